import { darker, lighter } from "../core/color.ts";
import { courses, plain, standingSeam, stone } from "../core/materials.ts";
import { type Item, type Surface, wall } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import type { Garden } from "../nature/trees.ts";
import { chimneyBox } from "../parts/chimneys.ts";
import { bench, gableFill, lantern, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, railing, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight, shedRoof } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, steelFrame } from "./looks.ts";

/** Log walls on a stone foot, a tall glazed gable towards the view. */
export function lodge(_garden: Garden, paint: Paint): Home {
  const floor = 0.8;
  const eave = floor + 3.1;
  const main = {
    x: [-1.8, 7.2] as const,
    y: [0, 7.6] as const,
    eave,
    pitch: 0.72,
    ridge: "x" as const,
    overhang: 0.5,
    verge: [0, 0.6] as const,
  };
  const wing = {
    x: [-7, -1.8] as const,
    y: [-2, 7.6] as const,
    eave: eave + 0.7,
    pitch: 0.95,
    ridge: "y" as const,
    overhang: [0.5, 0] as const,
    verge: [0.8, 0.4] as const,
  };
  const walls = logs(paint.body);
  const look = roofLook(standingSeam(paint.roof), paint.trim, "#9a7750", 0.2);
  const glass = { ...steelFrame("#3b322a", [2, 2]), casing: paint.trim };
  const foot = skirting(paint.base, 0.95);
  const porchTop = floor + 2.4;
  const items: Item[] = [
    wall(
      [-1.8, 0],
      [7.2, 0],
      0,
      eave,
      walls,
      foot,
      door(
        { u: 1.1, v: floor, w: 1.1, h: 2.1 },
        { color: paint.door, casing: paint.trim, kind: "planks" },
      ),
      lantern(2.6, floor + 1.6),
      ...windows(2, { u: 4.2, v: floor + 0.7, w: 1.5, h: 1.4 }, 2.2, glass),
    ),
    gableWall(
      [7.2, 0],
      [7.2, 7.6],
      0,
      eave,
      0.72,
      walls,
      foot,
      gableFill(eave + 0.3, paint.accent),
      ...windows(2, { u: 1.3, v: floor + 0.75, w: 1.4, h: 1.4 }, 3.4, glass),
      window({ u: 3.1, v: eave + 0.8, w: 1.3, h: 1.1 }, glass),
    ),
    gableWall(
      [-7, -2],
      [-1.8, -2],
      0,
      wing.eave,
      0.95,
      walls,
      foot,
      ...windows(3, { u: 0.75, v: floor + 0.25, w: 1.15, h: 2.15 }, 1.28, {
        ...glass,
        panes: [1, 1],
        inside: "nothing",
      }),
      ...windows(3, { u: 0.75, v: floor + 2.65, w: 1.15, h: 1.45 }, 1.28, {
        ...glass,
        panes: [1, 1],
        inside: "nothing",
      }),
      window(
        { u: 2.02, v: floor + 4.35, w: 1.15, h: 0.8 },
        { ...glass, panes: [1, 1], inside: "nothing" },
      ),
    ),
    wall([-1.8, -2], [-1.8, 0], 0, wing.eave, walls, foot),
    wall(
      [-7, 7.6],
      [-7, -2],
      0,
      wing.eave,
      walls,
      foot,
      ...windows(2, { u: 2.2, v: floor + 0.8, w: 1.3, h: 1.4 }, 4, glass),
    ),
    ...gableRoof(main, look),
    ...gableRoof(wing, look),
    ...chimneyBox(
      [3.4, 4.8],
      [3.2, 4.4],
      ridgeHeight(main) - 0.02,
      ridgeHeight(main) + 1.3,
      stone(paint.base),
    ),
    ...deck([-1.78, 7.2], [-2, 0], floor, stone(paint.base), "#8f7350"),
    ...steps([-0.9, 1], -2, floor, plain("#8d7f6c")),
    ...[-1.55, 1.4, 4.2, 6.95].flatMap((x) => post(x, -1.75, [floor, porchTop], 0.26, paint.trim)),
    railing([1.55, -1.75], [6.8, -1.75], floor, paint.trim, 0.85),
    ...bench([2.4, 4], -0.75, floor, "#6f5438"),
    ...shedRoof({ x: [-1.76, 7.6], y: [-2.4, -0.02], front: porchTop, back: porchTop + 0.6 }, look),
  ];
  return {
    items,
    x: [-7, 7.2],
    y: [-2, 7.6],
    height: ridgeHeight(wing) + 0.8,
    entry: { x: 0.05, y: -3.2, width: 1.6 },
    beds: [
      { from: [-6.8, -2.5], to: [-2, -2.5], height: 0.7 },
      { from: [1.4, -2.4], to: [7, -2.4], height: 0.6 },
    ],
    lamps: [{ at: [0.8, -0.3, floor + 1.6], radius: 1.9 }],
  };
}

/** Round logs: each course lit above and shaded below. */
function logs(color: string): Surface {
  return {
    color,
    pattern: (painter) => {
      let lit = "";
      for (let v = 0.16; v < painter.height - 0.05; v += 0.3) {
        const span = painter.span(1, v);
        if (span) lit += painter.rect(span[0], v, span[1], v + 0.1);
      }
      return (
        fill(lit, painter.tone(lighter(color, 0.24)), 0.6) +
        stroke(
          courses(painter, 0.3),
          painter.tone(darker(color, 0.5)),
          Math.max(1, painter.px * 0.035),
          0.75,
        )
      );
    },
  };
}
