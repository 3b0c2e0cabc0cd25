import { darker, lighter } from "../core/color.ts";
import { panels, plain } from "../core/materials.ts";
import { box, type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { band, lantern, seam, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { railing, steps } from "../parts/porches.ts";
import { window } from "../parts/windows.ts";
import { terrace, type Unit } from "./row.ts";

const WIDTH = 6;
const FLOOR = 1.75;

/** Four floors of stone with a stoop, tall windows and a bracketed cornice. */
export function brownstones(garden: Garden, paints: readonly Paint[]): Home {
  return terrace(garden, unit, paints, {
    width: WIDTH,
    height: 13.6,
    depth: 10,
    entry: 1.45,
    steps: 3.4,
  });
}

const unit: Unit = (garden, paint, x, isMain) => {
  const look = {
    frame: "#3a332d",
    casing: lighter(paint.body, 0.16),
    panes: [1, 2] as const,
    lintel: darker(paint.body, 0.14),
  };
  const top = 13.1;
  const floors = [FLOOR + 0.75, FLOOR + 4.05, FLOOR + 7.2];
  const items: Item[] = [
    wall(
      [x, 0],
      [x + WIDTH, 0],
      0,
      top,
      panels(paint.body, 3, 0.62),
      skirting(darker(paint.body, 0.12), FLOOR),
      ...floors.flatMap((v, i) => [
        ...(i === 0 ? [] : [window({ u: 0.75, v, w: 1.05, h: 2.15 - i * 0.12 }, look)]),
        window({ u: 2.5, v, w: 1.05, h: 2.2 - i * 0.12 }, look),
        window({ u: 4.15, v, w: 1.05, h: 2.2 - i * 0.12 }, look),
      ]),
      window({ u: 2.5, v: 0.35, w: 1.05, h: 1.1 }, { ...look, panes: [2, 1] }),
      window({ u: 4.15, v: 0.35, w: 1.05, h: 1.1 }, { ...look, panes: [2, 1] }),
      door(
        { u: 0.85, v: FLOOR, w: 1.2, h: 2.5 },
        { color: paint.door, casing: lighter(paint.body, 0.2), kind: "half-light", transom: true },
      ),
      lantern(2.28, FLOOR + 1.9),
      band(FLOOR + 3.45, 0.16, lighter(paint.body, 0.12)),
      band(top - 0.5, 0.5, paint.accent),
      seam,
    ),
    // The cornice.
    ...box(
      { x: [x + 0.02, x + WIDTH - 0.02], y: [-0.45, -0.01], z: [top - 0.12, top + 0.3] },
      plain(paint.accent),
    ),
    ...[0.3, 1.5, 2.7, 3.9, 5.1].flatMap((u) =>
      box(
        { x: [x + u, x + u + 0.2], y: [-0.34, -0.01], z: [top - 0.55, top - 0.13] },
        plain(lighter(paint.accent, 0.12)),
      ),
    ),
    ...steps([x + 0.75, x + 2.2], -0.7, FLOOR, plain(lighter(paint.body, 0.18)), 0.29),
    ...box(
      { x: [x + 0.75, x + 2.2], y: [-0.7, -0.01], z: [0, FLOOR] },
      plain(lighter(paint.body, 0.18)),
    ),
    railing([x + 2.6, -1.9], [x + 5.8, -1.9], 0, "#2f3432", 1),
    shrub(garden, { at: [x + 3.3, -1.3], width: 1.3, height: 0.9 }),
    shrub(garden, {
      at: [x + 4.8, -1.35],
      width: 1.4,
      height: isMain ? 1.1 : 0.8,
      flowers: "#efe2cf",
    }),
  ];
  if (x > 8) items.push(wall([x + WIDTH, 0], [x + WIDTH, 10], 0, top, panels(paint.body, 3, 0.62)));
  if (x < -12) items.push(wall([x, 10], [x, 0], 0, top, panels(paint.body, 3, 0.62)));
  return items;
};
