import { lighter } from "../core/color.ts";
import { plain, stucco } from "../core/materials.ts";
import { box, type Decor, type Item } from "../core/model.ts";
import { fill } from "../core/svg.ts";
import type { Home, Paint } from "../homes/home.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { band, lantern, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { grid } from "../parts/grid.ts";
import { window } from "../parts/windows.ts";

/** Miami Beach: symmetrical, with shades over the windows and a stepped centre. */
export function artDeco(garden: Garden, paint: Paint): Home {
  const glass = { frame: paint.trim, panes: [3, 3] as const, sill: true, casing: paint.trim };
  const step = 3.2;
  const eyebrow = (x0: number, x1: number, z: number) =>
    box({ x: [x0, x1], y: [-0.55, -0.01], z: [z, z + 0.16] }, plain(paint.accent));
  const items: Item[] = [
    ...box({ x: [-9, -2], y: [0, 11], z: [0, 10.6] }, stucco(paint.body), {
      front: [
        skirting(paint.base, 0.7),
        ...grid(2, 3, { u: 0.8, v: 1.1, w: 2.2, h: 1.6 }, 3.2, step, glass),
        band(10, 0.18, paint.accent),
        band(10.3, 0.1, paint.accent),
      ],
      left: [
        skirting(paint.base, 0.7),
        ...grid(3, 3, { u: 1, v: 1.1, w: 2, h: 1.6 }, 3.4, step, glass),
      ],
    }),
    ...box({ x: [2, 9], y: [0, 11], z: [0, 10.6] }, stucco(paint.body), {
      front: [
        skirting(paint.base, 0.7),
        ...grid(2, 3, { u: 0.8, v: 1.1, w: 2.2, h: 1.6 }, 3.2, step, glass),
        band(10, 0.18, paint.accent),
        band(10.3, 0.1, paint.accent),
      ],
      right: [
        skirting(paint.base, 0.7),
        ...grid(3, 3, { u: 1, v: 1.1, w: 2, h: 1.6 }, 3.4, step, glass),
      ],
    }),
    ...box({ x: [-2, 2], y: [-0.7, 11], z: [0, 12.2] }, stucco(lighter(paint.body, 0.35)), {
      front: [
        door(
          { u: 1.1, v: 0.2, w: 1.8, h: 2.5 },
          { color: paint.accent, casing: paint.trim, kind: "glass", transom: true },
        ),
        lantern(0.5, 1.9),
        lantern(3.5, 1.9),
        fins(paint.accent, 3.5, 11.9),
        window(
          { u: 1.5, v: 4.2, w: 1, h: 5.6 },
          { frame: paint.trim, panes: [2, 9], sill: false, inside: "nothing" },
        ),
      ],
    }),
    ...box({ x: [-1.1, 1.1], y: [-0.3, 8], z: [12.2, 13.2] }, stucco(paint.accent)),
    ...[0, 1, 2].flatMap((i) => [
      ...eyebrow(-8.6, -2.6, 2.95 + i * step),
      ...eyebrow(2.6, 8.6, 2.95 + i * step),
    ]),
    ...box({ x: [-2.2, 2.2], y: [-2, -0.71], z: [3, 3.2] }, plain(paint.accent)),
    ...[-8, -6.4, -4.8, -3.2, 3.2, 4.8, 6.4, 8].map((x) =>
      shrub(garden, {
        at: [x, -0.8],
        width: 1.7,
        height: 0.8,
        ...(x % 1 === 0 ? { flowers: "#e58fa0" } : {}),
      }),
    ),
  ];
  return {
    items,
    x: [-9, 9],
    y: [-2, 11],
    height: 13.4,
    entry: { x: 0, y: -0.8, width: 2.4 },
    beds: [],
    lamps: [{ at: [0, -1.2, 2.2], radius: 2 }],
  };
}

function fins(color: string, from: number, to: number): Decor {
  return (painter) =>
    [0.45, 0.8, 3.05, 3.4]
      .map(
        (u) =>
          fill(painter.rect(u + 0.1, from, u + 0.28, to - 0.2), painter.light.shadow.color, 0.2) +
          fill(painter.rect(u, from, u + 0.15, to, -0.1), painter.tone(color)),
      )
      .join("");
}
