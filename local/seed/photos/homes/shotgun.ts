import { clapboard, plain, shingles } from "../core/materials.ts";
import { box, type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { cornerBoards, gableFill, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, railing, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** A narrow southern cottage: gable to the street, tall shuttered windows, deep brackets. */
export function shotgun(_garden: Garden, paint: Paint): Home {
  const floor = 0.85;
  const eave = floor + 3.5;
  const body = {
    x: [-4, 4] as const,
    y: [-2, 11] as const,
    eave,
    pitch: 0.7,
    ridge: "y" as const,
    overhang: 0.35,
    verge: [0.35, 0.3] as const,
  };
  const siding = clapboard(paint.body, 0.17);
  const look = roofLook(shingles(paint.roof, 0.26), paint.trim, "#d9cfb9");
  const glass = { ...sash(paint.trim, [2, 3]), shutters: paint.accent };
  const items: Item[] = [
    wall(
      [-4, 0],
      [4, 0],
      0,
      eave,
      siding,
      cornerBoards(paint.trim, 0.18),
      window({ u: 1.05, v: floor + 0.25, w: 1, h: 2.35 }, glass),
      door(
        { u: 3.45, v: floor, w: 1.1, h: 2.3 },
        { color: paint.door, casing: paint.trim, kind: "half-light", transom: true },
      ),
      lantern(4.95, floor + 1.7),
      window({ u: 5.95, v: floor + 0.25, w: 1, h: 2.35 }, glass),
    ),
    // The gable stands over the porch.
    gableWall(
      [-4, -2],
      [4, -2],
      eave - 0.4,
      eave,
      0.7,
      siding,
      gableFill(0.4, paint.accent),
      cornerBoards(paint.trim, 0.1),
      ...windows(2, { u: 3.1, v: 1, w: 0.8, h: 1 }, 1, sash(paint.trim, [2, 2])),
    ),
    wall([4, -2], [4, 0], eave - 0.4, eave, plain(paint.trim)),
    wall([-4, 0], [-4, -2], eave - 0.4, eave, plain(paint.trim)),
    wall(
      [4, 0],
      [4, 11],
      0,
      eave,
      siding,
      cornerBoards(paint.trim, 0.18),
      ...windows(3, { u: 1.4, v: floor + 0.5, w: 0.95, h: 2 }, 3.2, glass),
    ),
    wall(
      [-4, 11],
      [-4, 0],
      0,
      eave,
      siding,
      cornerBoards(paint.trim, 0.18),
      ...windows(3, { u: 1.6, v: floor + 0.5, w: 0.95, h: 2 }, 3.2, glass),
    ),
    ...gableRoof(body, look),
    ...deck([-4, 4], [-2, -0.01], floor, plain(paint.base), "#a48a67"),
    ...steps([-1, 1], -2, floor, plain("#b5ab99")),
    ...[-3.78, -1.35, 1.35, 3.78].flatMap((x) =>
      post(x, -1.8, [floor, eave - 0.4], 0.18, paint.trim),
    ),
    railing([-3.68, -1.8], [-1.44, -1.8], floor, paint.trim, 0.85),
    railing([1.44, -1.8], [3.68, -1.8], floor, paint.trim, 0.85),
    ...box({ x: [-4, 4], y: [-1.99, -0.02], z: [eave - 0.42, eave - 0.4] }, plain("#cfe0de")),
  ];
  return {
    items,
    x: [-4, 4],
    y: [-2, 11],
    height: ridgeHeight(body) + 0.3,
    entry: { x: 0, y: -3.3, width: 1.5 },
    beds: [
      { from: [-4, -2.4], to: [-1.3, -2.4], height: 0.8 },
      { from: [1.3, -2.4], to: [4, -2.4], height: 0.8 },
    ],
    lamps: [{ at: [0.95, -0.3, floor + 1.7], radius: 1.6 }],
  };
}
