import { battens, clapboard, plain, shingles, stone } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { roofLook, sash } from "../homes/looks.ts";
import { shrub } from "../nature/shrubs.ts";
import type { Garden } from "../nature/trees.ts";
import { band, cornerBoards, gableFill, lantern, skirting } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { deck, post, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, shedRoof } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import { terrace, type Unit } from "./row.ts";

const WIDTH = 7.2;

/** Townhomes of a new neighborhood: gables in turn, stone at the garage, small porches. */
export function townhomes(garden: Garden, paints: readonly Paint[]): Home {
  return terrace(garden, unit, paints, {
    width: WIDTH,
    height: 10.2,
    depth: 9,
    entry: 5.7,
    steps: 2.2,
  });
}

const unit: Unit = (garden, paint, x) => {
  const eave = 6.7;
  const split = 4.1;
  const look = roofLook(shingles(paint.roof, 0.28), paint.trim, "#cfc3ae");
  const glass = sash(paint.trim, [2, 2]);
  return [
    // The gabled part with the garage stands in front of the rest.
    gableWall(
      [x, -1],
      [x + split, -1],
      0,
      eave,
      0.95,
      battens(paint.body, 0.36),
      skirting(paint.base, 3),
      gableFill(eave + 0.2, paint.accent),
      band(3, 0.18, paint.trim),
      band(eave + 0.05, 0.2, paint.trim),
      cornerBoards(paint.trim, 0.16),
      garageDoor({ u: 0.6, v: 0, w: 2.9, h: 2.25 }, paint.trim, "carriage"),
      ...windows(2, { u: 0.85, v: 3.9, w: 1.1, h: 1.7 }, 1.3, glass),
      window({ u: 1.6, v: eave + 0.6, w: 0.9, h: 0.9 }, glass),
    ),
    wall([x + split, -1], [x + split, 0], 0, eave, battens(paint.body, 0.36)),
    wall([x, 0], [x, -1], 0, eave, battens(paint.body, 0.36)),
    wall(
      [x + split, 0],
      [x + WIDTH, 0],
      0,
      eave,
      clapboard(paint.accent, 0.18),
      cornerBoards(paint.trim, 0.14),
      door(
        { u: 1.05, v: 0.4, w: 1.05, h: 2.1 },
        { color: paint.door, casing: paint.trim, kind: "craftsman", transom: true },
      ),
      lantern(2.4, 2),
      window({ u: 0.95, v: 3.9, w: 1.25, h: 1.7 }, { ...glass, shutters: paint.door }),
    ),
    ...gableRoof(
      {
        x: [x, x + split],
        y: [-1, 9],
        eave,
        pitch: 0.95,
        ridge: "y",
        overhang: [0, 0],
        verge: [0.35, 0],
      },
      look,
    ),
    ...shedRoof({ x: [x + split, x + WIDTH], y: [-0.3, 6], front: eave, back: eave + 2.4 }, look),
    ...deck([x + split + 0.05, x + WIDTH - 0.1], [-1.5, -0.01], 0.4, stone(paint.base), "#b3a58e"),
    ...steps([x + 5.1, x + 6.3], -1.5, 0.4, plain("#b9b0a0")),
    ...[x + split + 0.3, x + WIDTH - 0.35].flatMap((at) =>
      post(at, -1.28, [0.4, 2.85], 0.18, paint.trim),
    ),
    ...shedRoof(
      { x: [x + split + 0.02, x + WIDTH - 0.02], y: [-1.75, -0.02], front: 2.85, back: 3.25 },
      look,
    ),
    shrub(garden, { at: [x + 4.6, -1.9], width: 0.9, height: 0.6 }),
    shrub(garden, { at: [x + 6.8, -1.95], width: 0.9, height: 0.6, flowers: "#efe2cf" }),
  ] satisfies Item[];
};
