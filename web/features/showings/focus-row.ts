/**
 * After an action, its row may be gone: keeps the focus in the row, or moves it to the list's
 * heading. Both are looked up now, because afterwards the element is detached.
 * @returns a function that moves the focus.
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
