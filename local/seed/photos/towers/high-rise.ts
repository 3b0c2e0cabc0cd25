import { panels, plain } from "../core/materials.ts";
import { box, type Item } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { steelFrame } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { balcony } from "../parts/balconies.ts";
import { curtainWall, grid } from "../parts/grid.ts";

/** A slender tower of glass over a stone base. */
export function highRise(garden: Garden, paint: Paint): Home {
  const facade = curtainWall(0, 1.25, 3.1, paint.accent, paint.trim);
  const top = 5 + 3.1 * 12;
  const items: Item[] = [
    ...box({ x: [-9, 9], y: [0, 16], z: [0, 5] }, panels(paint.base, 2.2, 1.6), {
      front: grid(4, 1, { u: 1, v: 0.3, w: 3.2, h: 3.6 }, 4.2, 1, {
        ...steelFrame("#2b302f", [3, 1]),
        inside: "nothing",
      }),
      right: grid(3, 1, { u: 1.4, v: 0.3, w: 3.2, h: 3.6 }, 4.6, 1, {
        ...steelFrame("#2b302f", [3, 1]),
        inside: "nothing",
      }),
      left: grid(3, 1, { u: 1.4, v: 0.3, w: 3.2, h: 3.6 }, 4.6, 1, {
        ...steelFrame("#2b302f", [3, 1]),
        inside: "nothing",
      }),
    }),
    ...box({ x: [-7.4, 5.2], y: [1.4, 14], z: [5, top] }, plain(paint.trim), {
      front: [facade],
      right: [facade],
      left: [facade],
    }),
    ...box({ x: [5.21, 8], y: [2.4, 13], z: [5, top - 6.2] }, plain(paint.body), {
      front: [curtainWall(0, 1.4, 3.1, paint.accent, paint.body)],
      right: [curtainWall(0, 1.4, 3.1, paint.accent, paint.body)],
    }),
    ...box({ x: [-4.6, 3], y: [4, 12], z: [top, top + 2.4] }, panels(paint.base, 1.2, 3)),
    ...Array.from({ length: 11 }, (_, i) =>
      balcony([-7.2, -3.6], 1.4, 5.25 + 3.1 * (i + 1), 1.4, paint.trim, "glass"),
    ).flat(),
    ...[-8, -6, -4, -2, 2, 4, 6, 8].map((x) =>
      shrub(garden, { at: [x, -0.9], width: 1.9, height: 1 }),
    ),
  ];
  return {
    items,
    x: [-9, 9],
    y: [-1, 16],
    height: top + 3,
    entry: { x: 0, y: -0.1, width: 3 },
    beds: [],
    lamps: [],
  };
}
