import { type ReadComparable, readComparable } from "@domain/homes/price-bench-facts.ts";
import { readRows } from "@domain/homes/price-bench-rows.ts";
import { IMPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { typedText } from "@domain/site/text/typed-text.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useKeptIds } from "@web/lib/attempt.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/** Lines of a spreadsheet. What is added leaves the field; what can't be read stays there with its reason. */
export function PasteRows(props: {
  today: string;
  onAdd: (id: string, facts: ReadComparable) => Promise<void>;
  /** Once all are added that could be: the pressed button has nothing left to do. */
  onDone: () => void;
}) {
  const work = useWork();
  const [text, setText] = useState("");
  const idOf = useKeptIds();
  const rows = readRows(text, props.today);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const right = rows.filter(({ problems }) => problems.length === 0);

  async function add() {
    for (const { line, input } of right) {
      await props.onAdd(idOf(line), readComparable(input));
      setText((before) => without(before, line));
    }
    props.onDone();
  }

  return (
    <div className="grid gap-4">
      <TextArea
        label="Rows of a spreadsheet"
        hint="With headings, any order works. With none, use: address, price, date, area, beds, baths, cars, acres, year built."
        rows={6}
        keepsTabs
        maxLength={IMPORT_LIMITS.text}
        value={text}
        onChange={({ target }) => setText(target.value.split("\t").map(typedText).join("\t"))}
      />
      {wrong.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-ink-soft text-sm">
          {wrong.map(({ number, problems }) => (
            <li key={number}>{`Line ${number}: ${problems.join(". ")}.`}</li>
          ))}
        </ul>
      )}
      <Failure text={work.failureText} />
      <Button
        className="justify-self-start"
        disabled={right.length === 0}
        pending={work.doing === "rows"}
        pendingText="Adding..."
        onClick={() => void work.run("rows", add, "bench_not_saved")}
      >
        {right.length === 0 ? "Add homes" : `Add ${formatCount(right.length, "home")}`}
      </Button>
    </div>
  );
}

function without(text: string, line: string): string {
  const lines = text.split(/\r?\n/);
  const place = lines.indexOf(line);
  return lines.filter((_, n) => n !== place).join("\n");
}
