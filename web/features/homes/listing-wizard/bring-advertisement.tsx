import { decodeText } from "@domain/homes/decode-text.ts";
import type { Imported } from "@domain/homes/imported.ts";
import { readAdvertisement } from "@domain/homes/listing-import.ts";
import { postBoxIn } from "@domain/homes/listing-input.ts";
import { IMPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { readWithAssistant } from "@web/api/homes/read-advertisement.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { Sparkles } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { AskStreet } from "./ask-street.tsx";
import { ReadFields } from "./read-fields.tsx";
import type { WizardForm } from "./use-wizard-form.ts";

/**
 * Fills in a draft from an advertisement that the owner has elsewhere. It first shows what it read, each
 * field with the words that say so; only what stays ticked reaches the form.
 */
export default function BringAdvertisement({ form }: { form: WizardForm }) {
  const [text, setText] = useState("");
  const [read, setRead] = useState<Imported | null>(null);
  const assistant = useWork();
  const field = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const box = postBoxIn(read?.left ?? []);
  const hasAddress = read?.fields.some(({ name }) => name === "address");

  function start() {
    setRead(readAdvertisement(text));
    assistant.forgetFailure();
    // Over the answer, once it is rendered.
    requestAnimationFrame(() => heading.current?.focus());
  }

  async function readRest() {
    const found = await readWithAssistant(text);
    // The text may have been changed, or used, in the meantime.
    if (field.current?.value === text) setRead(found);
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // A portal's file may have many homes, and the first is read.
    const start = await file?.slice(0, IMPORT_LIMITS.text * 4).arrayBuffer();
    if (start) setText(decodeText(new Uint8Array(start)).slice(0, IMPORT_LIMITS.text));
    target.value = "";
  }

  return (
    <div className="grid gap-5 pt-3">
      <TextArea
        ref={field}
        label="Your advertisement"
        hint="Paste its text, or two lines of a spreadsheet: the headings and the line of your home."
        rows={8}
        maxLength={IMPORT_LIMITS.text}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRead(null);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={start} disabled={text.trim() === ""}>
          Read it
        </Button>
        <label className="cursor-pointer rounded-sm px-2 py-2 font-medium text-clay text-sm underline underline-offset-[0.2em] has-focus-visible:outline-2 has-focus-visible:outline-focus">
          Choose a CSV file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => void take(event)}
          />
        </label>
      </div>
      {read && (
        <section aria-labelledby={headingId} className="grid gap-5 border-line border-t pt-5">
          <h3
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="font-display font-medium text-subheading"
          >
            {read.fields.length > 0 ? "Is this right?" : "We could not read anything from it"}
          </h3>
          {read.fields.length > 0 && (
            <ReadFields
              // Another reading starts with ticks of its own.
              key={JSON.stringify(read)}
              fields={read.fields}
              form={form}
              onUsed={(count) => {
                setRead(null);
                setText("");
                notify({
                  tone: "success",
                  text: `${count === 1 ? "One field is" : `${count} fields are`} filled in. Look through the steps before you publish.`,
                });
              }}
            />
          )}
          {box && !hasAddress && form.fields.address === "" && <AskStreet box={box} form={form} />}
          {read.left.length > 0 && (
            <div className="grid gap-2 text-sm">
              <p className="font-medium">We could not read this, and left it out</p>
              <ul className="list-disc space-y-1 pl-5 text-ink-soft">
                {read.left.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
                  <li key={place} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="grid gap-2">
            <Button
              variant="quiet"
              className="justify-self-start"
              pending={assistant.doing !== null}
              pendingText="Reading..."
              onClick={() => void assistant.run("read", readRest, "import_failed")}
            >
              <Sparkles aria-hidden="true" className="size-4" />
              Let the assistant read the rest
            </Button>
            <p className="text-ink-faint text-xs">
              This sends the text to OpenAI. It adds only facts that it can quote from the text.
            </p>
            {assistant.failure && <InlineNotice tone="warn">{assistant.failure.text}</InlineNotice>}
          </div>
        </section>
      )}
    </div>
  );
}
