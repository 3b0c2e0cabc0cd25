import type { Bounds } from "./bounds.ts";

/**
 * An area drawn on the map: a polygon, and its short form in an address. Corners lie on a grid of
 * hundred-thousandths of a degree (about a meter), doubled as often as the first letter says; each is
 * written as its distance from the one before, longitude first; a number as groups of five bits, the lowest
 * first. `private.area_of` reads the same form.
 */
export type Corner = readonly [lng: number, lat: number];

const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 60;
/** A corner takes at most twelve letters. */
const MOST_LETTERS = 1 + MOST_CORNERS * 12;
const MOST_DOUBLINGS = 15;
const STEPS = 100_000;
const LIMITS = [180 * STEPS, 90 * STEPS];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** A grid this fine across the area is finer than what was drawn. */
const FINE_ENOUGH = 4096;

export function encodeArea(corners: readonly Corner[]): string {
  const [west, south, east, north] = areaBounds(corners);
  const extent = Math.max(east - west, north - south) * STEPS;
  const doublings = Math.max(
    0,
    Math.min(MOST_DOUBLINGS, Math.ceil(Math.log2(extent / FINE_ENOUGH))),
  );
  const last = [0, 0];
  let code = LETTERS[doublings] ?? "";
  for (const corner of corners) {
    for (const [axis, degrees] of corner.entries()) {
      const most = Math.floor((LIMITS[axis] ?? 0) / 2 ** doublings);
      const steps = Math.max(-most, Math.min(most, Math.round((degrees * STEPS) / 2 ** doublings)));
      const way = steps - (last[axis] ?? 0);
      last[axis] = steps;
      // The lowest bit is the sign, so that short ways back are short too.
      let rest = way < 0 ? ~(way << 1) : way << 1;
      for (; rest >= 32; rest >>= 5) code += LETTERS[(rest & 31) | 32];
      code += LETTERS[rest];
    }
  }
  return code;
}

/** Undefined unless the code is an area on earth with an extent and few enough corners. */
export function decodeArea(code: string): Corner[] | undefined {
  const [first = "", ...letters] = code.length > MOST_LETTERS ? "" : code;
  const doublings = LETTERS.indexOf(first);
  const steps: number[] = [];
  let bits = 0;
  let shift = 0;
  if (first === "" || doublings > MOST_DOUBLINGS) return undefined;
  for (const letter of letters) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0 || shift > 25) return undefined;
    bits |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    steps.push((bits & 1 ? ~(bits >> 1) : bits >> 1) + (steps.at(-2) ?? 0));
    bits = 0;
    shift = 0;
  }
  const degreesOf = (step = 0) => (step * 2 ** doublings) / STEPS;
  const corners: Corner[] = [];
  for (let n = 0; n + 1 < steps.length; n += 2)
    corners.push([degreesOf(steps[n]), degreesOf(steps[n + 1])]);
  const isWhole = doublings >= 0 && shift === 0 && steps.length % 2 === 0;
  return isWhole && isArea(corners) ? corners : undefined;
}

/** Whether it can be searched: it may not cross the date line. */
export function isArea(corners: readonly Corner[]): boolean {
  if (corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS) return false;
  const [west, south, east, north] = areaBounds(corners);
  return west >= -180 && south >= -90 && east <= 180 && north <= 90 && west < east && south < north;
}

export function areaBounds(corners: readonly Corner[]): Bounds {
  const lngs = corners.map(([lng]) => lng);
  const lats = corners.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** The corners of a part of the map that does not cross the date line. */
export function rectangle([west, south, east, north]: Bounds): Corner[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
