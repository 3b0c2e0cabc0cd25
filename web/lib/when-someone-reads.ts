/** A visitor who stays this long is reading, even without touching anything. */
const WAIT_MS = 30_000;
/** Assistive technology focuses, presses and types without a pointer or keys. */
const SIGNS = [
  "scroll",
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
  "click",
  "input",
] as const;

/**
 * Calls back once, at the first sign of a person. Code that only matters to people who stay can wait for it, so that a
 * visit that ends on the first screen doesn't pay for it.
 * @returns a function that cancels it.
 */
export function whenSomeoneReads(callback: () => void): () => void {
  const begin = () => {
    stop();
    callback();
  };
  const timer = setTimeout(begin, WAIT_MS);
  const stopListening = atFirst(SIGNS, begin);
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  return stop;
}

/** Calls back once, at the first of these events anywhere on the page. @returns a function that cancels it. */
export function atFirst(signs: readonly string[], callback: () => void): () => void {
  function stop() {
    for (const sign of signs) window.removeEventListener(sign, hear, { capture: true });
  }
  function hear() {
    stop();
    callback();
  }
  for (const sign of signs) window.addEventListener(sign, hear, { passive: true, capture: true });
  return stop;
}

/** Whether there has been such a sign since the site was opened. */
export let hasSomeoneRead = false;
if (globalThis.window)
  whenSomeoneReads(() => {
    hasSomeoneRead = true;
  });
