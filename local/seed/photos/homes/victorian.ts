import { lighter } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import { clapboard, plain, shingles, stone } from "../core/materials.ts";
import { type Decor, type Face, face, type Item, type Surface, wall } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import type { Garden } from "../nature/trees.ts";
import { band, cornerBoards, gableFill, lantern } from "../parts/details.ts";
import { door } from "../parts/doors.ts";
import { deck, post, railing, steps } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight, shedRoof } from "../parts/roofs.ts";
import { window } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, sash } from "./looks.ts";

const TOWER: V2 = [-3, 0];
const RADIUS = 1.75;

/** Queen Anne: a steep front gable, a round tower, a porch with brackets. */
export function victorian(_garden: Garden, paint: Paint): Home {
  const floor = 0.85;
  const eave = floor + 6.1;
  const pitch = 1.15;
  const body = {
    x: [-5, 4.4] as const,
    y: [0, 9.5] as const,
    eave,
    pitch,
    ridge: "y" as const,
    overhang: 0.3,
    verge: [0.03, 0.3] as const,
  };
  const siding = clapboard(paint.body, 0.17);
  const look = roofLook(shingles(paint.roof, 0.26), paint.trim, "#cdbfa6");
  const glass = sash(paint.trim, [1, 2]);
  const porchTop = floor + 2.75;
  const items: Item[] = [
    gableWall(
      [-5, 0],
      [4.4, 0],
      0,
      eave,
      pitch,
      siding,
      gableFill(eave + 0.2, paint.accent),
      band(floor + 3, 0.2, paint.trim),
      band(eave, 0.22, paint.trim),
      cornerBoards(paint.trim, 0.18),
      door(
        { u: 4.65, v: floor, w: 1.1, h: 2.2 },
        { color: paint.door, casing: paint.trim, kind: "half-light", transom: true },
      ),
      lantern(6.1, floor + 1.6),
      window({ u: 6.8, v: floor + 0.55, w: 1.25, h: 1.9 }, glass),
      window({ u: 5, v: floor + 3.8, w: 1.05, h: 1.75 }, glass),
      window({ u: 7.1, v: floor + 3.8, w: 1.05, h: 1.75 }, glass),
      window({ u: 5.35, v: eave + 1.1, w: 0.8, h: 1.35 }, { ...glass, arched: true }),
      window({ u: 4.25, v: eave + 1.1, w: 0.8, h: 1.35 }, { ...glass, arched: true }),
      gableLace(paint.trim),
    ),
    wall(
      [4.4, 0],
      [4.4, 9.5],
      0,
      eave,
      siding,
      band(floor + 3, 0.2, paint.trim),
      cornerBoards(paint.trim, 0.18),
      ...[1.2, 4.2, 7].flatMap((u) => [
        window({ u, v: floor + 0.6, w: 1.05, h: 1.8 }, glass),
        window({ u, v: floor + 3.8, w: 1.05, h: 1.7 }, glass),
      ]),
    ),
    wall(
      [-5, 9.5],
      [-5, 0],
      0,
      eave,
      siding,
      band(floor + 3, 0.2, paint.trim),
      cornerBoards(paint.trim, 0.18),
      ...[1.2, 4.4].flatMap((u) => [
        window({ u, v: floor + 0.6, w: 1.05, h: 1.8 }, glass),
        window({ u, v: floor + 3.8, w: 1.05, h: 1.7 }, glass),
      ]),
    ),
    ...gableRoof(body, look),
    ...tower(paint, floor, eave + 0.9, siding),
    ...deck([-1.2, 4.4], [-2.3, 0], floor, stone("#9a8f80"), "#9a8264"),
    ...steps([-0.55, 1.15], -2.3, floor, plain("#a99f8e")),
    ...[-0.95, 1.5, 4.15].flatMap((x) => post(x, -2.08, [floor, porchTop], 0.17, paint.trim)),
    brackets([-1.1, -2.1], [4.3, -2.1], porchTop, paint.trim),
    railing([1.6, -2.08], [4.06, -2.08], floor, paint.trim, 0.85),
    railing([4.15, -1.98], [4.15, -0.02], floor, paint.trim, 0.85),
    ...shedRoof(
      { x: [-1.22, 4.75], y: [-2.65, -0.02], front: porchTop, back: porchTop + 0.5 },
      look,
    ),
  ];
  return {
    items,
    x: [-5, 4.6],
    y: [-2.3, 9.5],
    height: ridgeHeight(body) + 0.5,
    entry: { x: 0.3, y: -3.6, width: 1.5 },
    beds: [
      { from: [-5, -2.4], to: [-1.5, -2.4], height: 0.8 },
      { from: [1.5, -2.7], to: [4.4, -2.7], height: 0.7 },
    ],
    lamps: [{ at: [1.1, -0.3, floor + 1.6], radius: 1.7 }],
  };
}

/** Half an octagon in front of the wall, under a pointed roof. */
function tower(paint: Paint, floor: number, top: number, siding: Surface): Face[] {
  const cone = shingles(paint.roof, 0.24);
  const corner = (i: number, radius: number): V2 => {
    const angle = Math.PI + (i / 4) * Math.PI;
    return [TOWER[0] + radius * Math.cos(angle), TOWER[1] + radius * Math.sin(angle) - 0.001];
  };
  const glass = { ...sash(paint.trim, [1, 2]) };
  const ring = [0, 1, 2, 3, 4].map((i) => corner(i, RADIUS));
  const wide = [0, 1, 2, 3, 4].map((i) => corner(i, RADIUS + 0.28));
  const apex: V3 = [TOWER[0], TOWER[1] - 0.05, top + 3.5];
  const faces: Face[] = [];
  for (let i = 0; i < 4; i++) {
    const [a, b] = [ring[i], ring[i + 1]];
    const [wa, wb] = [wide[i], wide[i + 1]];
    if (!a || !b || !wa || !wb) continue;
    faces.push(
      wall(
        a,
        b,
        0,
        top,
        siding,
        band(floor + 2.95, 0.5, paint.accent),
        band(top - 0.3, 0.3, paint.trim),
        cornerBoards(paint.trim, 0.07),
        window({ u: 0.2, v: floor + 0.6, w: 0.94, h: 1.85 }, glass),
        window({ u: 0.2, v: floor + 3.85, w: 0.94, h: 1.8 }, glass),
      ),
      face([[wa[0], wa[1], top + 0.12], [wb[0], wb[1], top + 0.12], apex], cone),
      face(
        [
          [wa[0], wa[1], top - 0.02],
          [wb[0], wb[1], top - 0.02],
          [wb[0], wb[1], top + 0.12],
          [wa[0], wa[1], top + 0.12],
        ],
        plain(paint.trim),
      ),
      face(
        [
          [a[0], a[1], top - 0.02],
          [wa[0], wa[1], top - 0.02],
          [wb[0], wb[1], top - 0.02],
          [b[0], b[1], top - 0.02],
        ],
        plain(lighter(paint.trim, 0.1)),
      ),
    );
  }
  return faces;
}

/** Turned spandrels under the porch beam. */
function brackets(from: V2, to: V2, top: number, color: string): Face {
  return face(
    [
      [from[0], from[1], top - 0.5],
      [to[0], to[1], top - 0.5],
      [to[0], to[1], top],
      [from[0], from[1], top],
    ],
    plain(color),
    { isOpen: true, isTwoSided: true, decor: [lace(color)] },
  );
}

function lace(color: string): Decor {
  return (painter) => {
    const { width } = painter;
    let bars = "";
    for (let u = 0.1; u < width; u += 0.12)
      bars += painter.line([
        [u, 0.26],
        [u, 0.42],
      ]);
    let arcs = "";
    for (const u of [0.16, 2.6, 5.2]) {
      for (const side of [-1, 1]) {
        arcs += painter.poly([
          [u, 0.25],
          [u + side * 0.5, 0.25],
          [u + side * 0.2, 0.18],
          [u + side * 0.07, -0.1],
          [u, -0.2],
        ]);
      }
    }
    return (
      fill(painter.rect(0, 0.42, width, 0.5), painter.tone(color)) +
      fill(painter.rect(0, 0.22, width, 0.27), painter.tone(color)) +
      stroke(bars, painter.tone(color), 1.6) +
      fill(arcs, painter.tone(color))
    );
  };
}

/** A sunburst in the peak of the gable. */
function gableLace(color: string): Decor {
  return (painter) => {
    const peak = painter.outline.reduce((best, point) => (point[1] > best[1] ? point : best), [
      0, 0,
    ] as V2);
    let rays = "";
    for (let i = 0; i <= 8; i++) {
      const angle = Math.PI + (i / 8) * Math.PI;
      rays += painter.line([
        [peak[0], peak[1] - 0.1],
        [peak[0] + Math.cos(angle) * 0.6, peak[1] - 0.25 + Math.sin(angle) * 0.95],
      ]);
    }
    const low = peak[1] - 1.3;
    const span = painter.span(1, low);
    const beam = span ? painter.rect(span[0], low - 0.07, span[1], low + 0.07) : "";
    return fill(beam, painter.tone(color)) + stroke(rays, painter.tone(color), 2);
  };
}
