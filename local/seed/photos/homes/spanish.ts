import { clayTiles, hair, plain, stucco, tiles } from "../core/materials.ts";
import { box, type Decor, type Item, wall } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import { agave } from "../nature/southern.ts";
import type { Garden } from "../nature/trees.ts";
import { lantern, potted } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { gableRoof, gableWall, hipRoof } from "../parts/roofs.ts";
import { archOf, window, windows } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook } from "./looks.ts";

/** White plaster, clay tiles, an arcade and an iron balcony. */
export function spanish(garden: Garden, paint: Paint): Home {
  const look = roofLook(clayTiles(paint.roof), "#d9bd98", "#b58e66", 0.18);
  const walls = stucco(paint.body);
  const glass = { frame: paint.trim, panes: [2, 3] as const, inside: "curtains" as const };
  const eave = 6;
  const items: Item[] = [
    wall(
      [-2.4, 0],
      [4.6, 0],
      0,
      eave,
      walls,
      door(
        { u: 1.1, v: 0.2, w: 1.35, h: 2.5 },
        { color: paint.door, casing: "#d9c4a0", kind: "planks", arched: true },
      ),
      lantern(0.72, 1.9),
      lantern(2.85, 1.9),
      window({ u: 4, v: 0.75, w: 1.8, h: 1.9 }, { ...glass, panes: [4, 4], arched: true }),
      window({ u: 0.95, v: 3.5, w: 1.7, h: 2.05 }, { ...glass, panes: [2, 4] }),
      balcony(0.6, 3.42, 2.4),
      ...windows(2, { u: 4.1, v: 3.85, w: 0.85, h: 1.5 }, 1.1, glass),
    ),
    wall(
      [4.6, 0],
      [4.6, 7.4],
      0,
      eave,
      walls,
      ...windows(2, { u: 1.5, v: 3.8, w: 0.95, h: 1.4 }, 3.6, glass),
    ),
    wall(
      [-2.4, 7.4],
      [-2.4, 0],
      0,
      eave,
      walls,
      ...windows(2, { u: 1.5, v: 3.8, w: 0.95, h: 1.4 }, 3.4, glass),
    ),
    ...hipRoof({ x: [-2.4, 4.6], y: [0, 7.4], eave, pitch: 0.36, overhang: 0.45 }, look),
    // The arcade on the left.
    gableWall(
      [-7.4, 7],
      [-7.4, 0.6],
      0,
      2.95,
      0.32,
      walls,
      window({ u: 2.4, v: 0.9, w: 1, h: 1.4 }, glass),
    ),
    wall([-7.4, 0.6], [-2.41, 0.6], 0, 2.95, walls, arcade(0.5, 1.2, 3, 2.35)),
    ...gableRoof(
      {
        x: [-7.4, -2.42],
        y: [0.6, 7],
        eave: 2.95,
        pitch: 0.32,
        ridge: "x",
        overhang: 0.4,
        verge: [0.3, 0],
      },
      look,
    ),
    // The garage on the right.
    wall(
      [4.61, 1.2],
      [9.2, 1.2],
      0,
      2.8,
      walls,
      garageDoor({ u: 0.75, v: 0, w: 3.2, h: 2.2 }, paint.accent, "carriage"),
    ),
    gableWall(
      [9.2, 1.2],
      [9.2, 7],
      0,
      2.8,
      0.32,
      walls,
      window({ u: 2.4, v: 1, w: 1, h: 1.2 }, glass),
    ),
    ...gableRoof(
      {
        x: [4.62, 9.2],
        y: [1.2, 7],
        eave: 2.8,
        pitch: 0.32,
        ridge: "x",
        overhang: 0.4,
        verge: [0, 0.3],
      },
      look,
    ),
    ...box(
      { x: [-1.7, 0.6], y: [-1, 0], z: [0, 0.2] },
      plain("#cf9d77"),
      {},
      tiles("#c98f68", 0.3),
    ),
    ...potted([-2, -0.7, 0], 0.95, "#b5623f", (at) => agave(garden, at, 0.65, "#7f9a78")),
    ...potted([0.9, -0.7, 0], 0.95, "#b5623f", (at) => agave(garden, at, 0.65, "#7f9a78")),
  ];
  return {
    items,
    x: [-7.4, 9.2],
    y: [-1, 7.4],
    height: 8,
    entry: { x: -0.6, y: -1, width: 1.8 },
    drive: { x: [5.3, 8.6], y: 1.2 },
    beds: [
      { from: [-7.2, 0], to: [-2.8, 0], height: 0.75 },
      { from: [1.5, -0.5], to: [4.5, -0.5], height: 0.75 },
    ],
    lamps: [{ at: [-0.6, -0.4, 1.9], radius: 1.7 }],
  };
}

/** Arches that open into a shaded walk. */
function arcade(u: number, step: number, count: number, height: number): Decor {
  return (painter) => {
    let drawn = "";
    for (let i = 0; i < count; i++) {
      const at = { u: u + i * (step + 0.32), v: 0.1, w: step, h: height };
      const glow = painter.light.lamps
        ? painter.defs.across(0, 0, 0, 1, [
            [0, "#f2b964"],
            [1, "#8a6038"],
          ])
        : painter.defs.across(0, 0, 0, 1, [
            [0, "#4e4a48"],
            [0.75, "#7a6a5a"],
            [1, "#a88d70"],
          ]);
      drawn += fill(painter.poly(archOf(at, 0.1)), painter.tone("#ead6b4"));
      drawn += fill(painter.poly(archOf(at, 0), 0), glow);
      drawn += fill(
        painter.rect(at.u + 0.34, 0.1, at.u + 0.86, 1.75, 0.02),
        painter.light.lamps ? "#ffdf9e" : "#39434a",
        0.75,
      );
    }
    return drawn;
  };
}

/** A shallow iron balcony. */
function balcony(u: number, v: number, w: number): Decor {
  return (painter) => {
    let bars = "";
    for (let i = 0; i <= 14; i++) {
      const x = u + (w * i) / 14;
      bars += painter.line(
        [
          [x, v],
          [x, v + 0.85],
        ],
        -0.42,
      );
    }
    const iron = painter.tone("#2d2b29");
    return (
      fill(
        painter.poly([
          [u, v - 0.5],
          [u + w, v - 0.5],
          [u + w * 1.06, v - 0.05],
          [u + w * 0.06, v - 0.05],
        ]),
        painter.light.shadow.color,
        0.22,
      ) +
      fill(painter.rect(u, v - 0.12, u + w, v, -0.42), painter.tone("#d9c4a0")) +
      stroke(bars, iron, hair(painter, 0.03)) +
      stroke(
        painter.line(
          [
            [u, v + 0.86],
            [u + w, v + 0.86],
          ],
          -0.42,
        ),
        iron,
        hair(painter, 0.06),
      )
    );
  };
}
