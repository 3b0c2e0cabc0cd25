import { darker } from "../core/color.ts";
import { hair, plain, slats, standingSeam } from "../core/materials.ts";
import { box, type Decor, type Item } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import type { Garden } from "../nature/trees.ts";
import { lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, railing, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight } from "../parts/roofs.ts";
import { glazing, window } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, steelFrame } from "./looks.ts";

/** A cabin that is all roof, with a glass front and a deck. */
export function aFrame(_garden: Garden, paint: Paint): Home {
  const floor = 0.75;
  const pitch = 1.62;
  const body = {
    x: [-4.6, 4.6] as const,
    y: [0, 9] as const,
    eave: 0.55,
    pitch,
    ridge: "y" as const,
    overhang: 0.22,
    verge: [1.3, 0.3] as const,
  };
  const look = roofLook(standingSeam(paint.roof), paint.trim, "#a27a50", 0.24);
  const items: Item[] = [
    gableWall(
      [-4.6, 0],
      [4.6, 0],
      0,
      0.55,
      pitch,
      slats(paint.body, "level"),
      upperGlass(floor),
      window(
        { u: 1.55, v: floor, w: 2, h: 2.25 },
        { ...steelFrame(darker(paint.trim, 0.2), [2, 1]), inside: "curtains" },
      ),
      door(
        { u: 3.95, v: floor, w: 1.2, h: 2.2 },
        { color: paint.door, casing: paint.trim, kind: "glass" },
      ),
      window(
        { u: 5.6, v: floor, w: 2, h: 2.25 },
        { ...steelFrame(darker(paint.trim, 0.2), [2, 1]), inside: "curtains" },
      ),
      lantern(3.75, floor + 1.7),
    ),
    ...gableRoof(body, look),
    ...deck([-4.4, 4.4], [-3, 0], floor, slats("#8b6f51", "upright"), "#a48762"),
    ...steps([-1.3, 1.3], -3, floor, plain("#9b8060")),
    railing([-4.3, -2.9], [-1.4, -2.9], floor, paint.trim, 0.85),
    railing([1.4, -2.9], [4.3, -2.9], floor, paint.trim, 0.85),
    ...chairs(floor),
  ];
  return {
    items,
    x: [-5, 5],
    y: [-3, 9],
    height: ridgeHeight(body) + 0.3,
    entry: { x: 0, y: -3.9, width: 1.5 },
    beds: [
      { from: [-4.4, -3.3], to: [-1.6, -3.3], height: 0.6 },
      { from: [1.6, -3.3], to: [4.4, -3.3], height: 0.6 },
    ],
    lamps: [{ at: [-0.8, -0.3, floor + 1.7], radius: 1.9 }],
  };
}

/** The triangle of panes above the door. */
function upperGlass(floor: number): Decor {
  return (painter) => {
    const low = floor + 2.6;
    const span = painter.span(1, low + 0.1) ?? [0, 1];
    const [left, right] = [span[0] + 0.62, span[1] - 0.62];
    const middle = (left + right) / 2;
    const top = low + ((right - left) / 2) * 1.62;
    const frame = "#5b4630";
    let drawn = fill(
      painter.poly([
        [left - 0.14, low - 0.1],
        [right + 0.14, low - 0.1],
        [middle, top + 0.22],
      ]),
      painter.tone("#6f5438"),
    );
    drawn += glazing(
      painter,
      { u: left, v: low, w: right - left, h: top - low },
      { frame, panes: [1, 1], inside: "nothing" },
      [
        [left, low],
        [right, low],
        [middle, top],
      ],
    );
    let bars = "";
    for (const t of [0.25, 0.5, 0.75]) {
      const u = left + (right - left) * t;
      const v = low + Math.min(u - left, right - u) * 1.62;
      bars += painter.line([
        [u, low],
        [u, v],
      ]);
    }
    for (const t of [0.36, 0.68]) {
      const v = low + (top - low) * t;
      const half = ((right - left) / 2) * (1 - t);
      bars += painter.line([
        [middle - half, v],
        [middle + half, v],
      ]);
    }
    return drawn + stroke(bars, painter.tone(frame), hair(painter, 0.07));
  };
}

function chairs(floor: number): Item[] {
  return [-2.9, 2.3].flatMap((x) => [
    ...box({ x: [x, x + 0.6], y: [-1.5, -0.95], z: [floor + 0.3, floor + 0.38] }, plain("#b5583a")),
    ...box(
      { x: [x, x + 0.6], y: [-0.94, -0.86], z: [floor + 0.3, floor + 0.95] },
      plain("#b5583a"),
    ),
    ...box({ x: [x, x + 0.07], y: [-1.5, -1.43], z: [floor, floor + 0.3] }, plain("#8e4630")),
    ...box({ x: [x + 0.53, x + 0.6], y: [-1.5, -1.43], z: [floor, floor + 0.3] }, plain("#8e4630")),
  ]);
}
