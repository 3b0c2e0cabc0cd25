/** A day of showings in the order of its time, as its owner lives through it. */

type Timed = { starts_at: string; ends_at: string };

/** What is between a showing and everything before it. */
export type Between = { kind: "free" | "overlap"; minutes: number };

const MINUTE_MS = 60_000;

/** Soonest first. */
export function inOrder<T extends Timed>(showings: readonly T[]): T[] {
  return showings.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

/**
 * For each showing, how long its owner is free before it, or for how long it overlaps one before, also at another home;
 * undefined where the next begins as the last one ends, and before the first. Visitors of one open house come together.
 *
 * @param showings soonest first.
 */
export function betweenShowings(showings: readonly Timed[]): (Between | undefined)[] {
  let end: number | undefined;
  return showings.map(({ starts_at, ends_at }, n) => {
    const before = showings[n - 1];
    const isTogether = before?.starts_at === starts_at && before.ends_at === ends_at;
    const minutes = end === undefined ? 0 : (Date.parse(starts_at) - end) / MINUTE_MS;
    end = Math.max(end ?? 0, Date.parse(ends_at));
    if (minutes === 0 || isTogether) return undefined;
    return { kind: minutes > 0 ? "free" : "overlap", minutes: Math.abs(minutes) };
  });
}

/** "45 min", "2 h", "1 h 30 min" */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
