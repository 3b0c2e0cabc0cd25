import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { useMayOpen } from "@web/lib/router.tsx";
import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { differences } from "./edited-home.ts";
import { FIELD_LABELS } from "./listing-fields.ts";
import type { EditedHome } from "./use-edited-home.ts";

/** The listing was saved in another tab or on another device: the owner picks a version. */
export function ChooseVersion({ edited }: { edited: EditedHome }) {
  const headingId = useId();
  const mayOpen = useMayOpen();
  const [isOpen, setOpen] = useState(mayOpen);
  if (!edited.theirs) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-lg bg-amber-soft px-5 py-5 sm:px-6">
      <div role="alert">
        <h2 id={headingId} className="flex items-center gap-2.5 font-semibold">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />
          {TITLE}
        </h2>
        <p className="mt-1 text-sm">{EXPLANATION}</p>
      </div>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        Choose a version
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={TITLE}
        description={EXPLANATION}
        footer={
          <>
            <Button variant="secondary" onClick={() => edited.choose("theirs")}>
              Take the other version
            </Button>
            <Button onClick={() => edited.choose("mine")}>Keep this version</Button>
          </>
        }
      >
        <ul className="grid gap-5">
          {differences(edited).map(({ name, mine, theirs }) => (
            <li key={name}>
              <p className="font-medium text-sm">{FIELD_LABELS[name]}</p>
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                <Version title="This version" value={mine} />
                <Version title="The other version" value={theirs} />
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

const TITLE = "This listing was changed somewhere else";
const EXPLANATION = "In another tab or on another device. Both versions are kept until you choose.";

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="rounded-md bg-paper p-4">
      <p className="text-ink-faint text-xs">{title}</p>
      <p className="wrap-anywhere mt-1 max-h-40 overflow-y-auto whitespace-pre-line text-sm">
        {written(value)}
      </p>
    </div>
  );
}

function written(value: unknown): string {
  if (typeof value === "boolean") return value ? "Hidden" : "Shown";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "None";
  if (typeof value === "object" && value !== null && "lat" in value && "lng" in value) {
    return `${value.lat}, ${value.lng}`;
  }
  return value === "" || value === null || value === undefined ? "Empty" : String(value);
}
