import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { offerUndo } from "@web/lib/undo.ts";

type HiddenHome = { id: string; title: string | null };

/** Hides a home from results, with an undo; the focus moves to the home beside it. */
export function hideHome(
  { id, title }: HiddenHome,
  from: Element,
  setHidden: (id: string, hidden: boolean) => boolean,
): void {
  const item = from.closest("li");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (!setHidden(id, true)) return;
  const next = beside?.querySelector<HTMLElement>("h3 a");
  (next ?? document.getElementById("results-title"))?.focus({ preventScroll: true });
  const name = title || FALLBACK_TITLE;
  offerUndo({
    text: `“${name}” is hidden from your results.`,
    undo: () => setHidden(id, false),
    undone: `“${name}” is in your results again.`,
    back: `[data-home="${id}"] h3 a`,
  });
}
