import { brick, plain, shingles } from "../core/materials.ts";
import { box, type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { roofLook } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { chimneyBox } from "../parts/chimneys.ts";
import { band, lantern, seam, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { steps } from "../parts/porches.ts";
import { dormer, gableRoof } from "../parts/roofs.ts";
import { window } from "../parts/windows.ts";
import { terrace, type Unit } from "./row.ts";

const WIDTH = 5.4;
const FLOOR = 0.75;

/** Philadelphia, Baltimore, Washington: flat brick fronts, shutters, marble steps, a dormer. */
export function federalRow(garden: Garden, paints: readonly Paint[]): Home {
  return terrace(garden, unit, paints, {
    width: WIDTH,
    height: 11.6,
    depth: 9,
    entry: 1.25,
    steps: 1.9,
  });
}

const unit: Unit = (garden, paint, x) => {
  const eave = 8.7;
  const roof = {
    x: [x, x + WIDTH] as const,
    y: [0, 9] as const,
    eave,
    pitch: 0.62,
    ridge: "x" as const,
    overhang: 0.22,
    verge: 0,
  };
  const walls = brick(paint.body);
  const glass = {
    casing: paint.trim,
    frame: paint.trim,
    panes: [2, 3] as const,
    shutters: paint.accent,
    lintel: "#d8cbb4",
  };
  const look = roofLook(shingles(paint.roof, 0.26), paint.trim);
  const items: Item[] = [
    wall(
      [x, 0],
      [x + WIDTH, 0],
      0,
      eave,
      walls,
      skirting("#bdb3a1", FLOOR - 0.1),
      band(eave - 0.3, 0.3, paint.trim),
      seam,
      door(
        { u: 0.75, v: FLOOR, w: 1.05, h: 2.2 },
        { color: paint.door, casing: paint.trim, kind: "panels", transom: true },
      ),
      lantern(2.06, FLOOR + 1.7),
      window({ u: 3.15, v: FLOOR + 0.6, w: 1.1, h: 1.75 }, glass),
      ...[0.85, 3.15].flatMap((u) => [
        window({ u, v: FLOOR + 3.35, w: 1.05, h: 1.65 }, glass),
        window({ u, v: FLOOR + 5.85, w: 1.05, h: 1.4 }, glass),
      ]),
    ),
    ...gableRoof(roof, look),
    ...dormer(
      roof,
      { center: x + WIDTH / 2, width: 1.5, y: 0.9, height: 1, pitch: 0.6 },
      { ...look, wall: plain(paint.trim) },
      [
        window(
          { u: 0.34, v: 0.14, w: 0.82, h: 0.92 },
          { casing: paint.trim, frame: paint.trim, panes: [2, 2] },
        ),
      ],
    ),
    ...chimneyBox([x + WIDTH - 0.95, x + WIDTH - 0.1], [4.1, 4.9], eave + 2.96, eave + 4.1, walls),
    ...steps([x + 0.5, x + 2.05], 0, FLOOR + 0.17, plain("#dcd5c6"), 0.3),
    ...box(
      { x: [x + 2.75, x + 4.75], y: [-0.75, -0.25], z: [0, 0.45] },
      brick("#8b5645"),
      {},
      plain("#6b5945"),
    ),
    shrub(garden, { at: [x + 3.3, -0.52, 0.4], width: 0.9, height: 0.6 }),
    shrub(garden, { at: [x + 4.2, -0.52, 0.4], width: 0.9, height: 0.55, flowers: "#c96a52" }),
  ];
  if (x > 7) items.push(wall([x + WIDTH, 0], [x + WIDTH, 9], 0, eave, walls));
  if (x < -10) items.push(wall([x, 9], [x, 0], 0, eave, walls));
  return items;
};
