import { cross, sub, unit, type V2, type V3 } from "./geometry.ts";
import type { Painter } from "./painter.ts";

/** What a surface is made of; `pattern` draws its courses, boards or tiles. */
export type Surface = {
  color: string;
  pattern?: Decor;
  /** Rounds the edges of a cushion or a tub by so many metres. */
  soft?: number;
};

/** Draws onto a face in its own metres. */
export type Decor = (painter: Painter) => string;

/** One flat side of a thing. */
export type Face = {
  kind: "face";
  points: readonly V3[];
  normal: V3;
  /** Across and up the face, from `points[0]`. */
  across: V3;
  up: V3;
  surface: Surface;
  decor: readonly Decor[];
  /** Details painted over the shadows that fall on the face, such as lamplight. */
  glow: readonly Decor[];
  castsShadow: boolean;
  takesShadow: boolean;
  /** A face without a body shows its decor only (a railing, a wire fence). */
  isOpen: boolean;
  isTwoSided: boolean;
};

export type FaceOptions = Partial<
  Pick<Face, "decor" | "glow" | "castsShadow" | "takesShadow" | "isOpen" | "isTwoSided">
>;

/** Something drawn flat towards the viewer: a tree, a lamp. */
export type Sprite = {
  kind: "sprite";
  at: V3;
  /** @param x,y where `at` is on the screen. @param scale px per metre there. */
  draw: (x: number, y: number, scale: number) => string;
  /** What it covers: half its width and its height, in metres. */
  size: V2;
  /** The outline that throws a shadow, in metres around `at`: [sideways, height]. */
  outline?: readonly V2[];
  /** How much of the sun the crown holds back, 0 to 1. */
  density?: number;
};

export type Item = Face | Sprite;

export const PLAIN: Surface = { color: "#efe8da" };

export function face(points: readonly V3[], surface: Surface, options: FaceOptions = {}): Face {
  const [a, b, c] = points;
  if (!a || !b || !c) throw new Error("A face has at least three points.");
  const normal = unit(cross(sub(b, a), sub(c, a)));
  const isLevel = Math.abs(normal[2]) > 0.999;
  const across: V3 = isLevel ? [1, 0, 0] : unit(cross([0, 0, 1], normal));
  const up: V3 = isLevel ? [0, 1, 0] : cross(normal, across);
  return {
    kind: "face",
    points,
    normal,
    across,
    up,
    surface,
    decor: options.decor ?? [],
    glow: options.glow ?? [],
    castsShadow: options.castsShadow ?? true,
    takesShadow: options.takesShadow ?? true,
    isOpen: options.isOpen ?? false,
    isTwoSided: options.isTwoSided ?? false,
  };
}

/** An upright rectangle; seen from outside, `from` is at the left and `to` at the right. */
export function wall(
  from: V2,
  to: V2,
  z0: number,
  z1: number,
  surface: Surface,
  ...decor: readonly Decor[]
): Face {
  return face(rectangle(from, to, z0, z1), surface, { decor });
}

export function rectangle(from: V2, to: V2, z0: number, z1: number): V3[] {
  return [
    [from[0], from[1], z0],
    [to[0], to[1], z0],
    [to[0], to[1], z1],
    [from[0], from[1], z1],
  ];
}

export type Extent = { x: V2; y: V2; z: V2 };
export type Sides = Partial<Record<"front" | "back" | "left" | "right" | "top", readonly Decor[]>>;

/** A box: front looks at the street (−y). */
export function box(
  { x: [x0, x1], y: [y0, y1], z: [z0, z1] }: Extent,
  surface: Surface,
  sides: Sides = {},
  top: Surface = surface,
): Face[] {
  return [
    wall([x0, y0], [x1, y0], z0, z1, surface, ...(sides.front ?? [])),
    wall([x1, y0], [x1, y1], z0, z1, surface, ...(sides.right ?? [])),
    wall([x1, y1], [x0, y1], z0, z1, surface, ...(sides.back ?? [])),
    wall([x0, y1], [x0, y0], z0, z1, surface, ...(sides.left ?? [])),
    face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      top,
      { decor: sides.top ?? [] },
    ),
    face(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y0, z0],
        [x0, y0, z0],
      ],
      surface,
      { castsShadow: false },
    ),
  ];
}

/** A flat body of this thickness hung below its upper side (roofs, decks, awnings). */
export function slab(
  upper: readonly V3[],
  thickness: number,
  surface: Surface,
  edge: Surface = surface,
  under: Surface = edge,
  options: FaceOptions = {},
): Face[] {
  const lower = upper.map(([x, y, z]): V3 => [x, y, z - thickness]);
  const edges = upper.map((from, i) => {
    const to = upper[(i + 1) % upper.length] ?? from;
    const fromBelow = lower[i] ?? from;
    const toBelow = lower[(i + 1) % lower.length] ?? to;
    return face([fromBelow, toBelow, to, from], edge, { castsShadow: false });
  });
  return [
    face(upper, surface, options),
    face([...lower].reverse(), under, { castsShadow: false }),
    ...edges,
  ];
}

/** Moves every point; the way to reuse a part elsewhere. */
export function moved(items: readonly Face[], by: V3): Face[] {
  return items.map((item) => ({
    ...item,
    points: item.points.map(([x, y, z]): V3 => [x + by[0], y + by[1], z + by[2]]),
  }));
}
