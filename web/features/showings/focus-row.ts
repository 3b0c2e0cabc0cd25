/** What was pressed may be gone with its row: focus stays in the row, else at the list's head. */
export function focusRow(element: HTMLElement | null): void {
  const row = element?.closest("li[data-showing]") ?? element?.closest("li");
  const section = element?.closest("section");
  requestAnimationFrame(() => {
    const heading = row?.isConnected ? row.querySelector("h3") : section?.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
}
