/**
 * How often a visible page asks for other people's changes (decision 23): where somebody waits for an
 * answer, while the page is in use, and otherwise.
 */
export const POLL_INTERVAL_MS = 15_000;
export const CALM_POLL_MS = 60_000;
/** For data that the bell announces (decision 82) and a function returns, because calls cost money. */
export const RARE_POLL_MS = 10 * 60_000;

/** Without a touch for this long, a page was left open. */
const IN_USE_MS = 2 * 60_000;
let lastTouched: number | undefined;

/** For `refetchInterval`, which is evaluated after every answer. */
export function pollWhileInUse(): number {
  if (lastTouched === undefined) {
    const touched = () => {
      lastTouched = Date.now();
    };
    touched();
    for (const sign of ["pointerdown", "keydown", "focus"]) window.addEventListener(sign, touched);
  }
  return Date.now() - (lastTouched ?? 0) < IN_USE_MS ? POLL_INTERVAL_MS : CALM_POLL_MS;
}
