import { plain, stucco } from "../core/materials.ts";
import { box, type Item } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { steelFrame } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { balcony } from "../parts/balconies.ts";
import { skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { grid } from "../parts/grid.ts";
import { window } from "../parts/windows.ts";

/** White floors with a balcony in front of every room. */
export function coastCondo(garden: Garden, paint: Paint): Home {
  const step = 3;
  const floors = [0, 1, 2, 3, 4];
  const glass = { ...steelFrame("#4b6462", [3, 1]), inside: "curtains" as const };
  const columns = [0.4, 4.9, 11.3, 15.8];
  const items: Item[] = [
    ...box({ x: [-10, 10], y: [0, 11], z: [0, 15.6] }, stucco(paint.body), {
      front: [
        skirting(paint.base, 0.5),
        ...columns.flatMap((u) =>
          grid(1, 5, { u: u + 0.2, v: 0.5, w: 3.3, h: 2.2 }, 1, step, glass),
        ),
        ...floors
          .slice(1)
          .map((i) =>
            window({ u: 9.2, v: 0.9 + i * step, w: 1.6, h: 1.4 }, { ...glass, panes: [2, 1] }),
          ),
        door(
          { u: 9.2, v: 0.1, w: 1.6, h: 2.3 },
          { color: paint.accent, casing: paint.trim, kind: "glass", transom: true },
        ),
      ],
      left: grid(2, 5, { u: 1.6, v: 0.9, w: 1.8, h: 1.4 }, 4.6, step, glass),
      right: grid(2, 5, { u: 1.6, v: 0.9, w: 1.8, h: 1.4 }, 4.6, step, glass),
    }),
    ...box({ x: [-10.4, 10.4], y: [-1.5, 11.2], z: [15.6, 15.95] }, plain(paint.trim)),
    ...box({ x: [-1.6, 1.6], y: [1, 6], z: [15.95, 17.2] }, stucco(paint.accent)),
    ...columns.flatMap((u) =>
      floors
        .slice(1)
        .flatMap((i) =>
          balcony(
            [-10 + u - 0.1, -10 + u + 3.8],
            0,
            0.35 + i * step,
            1.4,
            paint.trim,
            "glass",
            "#7d908e",
          ),
        ),
    ),
    ...[-9, -7.4, -5.8, -4.2, 4.2, 5.8, 7.4, 9].map((x) =>
      shrub(garden, {
        at: [x, -1.6],
        width: 1.7,
        height: 0.8,
        ...(x > 0 ? { flowers: "#e9b9b4" } : {}),
      }),
    ),
  ];
  return {
    items,
    x: [-10.2, 10.2],
    y: [-1.5, 11],
    height: 17.2,
    entry: { x: 0, y: -0.1, width: 2.4 },
    beds: [],
    lamps: [],
  };
}
