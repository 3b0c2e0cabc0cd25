import { Button } from "@web/components/button.tsx";
import { setFavorite } from "@web/session/favorites.ts";
import { House } from "lucide-react";

/** Replaces a favorite that was sold or withdrawn. */
export function MissingHome({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  function remove() {
    setFavorite(id, false);
    onRemoved();
  }
  return (
    <article
      aria-label="No longer available"
      className="flex h-[420px] flex-col items-center justify-center gap-3 rounded-lg border border-line border-dashed px-6 text-center"
    >
      <House aria-hidden="true" className="size-7 stroke-[1.5] text-ink-faint" />
      <h3 className="font-display font-medium text-subheading">No longer available</h3>
      <p className="text-ink-soft text-sm">A home you saved has been sold or taken down.</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={remove}>
        Remove from favorites
      </Button>
    </article>
  );
}
