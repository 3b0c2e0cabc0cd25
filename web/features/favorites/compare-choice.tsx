import { FALLBACK_TITLE } from "@domain/listings.ts";
import type { KeptListing } from "@web/api/kept-listings.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { VisuallyHidden } from "@web/components/visually-hidden.tsx";
import type { CompareChoice as Choice } from "./use-compare-choice.ts";

/** Below a card: adds the home to the comparison. */
export function CompareChoice({ home, choice }: { home: KeptListing; choice: Choice }) {
  return (
    <Checkbox
      className="mt-2"
      label={
        <>
          Compare <VisuallyHidden>{home.title || FALLBACK_TITLE}</VisuallyHidden>
        </>
      }
      checked={choice.ids.includes(home.id)}
      onChange={(event) => choice.toggle(home.id, event.target.checked)}
    />
  );
}
