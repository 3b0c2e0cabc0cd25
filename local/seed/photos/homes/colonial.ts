import { brick, clapboard, plain, shingles } from "../core/materials.ts";
import { type Decor, type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { band, cornerBoards, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeChimney, ridgeHeight } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** Two floors, five bays, a portico in the middle. */
export function colonial(_garden: Garden, paint: Paint): Home {
  const isBrick = paint.base === "brick";
  const floor = 0.54;
  const eave = floor + 5.7;
  const roof = {
    x: [-6.2, 6.2] as const,
    y: [0, 8.6] as const,
    eave,
    pitch: 0.62,
    ridge: "x" as const,
    overhang: 0.4,
    verge: 0.22,
  };
  const siding = isBrick ? brick(paint.body) : clapboard(paint.body);
  const look = roofLook(shingles(paint.roof, 0.26), paint.trim, "#d9cdb8");
  const glass = { ...sash(paint.trim, [3, 4]), shutters: paint.accent };
  const plainGlass = sash(paint.trim, [3, 4]);
  const finish: Decor[] = isBrick
    ? [band(floor + 2.86, 0.16, "#d8c8ad")]
    : [cornerBoards(paint.trim, 0.22)];
  const bays = [0.95, 3.2, 8.1, 10.35];
  const gable = (from: readonly [number, number], to: readonly [number, number]) =>
    gableWall(
      from,
      to,
      0,
      eave,
      0.62,
      siding,
      ...finish,
      ...[1.5, 5.9].flatMap((u) => [
        window({ u, v: floor + 0.75, w: 1.05, h: 1.62 }, plainGlass),
        window({ u, v: floor + 3.45, w: 1.05, h: 1.55 }, plainGlass),
      ]),
      window(
        { u: 3.85, v: eave + 0.6, w: 0.9, h: 1.1 },
        { ...plainGlass, panes: [2, 3], arched: true },
      ),
    );
  const items: Item[] = [
    wall(
      [-6.2, 0],
      [6.2, 0],
      0,
      eave,
      siding,
      ...finish,
      ...bays.flatMap((u) => [
        window({ u, v: floor + 0.75, w: 1.08, h: 1.66 }, glass),
        window({ u, v: floor + 3.5, w: 1.08, h: 1.55 }, glass),
      ]),
      ...windows(1, { u: 5.62, v: floor + 3.5, w: 1.16, h: 1.55 }, 1, glass),
      door(
        { u: 5.65, v: floor, w: 1.1, h: 2.15 },
        { color: paint.door, casing: paint.trim, kind: "panels", sidelights: true, transom: true },
      ),
      lantern(4.85, floor + 1.7),
      lantern(7.55, floor + 1.7),
    ),
    gable([6.2, 0], [6.2, 8.6]),
    gable([-6.2, 8.6], [-6.2, 0]),
    ...gableRoof(roof, look),
    ...[-5.4, 4.4].flatMap((x) =>
      ridgeChimney(
        {
          x: [x, x + 1],
          depth: 0.8,
          ridgeY: 4.3,
          ridgeZ: ridgeHeight(roof) + 0.16,
          pitch: 0.62,
          height: 0.95,
        },
        brick("#94584a"),
        plain("#c8bba6"),
      ),
    ),
    ...portico(paint, floor),
  ];
  return {
    items,
    x: [-6.2, 6.2],
    y: [-1.9, 8.6],
    height: ridgeHeight(roof) + 1,
    entry: { x: 0, y: -1.8 - 2 * 0.32, width: 1.8 },
    beds: [
      { from: [-6.1, -0.5], to: [-1.8, -0.5], height: 0.85 },
      { from: [1.8, -0.5], to: [6.1, -0.5], height: 0.85 },
    ],
    lamps: [{ at: [0, -0.3, floor + 1.9], radius: 1.9 }],
  };
}

function portico(paint: Paint, floor: number): Item[] {
  const top = floor + 2.75;
  const roof = {
    x: [-1.65, 1.65] as const,
    y: [-1.75, -0.1] as const,
    eave: top,
    pitch: 0.5,
    ridge: "y" as const,
    overhang: 0.12,
    verge: [0.12, 0.08] as const,
  };
  return [
    ...deck([-1.7, 1.7], [-1.8, 0], floor, brick("#94584a"), "#b7a78d"),
    ...steps([-1.2, 1.2], -1.8, floor, brick("#94584a")),
    ...[-1.4, 1.4].flatMap((x) => post(x, -1.55, [floor, top - 0.3], 0.26, paint.trim)),
    wall([-1.6, -1.7], [1.6, -1.7], top - 0.3, top, plain(paint.trim), band(0.1, 0.07, "#ffffff")),
    wall([1.6, -1.7], [1.6, -0.02], top - 0.3, top, plain(paint.trim)),
    wall([-1.6, -0.02], [-1.6, -1.7], top - 0.3, top, plain(paint.trim)),
    gableWall([-1.65, -1.74], [1.65, -1.74], top, top + 0.001, 0.5, plain(paint.trim)),
    ...gableRoof(roof, roofLook(shingles(paint.roof, 0.24), paint.trim)),
  ];
}
