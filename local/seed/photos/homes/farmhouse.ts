import { battens, plain, standingSeam, stone } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { chimneyBox } from "../parts/chimneys.ts";
import { bench, cornerBoards, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight, shedRoof } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, steelFrame } from "./looks.ts";

/** White boards and battens, a metal roof, a porch along the front. */
export function farmhouse(_garden: Garden, paint: Paint): Home {
  const floor = 0.42;
  const eave = floor + 4.9;
  const pitch = 0.95;
  const main = {
    x: [-2.6, 7.4] as const,
    y: [0, 7.2] as const,
    eave,
    pitch,
    ridge: "x" as const,
    overhang: 0.35,
    verge: [0, 0.35] as const,
  };
  const wing = {
    x: [-7.4, -2.6] as const,
    y: [-1.6, 7.2] as const,
    eave,
    pitch,
    ridge: "y" as const,
    overhang: [0.35, 0] as const,
    verge: 0.4,
  };
  const siding = battens(paint.body, 0.34);
  const look = roofLook(standingSeam(paint.roof), paint.trim, "#cfc4b0");
  const glass = { ...steelFrame("#2c302f", [2, 3]), casing: paint.trim };
  const porchTop = floor + 2.5;
  const items: Item[] = [
    wall(
      [-2.6, 0],
      [7.4, 0],
      0,
      eave,
      siding,
      cornerBoards(paint.trim, 0.16),
      door(
        { u: 1.1, v: floor, w: 1.05, h: 2.12 },
        { color: paint.door, casing: paint.trim, kind: "half-light", sidelights: true },
      ),
      lantern(0.42, floor + 1.6),
      ...windows(2, { u: 4.1, v: floor + 0.55, w: 1.1, h: 1.7 }, 1.35, glass),
      window({ u: 8, v: floor + 0.55, w: 1.1, h: 1.7 }, glass),
      ...windows(3, { u: 1.4, v: eave - 1.75, w: 1.1, h: 1.4 }, 3, glass),
    ),
    gableWall(
      [7.4, 0],
      [7.4, 7.2],
      0,
      eave,
      pitch,
      siding,
      cornerBoards(paint.trim, 0.16),
      ...windows(2, { u: 1.2, v: floor + 0.6, w: 1.1, h: 1.6 }, 3.6, glass),
      ...windows(2, { u: 1.2, v: eave - 1.8, w: 1.1, h: 1.4 }, 3.6, glass),
      window({ u: 3.1, v: eave + 0.9, w: 1, h: 1 }, { ...glass, panes: [2, 2] }),
    ),
    gableWall(
      [-7.4, -1.6],
      [-2.6, -1.6],
      0,
      eave,
      pitch,
      siding,
      cornerBoards(paint.trim, 0.16),
      ...windows(2, { u: 1.05, v: floor + 0.5, w: 1.2, h: 1.8 }, 1.5, glass),
      ...windows(2, { u: 1.2, v: eave - 1.75, w: 1.1, h: 1.5 }, 1.3, glass),
      window({ u: 2, v: eave + 0.75, w: 0.8, h: 0.8 }, { ...glass, panes: [2, 2] }),
    ),
    wall([-2.6, -1.6], [-2.6, 0], 0, eave, siding),
    wall(
      [-7.4, 7.2],
      [-7.4, -1.6],
      0,
      eave,
      siding,
      cornerBoards(paint.trim, 0.16),
      ...windows(2, { u: 1.8, v: floor + 0.6, w: 1.1, h: 1.6 }, 4, glass),
      ...windows(2, { u: 1.8, v: eave - 1.8, w: 1.1, h: 1.4 }, 4, glass),
    ),
    ...gableRoof(main, look),
    ...gableRoof(wing, look),
    ...chimneyBox(
      [4.4, 5.4],
      [3.2, 4],
      ridgeHeight(main) - 0.02,
      ridgeHeight(main) + 1,
      stone("#a59c8c"),
    ),
    ...deck([-2.5, 7.4], [-2, 0], floor, stone("#9d9484"), "#a88e6d"),
    ...steps([-1.7, 0.4], -2, floor, plain("#b9b0a0")),
    ...[-2.2, 0.9, 4, 7.15].flatMap((x) => post(x, -1.78, [floor, porchTop], 0.17, paint.trim)),
    ...bench([3.2, 4.9], -0.7, floor, "#5f5548"),
    ...shedRoof(
      { x: [-2.58, 7.7], y: [-2.35, -0.02], front: porchTop, back: porchTop + 0.62 },
      look,
    ),
  ];
  return {
    items,
    x: [-7.4, 7.4],
    y: [-2, 7.2],
    height: ridgeHeight(main) + 1,
    entry: { x: -0.65, y: -2.4, width: 1.6 },
    beds: [
      { from: [-7.2, -2.1], to: [-2.8, -2.1], height: 0.75 },
      { from: [0.7, -2.5], to: [7.2, -2.5], height: 0.6 },
    ],
    lamps: [{ at: [-2, -0.3, floor + 1.6], radius: 1.6 }],
  };
}
