import { fairHousingHits } from "@domain/homes/fair-housing.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { useRef, useState } from "react";
import type { DraftPart } from "./photo-drafts.ts";

export function DraftSentence(props: {
  number: number;
  sentence: DraftPart;
  onChange: (sentence: DraftPart) => void;
}) {
  const { number, sentence, onChange } = props;
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  function toggle(editing: boolean): void {
    focusAfter(
      () => setEditing(editing),
      () => row.current?.querySelector<HTMLElement>(editing ? "textarea" : "[data-edit]"),
    );
  }

  return (
    <div ref={row} className="grid gap-2 border-line border-b pb-3 last:border-b-0">
      {isEditing ? (
        <>
          <TextArea
            label={`Sentence ${number}`}
            rows={2}
            value={sentence.text}
            onChange={(event) => {
              // Editing a sentence implies accepting it.
              onChange({ ...sentence, text: event.target.value, isKept: true });
            }}
          />
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => toggle(false)}
          >
            Done
          </Button>
        </>
      ) : (
        <div className="flex items-start justify-between gap-3">
          <Checkbox
            label={sentence.text}
            checked={sentence.isKept}
            onChange={(event) => onChange({ ...sentence, isKept: event.target.checked })}
            className="flex-1"
          />
          <Button
            size="sm"
            variant="quiet"
            data-edit=""
            aria-label={`Edit sentence ${number}`}
            onClick={() => toggle(true)}
          >
            Edit
          </Button>
        </div>
      )}
      <FairHousing text={sentence.text} />
    </div>
  );
}

function FairHousing({ text }: { text: string }) {
  const hits = fairHousingHits(text);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {hits.map((hit) => (
        <p
          key={`${hit.start} ${hit.phrase}`}
          className="rounded-md bg-amber-soft px-3 py-2 text-ink text-xs"
        >
          <strong className="font-semibold">“{hit.phrase}”</strong> {hit.reason} {hit.suggestion}
        </p>
      ))}
    </div>
  );
}
