import { darker, lighter } from "../core/color.ts";
import { plain, planks, stucco } from "../core/materials.ts";
import { box, type Decor, type Extent, type Item, type Sides } from "../core/model.ts";
import { fill } from "../core/svg.ts";
import { agave } from "../nature/southern.ts";
import type { Garden } from "../nature/trees.ts";
import { lantern, potted } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { post } from "../parts/porches.ts";
import { window } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";

/** Thick earthen walls with parapets, roof beams that show, a porch of peeled posts. */
export function adobe(garden: Garden, paint: Paint): Home {
  const glass = {
    frame: paint.trim,
    casing: paint.trim,
    panes: [2, 3] as const,
    inside: "curtains" as const,
  };
  const volume = (extent: Extent, sides: Sides = {}) =>
    box(
      extent,
      stucco(paint.body),
      {
        front: [...(sides.front ?? []), parapet],
        left: [...(sides.left ?? []), parapet],
        right: [...(sides.right ?? []), parapet],
      },
      stucco(lighter(paint.body, 0.15)),
    );
  const items: Item[] = [
    ...volume(
      { x: [-7, -2.2], y: [-1.2, 7], z: [0, 3.5] },
      {
        front: [
          beams(0.7, 2.9, 6, 0.66),
          window({ u: 1.6, v: 0.85, w: 1.6, h: 1.5 }, { ...glass, panes: [3, 3] }),
        ],
        left: [window({ u: 2.6, v: 0.9, w: 1.2, h: 1.4 }, glass), beams(0.9, 2.9, 9, 0.8)],
      },
    ),
    ...volume(
      { x: [-2.2, 4], y: [0, 7], z: [0, 3.15] },
      {
        front: [
          door(
            { u: 1.1, v: 0.14, w: 1.1, h: 2.1 },
            { color: paint.door, casing: darker(paint.body, 0.16), kind: "planks", arched: true },
          ),
          lantern(2.75, 1.75),
          window({ u: 3.6, v: 0.85, w: 1.6, h: 1.35 }, { ...glass, panes: [3, 3] }),
        ],
      },
    ),
    ...volume(
      { x: [4, 8.2], y: [-0.6, 6.4], z: [0, 2.85] },
      {
        front: [
          beams(0.6, 2.35, 5, 0.72),
          window({ u: 1.3, v: 0.8, w: 1.5, h: 1.3 }, { ...glass, panes: [3, 3] }),
        ],
        right: [window({ u: 2.4, v: 0.9, w: 1.2, h: 1.2 }, glass), beams(0.8, 2.35, 8, 0.8)],
      },
    ),
    // The portal: posts with a beam and a flat roof of boards.
    ...[-1.9, 0.9, 3.7].flatMap((x) => post(x, -1.55, [0.14, 2.5], 0.2, "#9b7248")),
    ...box({ x: [-2.18, 3.98], y: [-1.72, -1.4], z: [2.5, 2.72] }, plain("#8d6640")),
    ...box({ x: [-2.18, 3.98], y: [-2, -0.02], z: [2.72, 2.86] }, planks("#a57d52")),
    ...box(
      { x: [-2.18, 3.98], y: [-1.9, -0.02], z: [0, 0.14] },
      plain("#c3926a"),
      {},
      plain("#cf9f75"),
    ),
    ...box({ x: [-11.5, -7], y: [0.6, 0.95], z: [0, 1.5] }, stucco(paint.body), {
      front: [parapet],
    }),
    ...potted([-1.2, -0.5, 0.14], 1, "#b5623f", (at) => agave(garden, at, 0.7)),
    ...potted([3.3, -0.5, 0.14], 0.8, "#4f7a78", (at) => agave(garden, at, 0.6)),
  ];
  return {
    items,
    x: [-7, 8.2],
    y: [-2, 7],
    height: 4.2,
    entry: { x: -0.5, y: -2.1, width: 1.7 },
    beds: [
      { from: [-6.8, -1.8], to: [-2.8, -1.8], height: 0.6 },
      { from: [4.2, -1.2], to: [8, -1.2], height: 0.6 },
    ],
    lamps: [{ at: [0.55, -0.3, 1.8], radius: 1.6 }],
  };
}

/** The softly rounded upper edge, and a canale's stain. */
const parapet: Decor = (painter) => {
  const { width, height } = painter;
  return fill(
    painter.rounded(
      [
        [0, height - 0.14],
        [width, height - 0.14],
        [width, height + 0.05],
        [0, height + 0.05],
      ],
      0.09,
    ),
    painter.tone("#f0d9b6"),
    0.5,
  );
};

/** Round beam ends with their slanting shadows. */
function beams(u: number, v: number, count: number, step: number): Decor {
  return (painter) => {
    const { sun } = painter.light;
    let ends = "";
    let shadows = "";
    for (let i = 0; i < count; i++) {
      const at = u + i * step;
      const slant = -Math.sign(sun[0]) * 0.16;
      ends += painter.disc(at, v, 0.085, 0.085, -0.3);
      shadows += painter.poly([
        [at - 0.07, v],
        [at + 0.07, v],
        [at + 0.07 + slant, v - 0.5],
        [at - 0.07 + slant, v - 0.5],
      ]);
    }
    return (
      fill(shadows, painter.light.shadow.color, painter.light.lamps ? 0.14 : 0.3) +
      fill(ends, painter.tone("#8d6a46"))
    );
  };
}
