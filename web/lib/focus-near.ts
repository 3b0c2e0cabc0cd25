/**
 * The element that gets the focus if the present one disappears, by itself or with its whole row: the heading of the
 * rest around it, else the page's heading, or the element that keeps the focus of its parts. It is looked up now,
 * because afterwards the element is detached. @returns a function that moves the focus if it is lost. The page scrolls
 * only if the heading is out of sight, as for a Tab. It doesn't scroll for a person who pressed with the pointer, who
 * continues at that place.
 */
export function focusNear(element: Element | null): () => void {
  const places: Element[] = [];
  for (let at = element?.closest(PLACES); at; at = at.parentElement?.closest(PLACES)) {
    places.push(at);
  }
  return () => {
    if (element?.isConnected || !isFocusLost()) return;
    const target =
      places
        .filter(({ isConnected }) => isConnected)
        .map((place) => (place.matches(KEEPER) ? place : place.querySelector("h1, h2, h3, h4")))
        .find((each) => each !== null) ?? document.querySelector("h1");
    if (!(target instanceof HTMLElement)) return;
    if (!target.matches(KEEPER)) target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
    // The element is scrolled below the sticky bars, whose room base.css keeps.
    if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
  };
}

/** An element that had the focus in a dialog still has it when the dialog is closed, until the element is removed. */
function isFocusLost(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused === document.body || focused.closest("dialog:not([open])") !== null;
}

/** Takes the focus of an element that disappears from within it, e.g. a map, whose markers come and go. */
const KEEPER = "[data-keeps-focus]";
const PLACES = `li, section, article, dialog, ${KEEPER}`;
