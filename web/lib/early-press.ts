import { isForBrowser } from "./router.tsx";

/**
 * Remembers the last press in a part whose code has not loaded yet: also on links, which may open over
 * the page, and on elements that only act like buttons.
 * @returns a function that returns the pressed element and stops listening.
 */
export function keepEarlyPress(part: Element): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  function remember(event: MouseEvent) {
    const { target } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (!element || !part.contains(element) || element.matches(OF_FORMS)) return;
    if (element instanceof HTMLAnchorElement) {
      const isElsewhere = element.origin !== window.location.origin || element.hash !== "";
      if (isElsewhere || isForBrowser(event, element.target || undefined)) return;
      event.preventDefault();
    }
    pressed = element;
  }
  // The listener is there before React, which stops events that it can't handle yet.
  window.addEventListener("click", remember, true);
  return () => {
    window.removeEventListener("click", remember, true);
    return pressed;
  };
}

/** These elements work without code. */
const OF_FORMS = "input, textarea, select, label, summary";
const PRESSED = `a[href], button, ${OF_FORMS}, div`;
