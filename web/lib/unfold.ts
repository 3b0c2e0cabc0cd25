/** Opens the folded part in `place`, scrolls it to the top, and moves the focus there. */
export function unfold(place: Element | null): void {
  const details = place?.querySelector("details");
  if (!place || !details) return;
  details.open = true;
  place.scrollIntoView({ block: "start" });
  details.querySelector("summary")?.focus({ preventScroll: true });
}
