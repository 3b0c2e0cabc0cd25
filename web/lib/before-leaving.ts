/**
 * Work that waits while it can be undone. It is done at the latest when the page is left or its person signs out.
 */
const putOff = new Set<() => Promise<unknown>>();
let isListening = false;

/** @param finish sends what is put off, by a request that outlives the page. @returns a function that forgets it. */
export function beforeLeaving(finish: () => Promise<unknown>): () => void {
  if (!isListening) window.addEventListener("pagehide", () => void finishAll());
  isListening = true;
  putOff.add(finish);
  return () => void putOff.delete(finish);
}

/** Undefined if nothing is put off; otherwise resolves when it is done, or after a while. */
export function finishPutOff(): Promise<unknown> | undefined {
  if (putOff.size === 0) return undefined;
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([finishAll(), tooLong]);
}

/** Signing out doesn't wait longer. */
const LONGEST_WAIT_MS = 3000;

function finishAll(): Promise<unknown> {
  return Promise.allSettled([...putOff].map((finish) => finish()));
}
