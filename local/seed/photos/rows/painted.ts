import { darker, lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { clapboard, plain, shingles } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import type { Garden } from "../nature/trees.ts";
import { band, cornerBoards, gableFill, lantern, seam } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { deck, steps } from "../parts/porches.ts";
import { gableRoof, gableWall } from "../parts/roofs.ts";
import { type WindowLook, window } from "../parts/windows.ts";
import { terrace, type Unit } from "./row.ts";

const WIDTH = 6.4;
const FLOOR = 2.5;

/** San Francisco: a bay over two floors, a painted gable, the garage below. */
export function paintedRow(garden: Garden, paints: readonly Paint[]): Home {
  return terrace(garden, unit, paints, {
    width: WIDTH,
    height: 12.2,
    depth: 9,
    entry: 1.5,
    steps: 4.2,
  });
}

const unit: Unit = (_garden, paint, x) => {
  const eave = 9.2;
  const siding = clapboard(paint.body, 0.16);
  const glass: WindowLook = { casing: paint.trim, frame: paint.trim, panes: [1, 2] };
  const items: Item[] = [
    gableWall(
      [x, 0],
      [x + WIDTH, 0],
      0,
      eave,
      0.82,
      siding,
      band(FLOOR + 3.25, 0.2, paint.trim),
      band(eave, 0.26, paint.trim),
      cornerBoards(paint.trim, 0.18),
      gableFill(eave + 0.3, paint.accent),
      door(
        { u: 0.95, v: FLOOR, w: 1.1, h: 2.25 },
        { color: paint.door, casing: paint.trim, kind: "half-light", transom: true },
      ),
      lantern(2.3, FLOOR + 1.75),
      window({ u: 0.95, v: FLOOR + 3.95, w: 1.05, h: 1.8 }, glass),
      window({ u: 2.75, v: eave + 0.75, w: 0.9, h: 1.15 }, { ...glass, arched: true }),
      garageDoor({ u: 3.1, v: 0, w: 2.6, h: 2.05 }, darker(paint.accent, 0.1), "carriage"),
      seam,
    ),
    ...bay([x + 4.4, 0], paint, siding, glass, eave - 0.35),
    ...gableRoof(
      {
        x: [x + 0.01, x + WIDTH - 0.01],
        y: [0, 9],
        eave,
        pitch: 0.82,
        ridge: "y",
        overhang: 0,
        verge: [0.3, 0],
      },
      {
        cover: shingles(paint.roof),
        trim: plain(paint.trim),
        under: plain(lighter(paint.trim, 0.1)),
        thickness: 0.2,
      },
    ),
    ...deck([x + 0.55, x + 2.5], [-0.9, 0], FLOOR, plain(lighter(paint.body, 0.25)), "#b8a98f"),
    ...steps([x + 0.75, x + 2.3], -0.9, FLOOR, plain("#cfc6b5"), 0.26),
  ];
  if (x > 8) items.push(wall([x + WIDTH, 0], [x + WIDTH, 9], 0, eave, siding));
  if (x < -12) items.push(wall([x, 9], [x, 0], 0, eave, siding));
  return items;
};

/** A slanted bay from above the garage to under the gable. */
function bay(
  center: V2,
  paint: Paint,
  siding: ReturnType<typeof clapboard>,
  glass: WindowLook,
  top: number,
): Item[] {
  const low = FLOOR + 0.1;
  const plan: V2[] = [
    [center[0] - 1.55, -0.01],
    [center[0] - 0.85, -0.85],
    [center[0] + 0.85, -0.85],
    [center[0] + 1.55, -0.01],
  ];
  return [0, 1, 2].flatMap((i): Item[] => {
    const [a, b] = [plan[i], plan[i + 1]];
    if (!a || !b) return [];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const w = i === 1 ? 1.1 : 0.66;
    const u = (length - w) / 2;
    return [
      wall(
        a,
        b,
        low,
        top,
        siding,
        band(0, 0.3, paint.trim),
        band(3.1, 0.3, paint.accent),
        band(top - low - 0.34, 0.34, paint.trim),
        window({ u, v: 0.75, w, h: 1.95 }, glass),
        window({ u, v: 3.85, w, h: 1.75 }, glass),
      ),
    ];
  });
}
