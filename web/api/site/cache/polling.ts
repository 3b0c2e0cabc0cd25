/**
 * How often a visible page asks for other people's changes (decision 23): often where someone is
 * waiting for an answer or using the page, otherwise rarely.
 */
export const POLL_INTERVAL_MS = 15_000;
export const CALM_POLL_MS = 60_000;
/** The pause for facts that the bell announces anyway (decision 82) but a function answers: its calls cost money. */
export const RARE_POLL_MS = 10 * 60_000;

/** A page that has not been touched for this long was just left open. */
const IN_USE_MS = 2 * 60_000;
let lastTouched: number | undefined;

/** The value for `refetchInterval`, which is evaluated after every answer. */
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
