/** Waits up to this long are exact; longer ones only save requests and may end early. */
const KEPT_MS = 2_000;

/**
 * Resolves after the given time; rejects with the signal's reason when the page is left. A longer
 * wait also ends when the user returns to this tab.
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
      signal.removeEventListener("abort", onAbort);
      settle();
    };
    const onAbort = () => end(() => reject(signal.reason));
    const onVisible = () => {
      if (document.visibilityState === "visible" && milliseconds > KEPT_MS) end(resolve);
    };
    const timer = setTimeout(() => end(resolve), milliseconds);
    document.addEventListener("visibilitychange", onVisible);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });
}
