/**
 * After an action, the pressed button or its whole row may be gone. The focus then moves to the
 * row's heading if the row is still there, otherwise to the list's. Both are looked up now, because
 * afterwards the element is detached.
 * @returns a function that finds the heading then.
 */
export function rowHeadingOf(element: HTMLElement | null): () => HTMLElement | null | undefined {
  const row = element?.closest("li[data-showing]");
  const section = element?.closest("section");
  return () => {
    const heading = row?.isConnected ? row.querySelector("h3") : section?.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    return heading;
  };
}
