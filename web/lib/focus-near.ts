/**
 * Where the focus goes if what has it disappears, by itself or with its whole row: to the heading of
 * what is left around it, else to the page's. Looked up now, because afterwards the element is detached.
 * @returns a function that moves the focus if it is lost. The page doesn't scroll: whoever pressed a
 * button with the pointer goes on where they are.
 */
export function focusNear(element: Element | null): () => void {
  const places: Element[] = [];
  for (let at = element?.closest(PLACES); at; at = at.parentElement?.closest(PLACES)) {
    places.push(at);
  }
  return () => {
    if (element?.isConnected || !isFocusLost()) return;
    const headings = places.map((place) =>
      place.isConnected ? place.querySelector<HTMLElement>("h1, h2, h3, h4") : null,
    );
    const heading = headings.find((each) => each !== null) ?? document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  };
}

/** What had it in a dialog still has it when that is closed, until it is removed. */
function isFocusLost(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused === document.body || focused.closest("dialog:not([open])") !== null;
}

const PLACES = "li, section, article, dialog";
