import { isForBrowser } from "./router.tsx";

/**
 * Remembers what was pressed last in a part whose code is still to come: a link, too, which may open over the page,
 * and what is not a button but acts like one.
 * @returns takes it, once.
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
  // Before React, which stops events that it can't handle yet.
  window.addEventListener("click", remember, true);
  return () => {
    window.removeEventListener("click", remember, true);
    return pressed;
  };
}

/** What a press in a form does, it does without code, too. */
const OF_FORMS = "input, textarea, select, label, summary";
const PRESSED = `a[href], button, ${OF_FORMS}, div`;
