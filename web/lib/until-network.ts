import { isOnline } from "./browser-features.ts";

/** The longest pause between two attempts, in ms. */
const MAX_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;

/**
 * Resolves when a retry is worthwhile: as soon as the device comes back online, or after a pause
 * that grows with consecutive failures. A device that says it is offline is always right.
 */
export function untilNetwork(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      window.removeEventListener("online", finish);
      clearTimeout(timer);
      resolve();
    };
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    const timer = setTimeout(() => {
      if (isOnline()) finish();
    }, pause);
    window.addEventListener("online", finish);
  });
}
