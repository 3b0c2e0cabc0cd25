import { clapboard, plain, shingles, stone } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { band, cornerBoards, gableFill, lantern, skirting } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { deck, post, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, hipRoof, shedRoof } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** The two-storey house of the last thirty years: garage gable, small porch, stone at the foot. */
export function suburban(_garden: Garden, paint: Paint): Home {
  const floor = 0.34;
  const eave = floor + 5.5;
  const garageEave = 3.1;
  const siding = clapboard(paint.body, 0.19);
  const look = roofLook(shingles(paint.roof, 0.28), paint.trim, "#d3c7b2");
  const glass = sash(paint.trim, [2, 2]);
  const garage = {
    x: [-7.6, -1.6] as const,
    y: [-2.2, 6] as const,
    eave: garageEave,
    pitch: 0.78,
    ridge: "y" as const,
    overhang: [0.35, 0] as const,
    verge: [0.35, 0.2] as const,
  };
  const masonry = stone(paint.base);
  const items: Item[] = [
    wall(
      [-1.6, 0],
      [6.6, 0],
      0,
      eave,
      siding,
      skirting(paint.base, 0.7),
      band(floor + 2.75, 0.16, paint.trim),
      cornerBoards(paint.trim, 0.16),
      door(
        { u: 1.1, v: floor, w: 1.05, h: 2.15 },
        { color: paint.door, casing: paint.trim, kind: "half-light", sidelights: true },
      ),
      lantern(2.85, floor + 1.65),
      ...windows(2, { u: 4.5, v: floor + 0.7, w: 1.2, h: 1.6 }, 1.3, glass),
      window({ u: 1.1, v: floor + 3.4, w: 1.05, h: 1.45 }, glass),
      ...windows(2, { u: 4.5, v: floor + 3.4, w: 1.2, h: 1.45 }, 1.3, glass),
    ),
    wall(
      [6.6, 0],
      [6.6, 8.4],
      0,
      eave,
      siding,
      skirting(paint.base, 0.7),
      cornerBoards(paint.trim, 0.16),
      ...windows(2, { u: 1.6, v: floor + 0.75, w: 1.1, h: 1.5 }, 3.6, glass),
      ...windows(2, { u: 1.6, v: floor + 3.4, w: 1.1, h: 1.4 }, 3.6, glass),
    ),
    wall([-1.6, 8.4], [-1.6, 0], 0, eave, siding, cornerBoards(paint.trim, 0.16)),
    ...hipRoof({ x: [-1.6, 6.6], y: [0, 8.4], eave, pitch: 0.58, overhang: 0.4 }, look),
    gableWall(
      [-7.6, -2.2],
      [-1.6, -2.2],
      0,
      garageEave,
      0.78,
      masonry,
      gableFill(garageEave + 0.15, paint.accent),
      band(garageEave + 0.08, 0.16, paint.trim),
      garageDoor({ u: 0.6, v: 0, w: 4.8, h: 2.3 }, paint.trim, "carriage"),
      lantern(0.3, 2),
      lantern(5.7, 2),
      window({ u: 2.5, v: garageEave + 0.55, w: 1, h: 0.95 }, glass),
    ),
    wall([-1.6, -2.2], [-1.6, 0], 0, garageEave, siding),
    wall(
      [-7.6, 6],
      [-7.6, -2.2],
      0,
      garageEave,
      siding,
      skirting(paint.base, 0.7),
      window({ u: 4, v: 1.2, w: 1, h: 1.2 }, glass),
    ),
    ...gableRoof(garage, look),
    ...deck([-1.58, 2.6], [-1.7, 0], floor, masonry, "#b3a58e"),
    ...steps([-0.4, 1.3], -1.7, floor, plain("#b9b0a0")),
    ...post(2.36, -1.46, [floor, floor + 2.42], 0.24, paint.trim),
    ...shedRoof(
      { x: [-1.56, 2.85], y: [-1.95, -0.02], front: floor + 2.42, back: floor + 2.95 },
      look,
    ),
  ];
  return {
    items,
    x: [-7.6, 6.6],
    y: [-2.2, 8.4],
    height: eave + 3,
    entry: { x: 0.45, y: -2.1, width: 1.4 },
    drive: { x: [-7.1, -2.1], y: -2.2 },
    beds: [{ from: [2.9, -0.6], to: [6.5, -0.6], height: 0.75 }],
    lamps: [{ at: [1.2, -0.3, floor + 1.65], radius: 1.6 }],
  };
}
