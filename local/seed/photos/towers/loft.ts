import type { V2 } from "../core/geometry.ts";
import { brick, plain, slats } from "../core/materials.ts";
import { box, type Face, face, type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { steelFrame } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { band, lantern, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { grid } from "../parts/grid.ts";
import { planter } from "../parts/street-things.ts";
import { window } from "../parts/windows.ts";

/** A warehouse of 1910 turned into lofts: steel sashes, a loading canopy, a tank on the roof. */
export function loft(garden: Garden, paint: Paint): Home {
  const steel = {
    ...steelFrame("#25302e", [4, 5]),
    lintel: "#c9b496",
    sill: true,
    inside: "nothing" as const,
  };
  const items: Item[] = [
    ...box({ x: [-8.8, 8.8], y: [0, 12], z: [0, 14.6] }, brick(paint.body), {
      front: [
        skirting(paint.base, 1.1),
        ...grid(4, 3, { u: 0.95, v: 4.6, w: 3, h: 2.35 }, 4.23, 3.3, steel),
        ...[0.95, 13.64].map((u) =>
          window({ u, v: 1.15, w: 3, h: 2.5 }, { ...steel, arched: true, panes: [4, 3] }),
        ),
        window({ u: 9.41, v: 1.15, w: 3, h: 2.5 }, { ...steel, arched: true, panes: [4, 3] }),
        door(
          { u: 5.75, v: 0.15, w: 1.9, h: 2.7 },
          { color: "#39504a", casing: "#25302e", kind: "glass", transom: true },
        ),
        lantern(5.1, 2.2),
        lantern(8.3, 2.2),
        band(3.95, 0.26, "#cbb696"),
        band(13.9, 0.34, "#cbb696"),
      ],
      left: [
        skirting(paint.base, 1.1),
        ...grid(3, 4, { u: 0.9, v: 1.2, w: 2.8, h: 2.3 }, 3.8, 3.35, steel),
      ],
      right: [
        skirting(paint.base, 1.1),
        ...grid(3, 4, { u: 0.9, v: 1.2, w: 2.8, h: 2.3 }, 3.8, 3.35, steel),
      ],
    }),
    ...box({ x: [-9, 9], y: [-0.2, 12.2], z: [14.6, 15] }, plain("#b39c7c")),
    ...box({ x: [-3.7, -0.5], y: [-1.6, -0.01], z: [3.3, 3.48] }, plain("#2b3331")),
    ...tank(4.6, 5),
    ...planter([-8.4, -4.4], [-1.1, -0.4], 0.5, "#7a5a47"),
    ...planter([0.4, 8.4], [-1.1, -0.4], 0.5, "#7a5a47"),
    ...[-7.6, -6.2, -4.9, 1.2, 2.8, 4.4, 6, 7.6].map((x) =>
      shrub(garden, { at: [x, -0.75, 0.45], width: 1.5, height: 0.75 }),
    ),
  ];
  return {
    items,
    x: [-8.8, 8.8],
    y: [-1.6, 12],
    height: 18.4,
    entry: { x: -2.1, y: -0.1, width: 2.4 },
    beds: [],
    lamps: [{ at: [-2.1, -0.6, 2.4], radius: 2.2 }],
  };
}

/** A wooden water tank on legs under a pointed lid. */
function tank(x: number, y: number): Face[] {
  const [low, high] = [16.4, 18.2];
  const corner = (i: number, radius: number): V2 => {
    const angle = ((i + 0.5) / 8) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const staves = Array.from({ length: 8 }, (_, i) =>
    wall(corner(i, 1.3), corner(i + 1, 1.3), low, high, slats("#8d6c4e")),
  );
  const lid = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [corner(i, 1.45), corner(i + 1, 1.45)];
    return face(
      [
        [a[0], a[1], high],
        [b[0], b[1], high],
        [x, y, high + 0.9],
      ],
      plain("#5c4a3a"),
    );
  });
  const legs = [-0.75, 0.75].flatMap((dx) =>
    [-0.75, 0.75].flatMap((dy) =>
      box(
        { x: [x + dx - 0.08, x + dx + 0.08], y: [y + dy - 0.08, y + dy + 0.08], z: [15, low] },
        plain("#4a4038"),
      ),
    ),
  );
  return [...legs, ...staves, ...lid];
}
