/**
 * The little geometry the drawings need. Metres; x to the right, y away from the street,
 * z up. Polygons are convex and run counterclockwise as seen from their lit side.
 */
export type V2 = readonly [number, number];
export type V3 = readonly [number, number, number];

export function add(a: V3, b: V3): V3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function sub(a: V3, b: V3): V3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: V3, k: number): V3 {
  return [a[0] * k, a[1] * k, a[2] * k];
}

export function dot(a: V3, b: V3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: V3, b: V3): V3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: V3): V3 {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length === 0 ? a : scale(a, 1 / length);
}

export function lerp3(a: V3, b: V3, t: number): V3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The part of a polygon on the side of the plane to which `normal` points. */
export function clipToHalfSpace(points: readonly V3[], normal: V3, through: V3): V3[] {
  const kept: V3[] = [];
  points.forEach((current, i) => {
    const next = points[(i + 1) % points.length] ?? current;
    const here = dot(normal, sub(current, through));
    const there = dot(normal, sub(next, through));
    if (here >= 0) kept.push(current);
    if (here >= 0 !== there >= 0) kept.push(lerp3(current, next, here / (here - there)));
  });
  return kept;
}

/** Twice the signed area; positive when counterclockwise. */
export function signedArea(points: readonly V2[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

export function counterclockwise(points: readonly V2[]): V2[] {
  return signedArea(points) < 0 ? [...points].reverse() : [...points];
}

/** Sutherland and Hodgman: both polygons convex, `window` counterclockwise. */
export function clipToConvex(subject: readonly V2[], window: readonly V2[]): V2[] {
  let rest: V2[] = [...subject];
  window.forEach((from, i) => {
    const to = window[(i + 1) % window.length] ?? from;
    const inside = (p: V2) =>
      (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);
    const kept: V2[] = [];
    rest.forEach((current, k) => {
      const next = rest[(k + 1) % rest.length] ?? current;
      const here = inside(current);
      const there = inside(next);
      if (here >= 0) kept.push(current);
      if (here >= 0 !== there >= 0) {
        const t = here / (here - there);
        kept.push([
          current[0] + (next[0] - current[0]) * t,
          current[1] + (next[1] - current[1]) * t,
        ]);
      }
    });
    rest = kept;
  });
  return rest;
}

/** Where a convex polygon is cut by the line on which `axis` has this value: [from, to]. */
export function spanAt(
  polygon: readonly V2[],
  axis: 0 | 1,
  value: number,
): [number, number] | undefined {
  const other = axis === 0 ? 1 : 0;
  const cuts: number[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if (a[axis] > value === b[axis] > value) return;
    const t = (value - a[axis]) / (b[axis] - a[axis]);
    cuts.push(a[other] + (b[other] - a[other]) * t);
  });
  if (cuts.length < 2) return undefined;
  return [Math.min(...cuts), Math.max(...cuts)];
}
