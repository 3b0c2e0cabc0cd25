import { Button } from "@web/components/button.tsx";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { FIELD_LABELS } from "./listing-fields.ts";
import type { Draft } from "./use-draft.ts";

/** The same field was changed here and in another tab or on another device: the owner chooses. */
export function ConflictNotice({ draft }: { draft: Draft }) {
  const headingId = useId();
  if (draft.conflicts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-lg bg-amber-soft px-5 py-5 sm:px-6">
      <div role="alert">
        <h2 id={headingId} className="flex items-center gap-2.5 font-semibold">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />
          This listing was changed somewhere else
        </h2>
        <p className="mt-1 text-sm">
          In another tab or on another device. Both versions are kept until you choose.
        </p>
      </div>
      <ul className="mt-4 grid gap-5">
        {draft.conflicts.map(({ name, mine, theirs }) => (
          <li key={name}>
            <p className="font-medium text-sm">{FIELD_LABELS[name]}</p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version
                title="Here"
                value={mine}
                action={`Keep this one: ${FIELD_LABELS[name]}`}
                label="Keep this one"
                onChoose={() => draft.choose(name, "mine")}
              />
              <Version
                title="There"
                value={theirs}
                action={`Take this one: ${FIELD_LABELS[name]}`}
                label="Take this one"
                onChoose={() => draft.choose(name, "theirs")}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Version(props: {
  title: string;
  value: unknown;
  action: string;
  label: string;
  onChoose: () => void;
}) {
  return (
    <div className="grid content-between gap-3 rounded-md bg-surface p-4">
      <div>
        <p className="text-ink-faint text-xs">{props.title}</p>
        <p className="wrap-anywhere mt-1 max-h-40 overflow-y-auto whitespace-pre-line text-sm">
          {written(props.value)}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={props.action} onClick={props.onChoose}>
        {props.label}
      </Button>
    </div>
  );
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "None";
  if (typeof value === "object" && value !== null && "lat" in value && "lng" in value) {
    return `${value.lat}, ${value.lng}`;
  }
  return value === "" || value === null || value === undefined ? "Empty" : String(value);
}
