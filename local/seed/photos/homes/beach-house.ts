import { clapboard, plain, slats, standingSeam } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { cornerBoards, gableFill, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, railing, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, hipRoof, ridgeHeight } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** Raised above the storm tide, with a wide gallery and a flight of steps. */
export function beachHouse(_garden: Garden, paint: Paint): Home {
  const floor = 2.35;
  const eave = floor + 3;
  const body = {
    x: [-5.2, 5.2] as const,
    y: [0, 8] as const,
    eave: eave + 0.6,
    pitch: 0.72,
    ridge: "y" as const,
    overhang: 0.4,
    verge: 0.4,
  };
  const siding = clapboard(paint.body, 0.2);
  const look = roofLook(standingSeam(paint.roof), paint.trim, "#d8e0da");
  const glass = { ...sash(paint.trim, [2, 2]), shutters: paint.accent };
  const items: Item[] = [
    gableWall(
      [-5.2, 0],
      [5.2, 0],
      floor,
      body.eave,
      0.72,
      siding,
      gableFill(body.eave + 0.5 - floor, paint.accent),
      cornerBoards(paint.trim, 0.18),
      window({ u: 1.1, v: 0.5, w: 1.1, h: 1.9 }, glass),
      door(
        { u: 4.65, v: 0.04, w: 1.1, h: 2.15 },
        { color: paint.door, casing: paint.trim, kind: "half-light", sidelights: true },
      ),
      lantern(3.95, 1.6),
      window({ u: 8.2, v: 0.5, w: 1.1, h: 1.9 }, glass),
      ...windows(3, { u: 3.9, v: 4.25, w: 0.8, h: 1 }, 0.9, sash(paint.trim, [2, 2])),
    ),
    wall(
      [5.2, 0],
      [5.2, 8],
      floor,
      body.eave,
      siding,
      cornerBoards(paint.trim, 0.18),
      ...windows(2, { u: 1.6, v: 0.6, w: 1.1, h: 1.7 }, 3.4, glass),
    ),
    wall(
      [-5.2, 8],
      [-5.2, 0],
      floor,
      body.eave,
      siding,
      cornerBoards(paint.trim, 0.18),
      ...windows(2, { u: 1.8, v: 0.6, w: 1.1, h: 1.7 }, 3.4, glass),
    ),
    ...gableRoof(body, look),
    // The open ground floor behind lattice.
    wall([-5.2, 0.3], [5.2, 0.3], 0, floor, slats(paint.base, "level")),
    wall([5.2, 0.3], [5.2, 8], 0, floor, slats(paint.base, "level")),
    wall([-5.2, 8], [-5.2, 0.3], 0, floor, slats(paint.base, "level")),
    ...gallery(paint, floor),
    ...hipRoof(
      { x: [-5.2, 5.2], y: [-2.3, -0.4], eave: eave - 0.35, pitch: 0.3, overhang: 0.3 },
      look,
    ),
    ...steps([-1, 1], -2.4, floor, plain("#cfc3ad"), 0.28),
  ];
  return {
    items,
    x: [-5.4, 5.4],
    y: [-2.4, 8],
    height: ridgeHeight(body) + 0.4,
    entry: { x: 0, y: -6, width: 1.7 },
    beds: [
      { from: [-5.2, -2.8], to: [-1.4, -2.8], height: 1 },
      { from: [1.4, -2.8], to: [5.2, -2.8], height: 1 },
    ],
    lamps: [{ at: [-1.2, -0.3, floor + 1.7], radius: 1.7 }],
  };
}

function gallery(paint: Paint, floor: number): Item[] {
  const top = floor + 2.65;
  const xs = [-5, -1.5, 1.5, 5];
  return [
    ...deck([-5.2, 5.2], [-2.4, 0], floor, plain(paint.base), "#b9a684").map((item, i) =>
      // Only the deck itself hangs in the air: its front ends above the ground.
      i < 4
        ? {
            ...item,
            points: item.points.map(([x, y, z]) => [x, y, z === 0 ? floor - 0.3 : z] as const),
          }
        : item,
    ),
    ...xs.flatMap((x) => post(x, -2.2, [0, floor - 0.3], 0.26, paint.trim)),
    ...xs.flatMap((x) => post(x, -2.2, [floor, top], 0.17, paint.trim)),
    railing([-4.9, -2.2], [-1.6, -2.2], floor, paint.trim, 0.9),
    railing([1.6, -2.2], [4.9, -2.2], floor, paint.trim, 0.9),
    railing([5, -2.1], [5, -0.05], floor, paint.trim, 0.9),
    railing([-5, -0.05], [-5, -2.1], floor, paint.trim, 0.9),
  ];
}
