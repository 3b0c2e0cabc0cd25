import { battens, plain, standingSeam } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { bench, cornerBoards, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, railing, steps } from "../parts/porches.ts";
import { hipRoof } from "../parts/roofs.ts";
import { windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** A single-wall island house: one wide hipped roof that also covers the lanai. */
export function plantation(_garden: Garden, paint: Paint): Home {
  const floor = 0.8;
  const eave = floor + 2.7;
  const siding = battens(paint.body, 0.3);
  const look = roofLook(standingSeam(paint.roof), paint.trim, "#e2d9c4", 0.2);
  const glass = sash(paint.trim, [2, 3]);
  const items: Item[] = [
    wall(
      [-5.6, 0],
      [5.6, 0],
      floor,
      eave,
      siding,
      cornerBoards(paint.trim),
      ...windows(2, { u: 0.9, v: 0.7, w: 1.1, h: 1.5 }, 1.35, glass),
      door(
        { u: 5, v: 0, w: 1.2, h: 2.1 },
        { color: paint.door, casing: paint.trim, kind: "half-light" },
      ),
      lantern(4.5, 1.6),
      ...windows(2, { u: 7.8, v: 0.7, w: 1.1, h: 1.5 }, 1.35, glass),
    ),
    wall(
      [5.6, 0],
      [5.6, 8],
      0.2,
      eave,
      siding,
      cornerBoards(paint.trim),
      ...windows(2, { u: 1.4, v: 1.3, w: 1.1, h: 1.4 }, 3.4, glass),
    ),
    wall(
      [-5.6, 8],
      [-5.6, 0],
      0.2,
      eave,
      siding,
      cornerBoards(paint.trim),
      ...windows(2, { u: 1.4, v: 1.3, w: 1.1, h: 1.4 }, 3.4, glass),
    ),
    ...deck([-5.6, 5.6], [-2.6, 0], floor, plain(paint.base), "#8f7152"),
    ...steps([-1.1, 1.1], -2.6, floor, plain("#a9a08f")),
    ...[-5.35, -1.6, 1.6, 5.35].flatMap((x) => post(x, -2.36, [floor, eave], 0.18, paint.trim)),
    railing([-5.2, -2.36], [-1.7, -2.36], floor, paint.trim, 0.85),
    railing([1.7, -2.36], [5.2, -2.36], floor, paint.trim, 0.85),
    railing([5.35, -2.2], [5.35, -0.05], floor, paint.trim, 0.85),
    ...bench([-4.2, -2.6], -0.8, floor, "#7c6046"),
    ...hipRoof({ x: [-5.6, 5.6], y: [-2.6, 8], eave, pitch: 0.46, overhang: 0.7 }, look),
  ];
  return {
    items,
    x: [-5.6, 5.6],
    y: [-2.6, 8],
    height: 6.6,
    entry: { x: 0, y: -3.7, width: 1.7 },
    beds: [
      { from: [-5.6, -3], to: [-1.5, -3], height: 0.8 },
      { from: [1.5, -3], to: [5.6, -3], height: 0.8 },
    ],
    lamps: [{ at: [-1, -0.3, floor + 1.6], radius: 1.7 }],
  };
}
