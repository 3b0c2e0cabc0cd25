import type { FairHousingHit } from "@domain/homes/fair-housing.ts";
import { Button } from "@web/components/button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { Scale } from "lucide-react";
import { quickEdits } from "./fair-housing-edits.ts";

/** Wording that the Fair Housing Act restricts: why, and what to write instead. Never blocks. */
export function FairHousingNotes(props: {
  text: string;
  hits: FairHousingHit[];
  /** Called with the text after a one-tap edit. */
  onChange: (text: string) => void;
}) {
  return (
    <div role="status" className="grid">
      {props.hits.length > 0 && (
        <ul aria-label="Fair housing" className="grid gap-3">
          {props.hits.map((hit) => (
            <Note key={`${hit.start}-${hit.phrase}`} {...props} hit={hit} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Note(props: { text: string; hit: FairHousingHit; onChange: (text: string) => void }) {
  const { text, hit, onChange } = props;
  const isAdvice = hit.kind === "advice";
  return (
    <li
      className={classNames(
        "flex items-start gap-3 rounded-md px-4 py-3 text-sm",
        isAdvice ? "bg-sunken" : "bg-amber-soft",
      )}
    >
      <Scale
        aria-hidden="true"
        className={classNames("mt-0.5 size-5 shrink-0", isAdvice ? "text-ink-soft" : "text-amber")}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">“{hit.phrase}”</p>
        <p className="mt-0.5">
          {hit.reason} {hit.suggestion}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {quickEdits(text, hit).map((edit) => (
            <Button
              key={edit.label}
              size="sm"
              variant="secondary"
              onClick={() => onChange(edit.text)}
            >
              {edit.label}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}
