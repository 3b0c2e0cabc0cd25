import type { V2 } from "../core/geometry.ts";
import { brick, hair, plain, shingles, stone, stucco } from "../core/materials.ts";
import { type Decor, type Item, wall } from "../core/model.ts";
import { stroke } from "../core/svg.ts";
import type { Garden } from "../nature/trees.ts";
import { chimneyBox } from "../parts/chimneys.ts";
import { lantern, skirting } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight } from "../parts/roofs.ts";
import { window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook } from "./looks.ts";

/** Steep gables with half-timbering over a brick ground floor. */
export function tudor(_garden: Garden, paint: Paint): Home {
  const floor = 0.42;
  const eave = floor + 2.9;
  const main = {
    x: [-1.4, 6.6] as const,
    y: [0, 7.6] as const,
    eave,
    pitch: 1.05,
    ridge: "x" as const,
    overhang: 0.3,
    verge: [0, 0.25] as const,
  };
  const wing = {
    x: [-6.4, -1.4] as const,
    y: [-1.6, 7.6] as const,
    eave: eave + 0.9,
    pitch: 1.3,
    ridge: "y" as const,
    overhang: [0.25, 0] as const,
    verge: [0.3, 0.3] as const,
  };
  const walls = brick(paint.body);
  const look = roofLook(shingles(paint.roof, 0.25), paint.trim, "#8d7458");
  const leaded = { frame: "#3a3631", casing: paint.trim, panes: [3, 4] as const };
  const split = floor + 2.75;
  const items: Item[] = [
    wall(
      [-1.4, 0],
      [6.6, 0],
      0,
      eave,
      walls,
      door(
        { u: 1, v: floor, w: 1.1, h: 2.25 },
        { color: paint.door, casing: "#cdbfa5", kind: "planks", arched: true },
      ),
      lantern(2.6, floor + 1.7),
      ...windows(3, { u: 3.7, v: floor + 0.75, w: 0.85, h: 1.5 }, 0.95, leaded),
    ),
    gableWall(
      [6.6, 0],
      [6.6, 7.6],
      0,
      eave,
      1.05,
      stucco(paint.accent),
      timber(paint.trim, eave + 0.15, true),
      skirting("#8a7a68", 0.4),
      ...windows(2, { u: 2.1, v: floor + 0.75, w: 0.9, h: 1.5 }, 2.4, leaded),
      window({ u: 3.2, v: eave + 1, w: 1.2, h: 1.3 }, leaded),
    ),
    gableWall(
      [-6.4, -1.6],
      [-1.4, -1.6],
      0,
      wing.eave,
      1.3,
      walls,
      timber(paint.trim, split, false, paint.accent),
      ...windows(3, { u: 1.05, v: floor + 0.65, w: 0.92, h: 1.65 }, 1.02, leaded),
      ...windows(2, { u: 1.5, v: split + 0.75, w: 0.95, h: 1.4 }, 1.08, leaded),
      window({ u: 2.15, v: split + 3, w: 0.7, h: 0.95 }, { ...leaded, panes: [2, 3] }),
    ),
    wall([-1.4, -1.6], [-1.4, 0], 0, wing.eave, walls),
    wall(
      [-6.4, 7.6],
      [-6.4, -1.6],
      0,
      wing.eave,
      walls,
      ...windows(2, { u: 2, v: floor + 0.75, w: 1, h: 1.4 }, 4, leaded),
    ),
    ...gableRoof(main, look),
    ...gableRoof(wing, look),
    ...chimneyBox(
      [3.6, 4.8],
      [3.3, 4.3],
      ridgeHeight(main) - 0.02,
      ridgeHeight(main) + 1.5,
      stone("#a19381"),
    ),
    ...steps([-0.7, 0.95], 0, floor + 0.16, plain("#b0a696"), 0.42),
  ];
  return {
    items,
    x: [-6.4, 6.6],
    y: [-1.6, 7.6],
    height: ridgeHeight(wing) + 1.4,
    entry: { x: 0.1, y: -1, width: 1.5 },
    beds: [
      { from: [-6.2, -2.1], to: [-1.6, -2.1], height: 0.8 },
      { from: [1.3, -0.6], to: [6.4, -0.6], height: 0.7 },
    ],
    lamps: [{ at: [1.2, -0.3, floor + 1.7], radius: 1.5 }],
  };
}

/** Dark posts, rails and braces over plaster, from this height up. */
function timber(color: string, from: number, isWhole: boolean, plaster?: string): Decor {
  return (painter) => {
    const { outline } = painter;
    const peak = outline.reduce((best, point) => (point[1] > best[1] ? point : best), [0, 0] as V2);
    let body = "";
    if (!isWhole && plaster) {
      const above = outline.filter(([, v]) => v >= from);
      const span = painter.span(1, from) ?? [0, 1];
      const shape: V2[] = [[span[0], from], [span[1], from], ...above];
      body = `<path d="${painter.poly(shape)}" fill="${painter.tone(plaster)}"/>`;
    }
    const lines: V2[][] = [];
    for (let v = from; v < peak[1] - 0.5; v += 1.35) {
      const span = painter.span(1, v + 0.01);
      if (span)
        lines.push([
          [span[0], v],
          [span[1], v],
        ]);
    }
    for (let u = 0.55; u < painter.width; u += 0.78) {
      const span = painter.span(0, u);
      if (span && span[1] > from + 0.2)
        lines.push([
          [u, from],
          [u, span[1] - 0.05],
        ]);
    }
    const middle = peak[0];
    for (const side of [-1, 1]) {
      lines.push([
        [middle + side * 1.9, from],
        [middle + side * 1.2, from + 1.35],
      ]);
    }
    return (
      body +
      stroke(
        lines.map((line) => painter.line(line)).join(""),
        painter.tone(color),
        hair(painter, 0.14) * 1.4,
      )
    );
  };
}
