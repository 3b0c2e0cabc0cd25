/**
 * What was pressed may be gone with its row: focus stays in the row, else at the list's head.
 * Both are looked up now, because afterwards the element belongs to neither.
 * @returns what moves the focus.
 */
export function focusRowOf(element: HTMLElement | null): () => void {
  const row = element?.closest("li[data-showing]");
  const section = element?.closest("section");
  return () =>
    requestAnimationFrame(() => {
      const heading = row?.isConnected ? row.querySelector("h3") : section?.querySelector("h2");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
    });
}
