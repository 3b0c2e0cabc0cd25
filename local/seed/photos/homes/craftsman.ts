import { brick, clapboard, plain, shingles, stone } from "../core/materials.ts";
import { box, type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { bench, cornerBoards, gableFill, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, pierPost, railing, steps } from "../parts/porches.ts";
import {
  dormer,
  gableRoof,
  gableWall,
  ridgeChimney,
  ridgeHeight,
  shedRoof,
} from "../parts/roofs.ts";
import { type WindowLook, window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";

/** A bungalow of the 1910s and 20s: low roof, deep porch on stone piers. */
export function craftsman({ random }: Garden, paint: Paint): Home {
  const floor = 0.66;
  const eave = floor + 2.75;
  const roof = {
    x: [-6, 6] as const,
    y: [0, 9.4] as const,
    eave,
    pitch: 0.5,
    ridge: "x" as const,
    overhang: 0.12,
    verge: 0.6,
  };
  const siding = clapboard(paint.body, 0.18);
  const cover = shingles(paint.roof, 0.3);
  const look = { cover, trim: plain(paint.trim), under: plain(paint.trim) };
  const glass: WindowLook = {
    casing: paint.trim,
    frame: paint.trim,
    panes: [3, 2],
    upperOnly: true,
  };
  const pier = random.chance(0.5) ? stone("#a39a88") : brick("#9c5f49");
  const items: Item[] = [
    wall(
      [-6, 0],
      [6, 0],
      0,
      eave,
      siding,
      ...windows(2, { u: 1.1, v: floor + 0.85, w: 1.05, h: 1.5 }, 1.3, glass),
      door(
        { u: 5.3, v: floor, w: 1.05, h: 2.12 },
        { color: paint.door, casing: paint.trim, kind: "craftsman", sidelights: true },
      ),
      lantern(4.55, floor + 1.75),
      ...windows(2, { u: 8.3, v: floor + 0.85, w: 1.05, h: 1.5 }, 1.3, glass),
      cornerBoards(paint.trim),
    ),
    gableWall(
      [6, 0],
      [6, 9.4],
      0,
      eave,
      0.5,
      siding,
      gableFill(eave, paint.accent),
      cornerBoards(paint.trim),
      window({ u: 1.4, v: floor + 0.9, w: 1.2, h: 1.4 }, glass),
      window(
        { u: 4.2, v: floor + 1.3, w: 0.8, h: 0.9 },
        { ...glass, panes: [2, 1], upperOnly: false },
      ),
      window({ u: 6.4, v: floor + 0.9, w: 1.2, h: 1.4 }, glass),
      window(
        { u: 4.15, v: eave + 0.5, w: 1.1, h: 0.95 },
        { ...glass, panes: [2, 2], upperOnly: false },
      ),
    ),
    gableWall(
      [-6, 9.4],
      [-6, 0],
      0,
      eave,
      0.5,
      siding,
      gableFill(eave, paint.accent),
      cornerBoards(paint.trim),
      window({ u: 1.6, v: floor + 0.9, w: 1.2, h: 1.4 }, glass),
      window({ u: 6.4, v: floor + 0.9, w: 1.2, h: 1.4 }, glass),
      window(
        { u: 4.15, v: eave + 0.5, w: 1.1, h: 0.95 },
        { ...glass, panes: [2, 2], upperOnly: false },
      ),
    ),
    ...gableRoof(roof, look),
    ...dormer(
      roof,
      { center: 0, width: 3.5, y: 1.2, height: 0.86, pitch: 0.42 },
      { ...look, wall: shingles(paint.accent, 0.2) },
      windows(3, { u: 0.42, v: 0.22, w: 0.78, h: 0.62 }, 0.94, {
        ...glass,
        panes: [2, 1],
        upperOnly: false,
      }),
    ),
    ...ridgeChimney(
      {
        x: [3.4, 4.2],
        depth: 0.8,
        ridgeY: 4.7,
        ridgeZ: ridgeHeight(roof) + 0.16,
        pitch: 0.5,
        height: 0.9,
      },
      brick("#9a5c47"),
      plain("#cfc3ae"),
    ),
    ...porch(paint, floor, eave, pier),
    ...steps([-1.25, 1.25], -2.6, floor, plain("#b9b0a0")),
    ...bench([-4.6, -3.0], -0.85, floor, "#8a6a48"),
  ];
  // The porch roof continues the main one at a flatter pitch.
  items.push(
    ...shedRoof({ x: [-6.6, 6.6], y: [-3.1, -0.12], front: eave - 0.82, back: eave - 0.06 }, look),
  );
  return {
    items,
    x: [-6, 6],
    y: [-2.6, 9.4],
    height: ridgeHeight(roof) + 1,
    entry: { x: 0, y: -2.6 - 3 * 0.32, width: 1.7 },
    beds: [
      { from: [-6, -2.9], to: [-1.6, -2.9], height: 0.75 },
      { from: [1.6, -2.9], to: [6, -2.9], height: 0.75 },
    ],
    lamps: [{ at: [-1.4, -0.2, floor + 1.8], radius: 2.1 }],
  };
}

function porch(paint: Paint, floor: number, eave: number, pier: ReturnType<typeof stone>): Item[] {
  const top = eave - 0.95;
  const posts = [-5.7, -1.75, 1.75, 5.7];
  return [
    ...deck([-6, 6], [-2.6, 0], floor, pier, "#a58b6c"),
    ...box({ x: [-6.1, 6.1], y: [-2.45, -2.11], z: [top, top + 0.26] }, plain(paint.trim)),
    ...posts.flatMap((x) => pierPost(x, -2.28, [floor, top], pier, paint.trim, 0.75)),
    railing([-5.4, -2.28], [-2.05, -2.28], floor, paint.trim, 0.8),
    railing([2.05, -2.28], [5.4, -2.28], floor, paint.trim, 0.8),
    railing([5.7, -1.98], [5.7, -0.02], floor, paint.trim, 0.8),
  ];
}
