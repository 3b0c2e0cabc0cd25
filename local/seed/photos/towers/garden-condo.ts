import { clapboard, shingles, stone } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import { roofLook, sash } from "../homes/looks.ts";
import type { Garden } from "../nature/trees.ts";
import { balcony } from "../parts/balconies.ts";
import { band, cornerBoards, gableFill, lantern, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { grid } from "../parts/grid.ts";
import { gableRoof, gableWall } from "../parts/roofs.ts";
import { window } from "../parts/windows.ts";

/** Three floors of flats among lawns, with gables at both ends. */
export function gardenCondo(_garden: Garden, paint: Paint): Home {
  const eave = 8.8;
  const siding = clapboard(paint.body, 0.2);
  const look = roofLook(shingles(paint.roof, 0.3), paint.trim, "#cfc3ae");
  const glass = sash(paint.trim, [2, 2]);
  const wing = (x0: number): Item[] => [
    gableWall(
      [x0, -1.4],
      [x0 + 5.4, -1.4],
      0,
      eave,
      0.7,
      siding,
      skirting(paint.base, 1),
      gableFill(eave + 0.2, paint.accent),
      band(eave, 0.2, paint.trim),
      cornerBoards(paint.trim, 0.18),
      ...grid(1, 3, { u: 0.6, v: 0.35, w: 2.2, h: 2.15 }, 3, 2.95, {
        frame: "#3a4240",
        casing: paint.trim,
        panes: [2, 1],
        sill: false,
        inside: "curtains",
      }),
      ...grid(1, 3, { u: 3.7, v: 0.95, w: 1.1, h: 1.5 }, 3, 2.95, glass),
      window({ u: 2.25, v: eave + 0.5, w: 0.9, h: 0.8 }, glass),
    ),
    wall(
      [x0 + 5.4, -1.4],
      [x0 + 5.4, x0 > 0 ? 11 : 0],
      0,
      eave,
      siding,
      skirting(paint.base, 1),
      ...(x0 > 0 ? grid(3, 3, { u: 1.6, v: 0.95, w: 1.1, h: 1.5 }, 3.6, 2.95, glass) : []),
    ),
    wall(
      [x0, x0 < 0 ? 11 : 0],
      [x0, -1.4],
      0,
      eave,
      siding,
      skirting(paint.base, 1),
      ...(x0 < 0 ? grid(3, 3, { u: 1.6, v: 0.95, w: 1.1, h: 1.5 }, 3.6, 2.95, glass) : []),
    ),
    ...gableRoof(
      {
        x: [x0, x0 + 5.4],
        y: [-1.4, 11],
        eave,
        pitch: 0.7,
        ridge: "y",
        overhang: x0 < 0 ? [0.4, 0] : [0, 0.4],
        verge: [0.4, 0.2],
      },
      look,
    ),
    ...[1, 2].flatMap((i) =>
      balcony([x0 + 0.4, x0 + 3.2], -1.4, 0.3 + i * 2.95, 1.5, paint.trim, "bars", "#4a514f"),
    ),
  ];
  const items: Item[] = [
    ...wing(-9),
    ...wing(3.6),
    wall(
      [-3.6, 0],
      [3.6, 0],
      0,
      eave,
      stone(paint.base),
      door(
        { u: 2.8, v: 0.2, w: 1.5, h: 2.3 },
        { color: paint.door, casing: paint.trim, kind: "glass", sidelights: true, transom: true },
      ),
      lantern(1.7, 1.9),
      lantern(5.4, 1.9),
      ...grid(3, 2, { u: 0.9, v: 3.9, w: 1.3, h: 1.6 }, 2.05, 2.95, glass),
    ),
    ...gableRoof(
      { x: [-3.6, 3.6], y: [0, 10], eave, pitch: 0.36, ridge: "x", overhang: 0.3, verge: 0 },
      look,
    ),
  ];
  return {
    items,
    x: [-9, 9],
    y: [-2.9, 11],
    height: 11,
    entry: { x: 0, y: 0, width: 2 },
    beds: [
      { from: [-3.3, -0.6], to: [-1.2, -0.6], height: 0.7 },
      { from: [1.2, -0.6], to: [3.3, -0.6], height: 0.7 },
      { from: [-8.8, -2.2], to: [-4, -2.2], height: 0.8 },
      { from: [4, -2.2], to: [8.8, -2.2], height: 0.8 },
    ],
    lamps: [{ at: [0, -0.4, 2], radius: 2 }],
  };
}
