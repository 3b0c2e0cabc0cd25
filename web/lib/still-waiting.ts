import { useEffect } from "react";
import { dismiss, notify } from "./notices.ts";

/** A text for each kind of waiting says that the work continues, and what people can do. */
export const STILL_WAITING = {
  work: "This is taking longer than usual. Please keep waiting. We will tell you if it fails.",
  load: "Loading is taking longer than usual. Keep waiting, or reload the page.",
  upload: "An upload is taking longer than usual. Keep waiting, or cancel it and try again.",
  vesty: "Vesty is taking longer than usual. Keep waiting, or stop the answer and ask again.",
} as const;

export type Wait = keyof typeof STILL_WAITING;

/** Nothing is silent for longer. A query's load has become an answer or an error after nine seconds. */
export const SILENT_MS = { work: 8_000, load: 9_500, upload: 8_000, vesty: 8_000 } as const;

/** How many wait of each kind, and the notice that says so once for all of them. */
const shown = new Map<Wait, { count: number; notice: number }>();

/**
 * Starts to wait: once the wait is long a notice says so, until the returned function is called. If something has moved
 * in the meantime, end it and start again.
 */
export function stillWaiting(wait: Wait): () => void {
  let isSaid = false;
  const timer = setTimeout(() => {
    isSaid = true;
    const now = shown.get(wait);
    if (now) now.count += 1;
    else {
      const notice = notify({ tone: "info", text: STILL_WAITING[wait], stays: true });
      shown.set(wait, { count: 1, notice });
    }
  }, SILENT_MS[wait]);
  return () => {
    clearTimeout(timer);
    const now = shown.get(wait);
    if (!isSaid || !now) return;
    isSaid = false;
    now.count -= 1;
    if (now.count > 0) return;
    shown.delete(wait);
    dismiss(now.notice);
  };
}

/**
 * Waits for something that a component shows. @param wait nothing while there is no wait, or another part says so.
 * @param progress a value that changes when something moves.
 */
export function useStillWaiting(wait: Wait | null | undefined, progress?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress starts the wait anew
  useEffect(() => (wait ? stillWaiting(wait) : undefined), [wait, progress]);
}
