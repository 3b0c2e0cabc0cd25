import type { V2, V3 } from "../core/geometry.ts";
import { type Decor, type Face, face, type Surface, slab } from "../core/model.ts";

export type RoofLook = { cover: Surface; trim: Surface; under: Surface; thickness?: number };

export type GableRoof = {
  x: V2;
  y: V2;
  /** Height of the walls. */
  eave: number;
  /** Rise per metre. */
  pitch: number;
  /** The ridge runs along the street (x) or away from it (y). */
  ridge: "x" | "y";
  /** Over the eaves; a pair when its two sides differ. */
  overhang?: number | V2;
  /** Over the gables. */
  verge?: number | V2;
};

/** Two slopes over a rectangle, resting on the walls. */
export function gableRoof(roof: GableRoof, look: RoofLook): Face[] {
  const t = look.thickness ?? 0.16;
  const [oNear, oFar] = pair(roof.overhang ?? 0.5);
  const [rNear, rFar] = pair(roof.verge ?? 0.4);
  const [a0, a1] = roof.ridge === "x" ? roof.x : roof.y;
  const [b0, b1] = roof.ridge === "x" ? roof.y : roof.x;
  const middle = (b0 + b1) / 2;
  const top = roof.eave + t + ((b1 - b0) / 2) * roof.pitch;
  const lowNear = roof.eave + t - oNear * roof.pitch;
  const lowFar = roof.eave + t - oFar * roof.pitch;
  const at = (along: number, out: number, z: number): V3 =>
    roof.ridge === "x" ? [along, out, z] : [out, along, z];
  const near: V3[] = [
    at(a0 - rNear, b0 - oNear, lowNear),
    at(a1 + rFar, b0 - oNear, lowNear),
    at(a1 + rFar, middle, top),
    at(a0 - rNear, middle, top),
  ];
  const far: V3[] = [
    at(a1 + rFar, b1 + oFar, lowFar),
    at(a0 - rNear, b1 + oFar, lowFar),
    at(a0 - rNear, middle, top),
    at(a1 + rFar, middle, top),
  ];
  // Turning the ridge mirrors the rectangle, and with it the sense of rotation.
  const slopes =
    roof.ridge === "x" ? [near, far] : [[...near].reverse(), [...far].reverse()].map(startLow);
  return slopes.flatMap((slope) => slab(slope, t, look.cover, look.trim, look.under));
}

/** How high the ridge of such a roof is. */
export function ridgeHeight(roof: Pick<GableRoof, "x" | "y" | "eave" | "pitch" | "ridge">): number {
  const [from, to] = roof.ridge === "x" ? roof.y : roof.x;
  return roof.eave + ((to - from) / 2) * roof.pitch;
}

/** The wall under a gable, up to the ridge. */
export function gableWall(
  from: V2,
  to: V2,
  z0: number,
  eave: number,
  pitch: number,
  surface: Surface,
  ...decor: readonly Decor[]
): Face {
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const middle: V2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return face(
    [
      [from[0], from[1], z0],
      [to[0], to[1], z0],
      [to[0], to[1], eave],
      [middle[0], middle[1], eave + half * pitch],
      [from[0], from[1], eave],
    ],
    surface,
    { decor },
  );
}

/** Four slopes with a boxed eave. */
export function hipRoof(
  {
    x,
    y,
    eave,
    pitch,
    overhang = 0.5,
  }: { x: V2; y: V2; eave: number; pitch: number; overhang?: number },
  look: RoofLook,
): Face[] {
  const t = look.thickness ?? 0.2;
  const [x0, x1] = [x[0] - overhang, x[1] + overhang];
  const [y0, y1] = [y[0] - overhang, y[1] + overhang];
  const half = Math.min(x1 - x0, y1 - y0) / 2;
  const z = eave + t;
  const top = z + half * pitch;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const isWide = x1 - x0 >= y1 - y0;
  const ridgeA: V3 = isWide ? [x0 + half, cy, top] : [cx, y0 + half, top];
  const ridgeB: V3 = isWide ? [x1 - half, cy, top] : [cx, y1 - half, top];
  const [sw, se, ne, nw]: [V3, V3, V3, V3] = [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
  const slopes: V3[][] = isWide
    ? [
        [sw, se, ridgeB, ridgeA],
        [se, ne, ridgeB],
        [ne, nw, ridgeA, ridgeB],
        [nw, sw, ridgeA],
      ]
    : [
        [sw, se, ridgeA],
        [se, ne, ridgeB, ridgeA],
        [ne, nw, ridgeB],
        [nw, sw, ridgeA, ridgeB],
      ];
  return [
    ...slopes.map((points) => face(points, look.cover)),
    ...slab([sw, se, ne, nw], t, look.trim, look.trim, look.under).slice(1),
  ];
}

/** One slope, from a low edge at the front to a high edge at the back (or level). */
export function shedRoof(
  { x, y, front, back }: { x: V2; y: V2; front: number; back: number },
  look: RoofLook,
): Face[] {
  const t = look.thickness ?? 0.16;
  return slab(
    [
      [x[0], y[0], front + t],
      [x[1], y[0], front + t],
      [x[1], y[1], back + t],
      [x[0], y[1], back + t],
    ],
    t,
    look.cover,
    look.trim,
    look.under,
  );
}

/** A gabled dormer on the street side of a roof whose ridge runs along the street. */
export function dormer(
  roof: GableRoof,
  at: { center: number; width: number; y: number; height: number; pitch: number },
  look: RoofLook & { wall: Surface },
  front: readonly Decor[],
): Face[] {
  const t = look.thickness ?? 0.12;
  const base = (y: number) => roof.eave + (look.thickness ?? 0.16) + (y - roof.y[0]) * roof.pitch;
  const backAt = (z: number) => at.y + (z - base(at.y)) / roof.pitch;
  const z0 = base(at.y);
  const z1 = z0 + at.height;
  const [l, r] = [at.center - at.width / 2, at.center + at.width / 2];
  const peak = z1 + (at.width / 2) * at.pitch;
  return [
    gableWall([l, at.y], [r, at.y], z0, z1, at.pitch, look.wall, ...front),
    face(
      [
        [r, at.y, z0],
        [r, backAt(z1), z1],
        [r, at.y, z1],
      ],
      look.wall,
    ),
    face(
      [
        [l, at.y, z0],
        [l, at.y, z1],
        [l, backAt(z1), z1],
      ],
      look.wall,
    ),
    ...slope(-1),
    ...slope(1),
  ];

  /** One side of the little roof; each of its planes ends where it meets the large one. */
  function slope(side: -1 | 1): Face[] {
    const o = 0.22;
    const eaveX = at.center + side * (at.width / 2 + o);
    const [low, high] = [z1 - o * at.pitch, peak];
    const [tip, ridge] = [at.y - o, at.center];
    const turned = (points: V3[]): V3[] => (side > 0 ? points : points.reverse());
    return [
      face(
        turned([
          [eaveX, tip, low + t],
          [eaveX, backAt(low + t), low + t],
          [ridge, backAt(high + t), high + t],
          [ridge, tip, high + t],
        ]),
        look.cover,
      ),
      face(
        turned([
          [eaveX, backAt(low), low],
          [eaveX, tip, low],
          [ridge, tip, high],
          [ridge, backAt(high), high],
        ]),
        look.under,
        { castsShadow: false },
      ),
      face(
        turned([
          [eaveX, tip, low],
          [eaveX, tip, low + t],
          [ridge, tip, high + t],
          [ridge, tip, high],
        ]),
        look.trim,
        { castsShadow: false },
      ),
      face(
        turned([
          [eaveX, tip, low],
          [eaveX, backAt(low), low],
          [eaveX, backAt(low + t), low + t],
          [eaveX, tip, low + t],
        ]),
        look.trim,
        { castsShadow: false },
      ),
    ];
  }
}

/** A chimney that straddles a ridge along the street. */
export function ridgeChimney(
  {
    x,
    depth,
    ridgeY,
    ridgeZ,
    pitch,
    height,
  }: { x: V2; depth: number; ridgeY: number; ridgeZ: number; pitch: number; height: number },
  surface: Surface,
  cap: Surface,
): Face[] {
  const [y0, y1] = [ridgeY - depth / 2, ridgeY + depth / 2];
  const foot = ridgeZ - (depth / 2) * pitch;
  const top = ridgeZ + height;
  const side = (from: V2, to: V2, a: number, b: number): Face =>
    face(
      [
        [from[0], from[1], a],
        [to[0], to[1], b],
        [to[0], to[1], top],
        [from[0], from[1], top],
      ],
      surface,
    );
  return [
    side([x[0], y0], [x[1], y0], foot, foot),
    side([x[1], y0], [x[1], ridgeY], foot, ridgeZ),
    side([x[1], ridgeY], [x[1], y1], ridgeZ, foot),
    side([x[0], y1], [x[0], ridgeY], foot, ridgeZ),
    side([x[0], ridgeY], [x[0], y0], ridgeZ, foot),
    ...slab(
      [
        [x[0] - 0.08, y0 - 0.08, top + 0.16],
        [x[1] + 0.08, y0 - 0.08, top + 0.16],
        [x[1] + 0.08, y1 + 0.08, top + 0.16],
        [x[0] - 0.08, y1 + 0.08, top + 0.16],
      ],
      0.16,
      cap,
    ),
  ];
}

function pair(value: number | V2): V2 {
  return typeof value === "number" ? [value, value] : value;
}

/** Begins with the two points of the eave, as patterns expect. */
function startLow(points: V3[]): V3[] {
  const lowest = Math.min(...points.map(([, , z]) => z));
  const start = points.findIndex(
    ([, , z], i) => z === lowest && points[(i + 1) % points.length]?.[2] === lowest,
  );
  return [...points.slice(start), ...points.slice(0, start)];
}
