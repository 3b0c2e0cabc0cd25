import { lighter } from "../core/color.ts";
import { panels, plain, slats, stucco } from "../core/materials.ts";
import { box, type Decor, type Item } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { lantern } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { window } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { steelFrame } from "./looks.ts";

/** Stacked volumes with flat roofs, a cantilever and large panes. */
export function modern(_garden: Garden, paint: Paint): Home {
  const glass = steelFrame("#2b302f", [3, 1]);
  const timber = slats(paint.accent);
  const roofEdge = plain(paint.roof);
  const lower: Decor[] = [
    window({ u: 4.4, v: 0.3, w: 3.7, h: 2.4 }, { ...glass, panes: [3, 1], inside: "curtains" }),
  ];
  const items: Item[] = [
    // Ground floor: living rooms in plaster, entry in wood, garage in concrete.
    ...box({ x: [-7.2, 1.4], y: [0, 8], z: [0, 3] }, stucco(paint.body), {
      front: lower,
      left: [window({ u: 1.2, v: 0.3, w: 4.6, h: 2.4 }, { ...glass, panes: [4, 1] })],
    }),
    ...box({ x: [1.4, 3.6], y: [1.2, 8], z: [0, 3] }, timber, {
      front: [
        door(
          { u: 0.45, v: 0.18, w: 1.15, h: 2.4 },
          { color: paint.door, casing: "#2b302f", kind: "planks" },
        ),
        lantern(1.95, 1.9),
      ],
    }),
    ...box(
      { x: [3.6, 8.6], y: [0, 8], z: [0, 2.9] },
      panels(paint.base, 1.25, 1),
      {
        front: [garageDoor({ u: 0.35, v: 0, w: 4.3, h: 2.35 }, paint.accent, "glass")],
        right: [window({ u: 4.4, v: 1.5, w: 2.4, h: 0.8 }, { ...glass, panes: [2, 1] })],
      },
      roofEdge,
    ),
    // A thin roof over the entry and the garage.
    ...box({ x: [1.4, 8.9], y: [-0.5, 8], z: [3, 3.22] }, roofEdge),
    // Upper floor, shifted to the left and forward.
    ...box({ x: [-7.9, 1.4], y: [-1.2, 7], z: [3, 6.3] }, slats(paint.roof, "level"), {
      front: [
        window(
          { u: 0.7, v: 0.75, w: 3.9, h: 2.0 },
          { ...glass, panes: [3, 1], inside: "curtains" },
        ),
        window({ u: 5.6, v: 0.3, w: 1.2, h: 2.6 }, { ...glass, panes: [1, 1], inside: "nothing" }),
        window({ u: 7.3, v: 0.3, w: 1.2, h: 2.6 }, { ...glass, panes: [1, 1], inside: "nothing" }),
      ],
      left: [window({ u: 2.4, v: 0.75, w: 3.2, h: 2 }, { ...glass, panes: [2, 1] })],
      right: [window({ u: 1.6, v: 1.1, w: 1.4, h: 1.4 }, { ...glass, panes: [1, 1] })],
    }),
    ...box({ x: [-8.15, 1.65], y: [-1.45, 7.2], z: [6.3, 6.52] }, plain(lighter(paint.trim, 0.1))),
    ...[0, 1, 2].flatMap((i) =>
      box(
        { x: [1.2, 3.9], y: [-1.1 - i * 1.05, -0.25 - i * 1.05], z: [0, 0.12] },
        plain("#cfc8ba"),
      ),
    ),
    ...box({ x: [-7.2, 1.1], y: [-2.3, -2.05], z: [0, 0.5] }, panels(paint.base, 1.6, 0.6)),
  ];
  return {
    items,
    x: [-8, 8.7],
    y: [-2.3, 8],
    height: 6.6,
    entry: { x: 2.55, y: -3.4, width: 2 },
    drive: { x: [3.95, 8.2], y: 0 },
    beds: [{ from: [-7, -1.4], to: [0.9, -1.4], height: 0.8 }],
    lamps: [{ at: [3.3, 0.8, 2], radius: 1.6 }],
  };
}
