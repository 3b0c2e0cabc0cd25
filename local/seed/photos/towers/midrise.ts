import { lighter } from "../core/color.ts";
import { brick, panels, plain } from "../core/materials.ts";
import { box, type Item } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { steelFrame } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { balcony } from "../parts/balconies.ts";
import { band, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { grid } from "../parts/grid.ts";
import { planter } from "../parts/street-things.ts";
import { window } from "../parts/windows.ts";

/** Five floors of brick with balconies and a glazed ground floor. */
export function midrise(garden: Garden, paint: Paint): Home {
  const glass = { ...steelFrame("#2b302f", [2, 1]), lintel: lighter(paint.body, 0.2), sill: true };
  const shop = steelFrame("#2b302f", [3, 1]);
  const step = 3.1;
  const bays = [2.2, 14.2];
  const items: Item[] = [
    ...box({ x: [-9.6, 9.6], y: [0, 12], z: [0, 4] }, panels(paint.base, 2.4, 1.3), {
      front: [
        ...[0.7, 4.1, 11.6, 15].map((u) =>
          window({ u, v: 0.35, w: 3, h: 2.9 }, { ...shop, inside: "nothing" }),
        ),
        door(
          { u: 8.75, v: 0.1, w: 1.6, h: 2.6 },
          { color: "#3a4744", casing: "#2b302f", kind: "glass", sidelights: true, transom: true },
        ),
        lantern(7.9, 2.1),
        lantern(11.2, 2.1),
      ],
      right: grid(3, 1, { u: 0.8, v: 0.4, w: 2.8, h: 2.8 }, 3.8, 1, { ...shop, inside: "nothing" }),
      left: grid(3, 1, { u: 0.8, v: 0.4, w: 2.8, h: 2.8 }, 3.8, 1, { ...shop, inside: "nothing" }),
    }),
    ...box({ x: [-9.6, 9.6], y: [0, 12], z: [4, 17] }, brick(paint.body), {
      front: [
        ...grid(4, 4, { u: 5.75, v: 0.75, w: 1.4, h: 1.8 }, 2.1, step, glass),
        ...grid(1, 4, { u: 0.5, v: 0.75, w: 1.2, h: 1.8 }, 1, step, { ...glass, panes: [1, 1] }),
        ...grid(1, 4, { u: 17.5, v: 0.75, w: 1.2, h: 1.8 }, 1, step, { ...glass, panes: [1, 1] }),
        ...bays.flatMap((u) =>
          grid(1, 4, { u: u + 0.2, v: 0.15, w: 2.4, h: 2.4 }, 3, step, {
            ...steelFrame("#2b302f", [3, 1]),
            inside: "curtains",
          }),
        ),
        band(12.4, 0.3, lighter(paint.body, 0.3)),
      ],
      right: grid(4, 4, { u: 1, v: 0.75, w: 1.4, h: 1.8 }, 2.9, step, glass),
      left: grid(4, 4, { u: 1, v: 0.75, w: 1.4, h: 1.8 }, 2.9, step, glass),
    }),
    ...box({ x: [-9.85, 9.85], y: [-0.25, 12.2], z: [17, 17.45] }, plain(paint.trim)),
    ...bays.flatMap((u) =>
      [0, 1, 2, 3].flatMap((i) =>
        balcony([-9.6 + u, -9.6 + u + 2.8], 0, 4.1 + i * step, 1.35, paint.trim, "bars"),
      ),
    ),
    ...box({ x: [-1.6, 1.6], y: [-1.7, -0.01], z: [3.15, 3.4] }, plain("#2b302f")),
    ...planter([-9, -2.2], [-1.3, -0.5], 0.5, "#6b6a62"),
    ...planter([2.2, 9], [-1.3, -0.5], 0.5, "#6b6a62"),
    ...[-8.4, -6.6, -4.8, -3, 3, 4.8, 6.6, 8.4].map((x) =>
      shrub(garden, { at: [x, -0.9, 0.45], width: 1.7, height: 0.8 }),
    ),
  ];
  return {
    items,
    x: [-9.6, 9.6],
    y: [-1.7, 12],
    height: 18,
    entry: { x: 0, y: -0.2, width: 2.6 },
    beds: [],
    lamps: [{ at: [0, -0.6, 2.4], radius: 2.4 }],
  };
}
