import { House } from "lucide-react";
import { Button } from "./button.tsx";

/** Replaces the card of a remembered home that was sold or withdrawn. */
export function MissingHome(props: {
  /** "A home you saved was sold or removed." */
  text: string;
  /** A label such as "Remove from favorites". */
  removeLabel: string;
  /** Left out where the visitor may not remove it. */
  onRemove?: () => void;
}) {
  return (
    <article
      aria-label="No longer available"
      className="flex h-[420px] flex-col items-center justify-center gap-3 rounded-lg border border-line border-dashed px-6 text-center"
    >
      <House aria-hidden="true" className="size-7 stroke-[1.5] text-ink-faint" />
      <h3 className="font-display font-medium text-subheading">No longer available</h3>
      <p className="text-ink-soft text-sm">{props.text}</p>
      {props.onRemove && (
        <Button
          data-back=""
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={props.onRemove}
        >
          {props.removeLabel}
        </Button>
      )}
    </article>
  );
}
