import { brick, plain, shingles } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { cornerBoards, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { picketFence } from "../parts/fences.ts";
import { steps } from "../parts/porches.ts";
import { dormer, gableRoof, gableWall, ridgeChimney, ridgeHeight } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

/** One and a half floors under a steep roof with two dormers. */
export function capeCod(_garden: Garden, paint: Paint): Home {
  const floor = 0.5;
  const eave = floor + 2.5;
  const roof = {
    x: [-5.6, 5.6] as const,
    y: [0, 8] as const,
    eave,
    pitch: 0.92,
    ridge: "x" as const,
    overhang: 0.28,
    verge: 0.2,
  };
  const siding = shingles(paint.body, 0.22);
  const look = roofLook(shingles(paint.roof, 0.27), paint.trim, "#d9cdb8");
  const glass = { ...sash(paint.trim, [3, 4]), shutters: paint.accent };
  const plainGlass = sash(paint.trim, [3, 4]);
  const gable = (from: readonly [number, number], to: readonly [number, number]) =>
    gableWall(
      from,
      to,
      0,
      eave,
      0.92,
      siding,
      cornerBoards(paint.trim),
      ...windows(2, { u: 1.4, v: floor + 0.75, w: 1, h: 1.5 }, 4.2, plainGlass),
      ...windows(2, { u: 2.5, v: eave + 0.5, w: 0.95, h: 1.35 }, 2, plainGlass),
    );
  const items: Item[] = [
    wall(
      [-5.6, 0],
      [5.6, 0],
      0,
      eave,
      siding,
      cornerBoards(paint.trim),
      ...[0.95, 3.1, 7.1, 9.25].map((u) => window({ u, v: floor + 0.72, w: 1, h: 1.5 }, glass)),
      door(
        { u: 5.1, v: floor, w: 1, h: 2.08 },
        { color: paint.door, casing: paint.trim, kind: "panels", transom: true },
      ),
      lantern(4.65, floor + 1.6),
    ),
    gable([5.6, 0], [5.6, 8]),
    gable([-5.6, 8], [-5.6, 0]),
    ...gableRoof(roof, look),
    ...[-2.9, 2.9].flatMap((center) =>
      dormer(
        roof,
        { center, width: 1.7, y: 0.75, height: 1.25, pitch: 0.92 },
        { ...look, wall: siding },
        [window({ u: 0.38, v: 0.16, w: 0.94, h: 1.2 }, plainGlass)],
      ),
    ),
    ...ridgeChimney(
      {
        x: [-0.6, 0.6],
        depth: 0.9,
        ridgeY: 4,
        ridgeZ: ridgeHeight(roof) + 0.16,
        pitch: 0.92,
        height: 0.9,
      },
      brick("#9a5e4c"),
      plain("#c8bba6"),
    ),
    ...steps([-1, 1], 0, floor + 0.17, plain("#b5ac9b"), 0.42),
    ...picketFence([-8.4, -4.6], [-1.2, -4.6], paint.trim),
    ...picketFence([1.2, -4.6], [8.4, -4.6], paint.trim),
  ];
  return {
    items,
    x: [-5.6, 5.6],
    y: [-1, 8],
    height: ridgeHeight(roof) + 1,
    entry: { x: 0, y: -1.2, width: 1.5 },
    beds: [
      { from: [-5.4, -0.5], to: [-1.3, -0.5], height: 0.7 },
      { from: [1.3, -0.5], to: [5.4, -0.5], height: 0.7 },
    ],
    lamps: [{ at: [-0.95, -0.3, floor + 1.6], radius: 1.5 }],
  };
}
