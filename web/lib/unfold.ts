/**
 * Opens the folded part in `place`, with the folds around it, scrolls it to the top, and moves the focus there.
 * @returns a function that folds again what this opened.
 */
export function unfold(place: Element | null): () => void {
  const own = place?.querySelector("details");
  if (!place || !own) return () => {};
  const folded: HTMLDetailsElement[] = [];
  for (let at: HTMLDetailsElement | null | undefined = own; at; at = foldAround(at)) {
    if (at.open) continue;
    at.open = true;
    folded.push(at);
  }
  place.scrollIntoView({ block: "start" });
  own.querySelector("summary")?.focus({ preventScroll: true });
  return () => {
    for (const each of folded) each.open = false;
  };
}

function foldAround(details: Element): HTMLDetailsElement | null | undefined {
  return details.parentElement?.closest("details");
}
