import type { DateNote } from "@domain/offers/offer-dates.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";

/** Notes about the dates in some terms, which are the same for either side. */
export function DateNotes({ notes }: { notes: readonly DateNote[] }) {
  if (notes.length === 0) return null;
  return (
    <InlineNotice tone="warn" title="About these dates">
      <ul className="grid gap-1">
        {notes.map(({ id, reason }) => (
          <li key={id}>{reason}</li>
        ))}
      </ul>
    </InlineNotice>
  );
}
