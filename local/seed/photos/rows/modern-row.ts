import { lighter } from "../core/color.ts";
import { panels, plain, slats, stucco } from "../core/materials.ts";
import { box, type Item } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { steelFrame } from "../homes/looks.ts";
import { grassTuft } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { planter } from "../parts/street-things.ts";
import { window } from "../parts/windows.ts";
import { terrace, type Unit } from "./row.ts";

const WIDTH = 5.6;

/** New construction: a framed bay, wood at the door, a terrace on the roof. */
export function modernRow(garden: Garden, paints: readonly Paint[]): Home {
  return terrace(garden, unit, paints, {
    width: WIDTH,
    height: 10.6,
    depth: 10,
    entry: 1.3,
    steps: 1.6,
  });
}

const unit: Unit = (garden, paint, x) => {
  const glass = steelFrame("#262c2b", [2, 1]);
  return [
    // Body, in plaster.
    ...box({ x: [x, x + WIDTH], y: [0, 10], z: [0, 9.2] }, stucco(paint.body), {
      front: [
        window({ u: 0.5, v: 3.5, w: 1.5, h: 2.2 }, { ...glass, panes: [1, 1] }),
        window({ u: 0.5, v: 6.4, w: 1.5, h: 2.1 }, { ...glass, panes: [1, 1] }),
        window({ u: 3, v: 0.5, w: 2.1, h: 2 }, { ...glass, panes: [2, 1], inside: "blind" }),
      ],
    }),
    // The porch in wood.
    ...box({ x: [x + 0.25, x + 2.35], y: [-0.5, -0.01], z: [0, 2.95] }, slats(paint.accent), {
      front: [
        door(
          { u: 0.5, v: 0.18, w: 1.1, h: 2.3 },
          { color: paint.door, casing: "#262c2b", kind: "planks" },
        ),
        lantern(1.86, 1.8),
      ],
    }),
    ...box({ x: [x + 0.1, x + 2.5], y: [-0.95, -0.01], z: [2.95, 3.12] }, plain("#2b302f")),
    // The bay over two floors.
    ...box(
      { x: [x + 2.6, x + 5.45], y: [-0.85, -0.01], z: [3.05, 9.7] },
      panels(paint.base, 1.4, 1.1),
      {
        front: [
          window(
            { u: 0.25, v: 0.35, w: 2.35, h: 2.4 },
            { ...glass, panes: [2, 1], inside: "curtains" },
          ),
          window({ u: 0.25, v: 3.5, w: 2.35, h: 2.4 }, { ...glass, panes: [2, 1] }),
        ],
        left: [window({ u: 0.15, v: 0.5, w: 0.5, h: 2.1 }, { ...glass, panes: [1, 1] })],
      },
    ),
    ...box(
      { x: [x + 0.4, x + 2.2], y: [-1.55, -0.5], z: [0, 0.18] },
      plain(lighter("#b9b2a4", 0.1)),
    ),
    ...planter([x + 2.8, x + 5.3], [-1.2, -0.5], 0.55, "#4a4f4c"),
    ...[3.1, 3.7, 4.3, 4.9].map((u) =>
      grassTuft(garden, [x + u, -0.85, 0.52], 0.75, "#8c9a62", "#cdbb8a"),
    ),
  ] satisfies Item[];
};
