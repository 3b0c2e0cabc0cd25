import { project, scaleAt } from "../core/camera.ts";
import { darker, lighter } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import { plain, planks } from "../core/materials.ts";
import { box, type Decor, type Face, type Sprite } from "../core/model.ts";
import type { Painter, Studio } from "../core/painter.ts";
import { fill, stroke } from "../core/svg.ts";

/** Small things that make a house lived in. */

/** A lantern beside a door; it burns when the light asks for lamps. */
export function lantern(u: number, v: number): Decor {
  return (painter) => {
    const glow = painter.light.lamps
      ? fill(painter.disc(u, v, 1.5), painter.defs.glow("#ffcf7d", 0.75))
      : "";
    return (
      glow +
      fill(painter.rect(u - 0.09, v + 0.14, u + 0.09, v + 0.2), "#2c2b29") +
      fill(
        painter.rect(u - 0.07, v - 0.14, u + 0.07, v + 0.14, -0.06),
        painter.light.lamps ? "#ffe9b0" : "#d9d2bd",
      ) +
      stroke(painter.rect(u - 0.07, v - 0.14, u + 0.07, v + 0.14, -0.06), "#2c2b29", 1.4)
    );
  };
}

/** Boards at the corners of a wooden house, and along its top. */
export function cornerBoards(color: string, width = 0.14): Decor {
  return (painter) => {
    const right = painter.outline.find(([, v]) => v > 0.1)?.[0] ?? painter.width;
    const topAt = (u: number) => painter.span(0, u)?.[1] ?? painter.height;
    return (
      fill(painter.rect(0, 0, width, topAt(width / 2)), painter.tone(color)) +
      fill(painter.rect(right - width, 0, right, topAt(right - width / 2)), painter.tone(color))
    );
  };
}

/** A course of another material along the foot of a wall. */
export function skirting(color: string, height: number): Decor {
  return (painter) =>
    fill(painter.rect(0, 0, painter.width, height), painter.tone(color)) +
    fill(
      painter.rect(0, height - 0.05, painter.width, height + 0.02, -0.03),
      painter.tone(lighter(color, 0.3)),
    );
}

/** A level band across the wall. */
export function band(v: number, height: number, color: string): Decor {
  return (painter) => {
    const span = painter.span(1, v + height / 2) ?? [0, painter.width];
    return (
      fill(painter.rect(span[0], v - 0.05, span[1], v), painter.light.shadow.color, 0.2) +
      fill(painter.rect(span[0], v, span[1], v + height, -0.03), painter.tone(color))
    );
  };
}

/** The joint between two houses of a row. */
export const seam: Decor = (painter) =>
  fill(
    painter.rect(0, 0, 0.06, painter.span(0, 0.06)?.[1] ?? painter.height),
    painter.light.shadow.color,
    0.32,
  );

/** A gable filled with another material above this height. */
export function gableFill(
  above: number,
  color: string,
  lines: string | undefined = undefined,
): Decor {
  return (painter) => {
    const low = painter.span(1, above);
    const peak = painter.outline.reduce((best, point) => (point[1] > best[1] ? point : best), [
      0, 0,
    ] as V2);
    if (!low) return "";
    const shape: V2[] = [[low[0], above], [low[1], above], peak];
    let rows = "";
    for (let v = above + 0.24; v < peak[1] - 0.1; v += 0.24) {
      const span = painter.span(1, v);
      if (span) {
        rows += painter.line([
          [span[0], v],
          [span[1], v],
        ]);
      }
    }
    return (
      fill(painter.poly(shape), painter.tone(color)) +
      stroke(rows, painter.tone(lines ?? darker(color, 0.35)), 1.1, 0.5)
    );
  };
}

/** A pot with a round plant. */
export function potted(
  at: V3,
  height: number,
  pot: string,
  leaves: (at: V3) => Sprite,
): (Face | Sprite)[] {
  const w = height * 0.26;
  return [
    ...box(
      { x: [at[0] - w, at[0] + w], y: [at[1] - w, at[1] + w], z: [at[2], at[2] + height * 0.42] },
      plain(pot),
    ),
    leaves([at[0], at[1] - w * 0.2, at[2] + height * 0.4]),
  ];
}

/** A bench on a porch or in a garden. */
export function bench(x: V2, y: number, z: number, color: string): Face[] {
  const boards = planks(color, 0.12);
  return [
    ...box({ x: [x[0], x[0] + 0.09], y: [y, y + 0.42], z: [z, z + 0.44] }, plain(color)),
    ...box({ x: [x[1] - 0.09, x[1]], y: [y, y + 0.42], z: [z, z + 0.44] }, plain(color)),
    ...box({ x, y: [y, y + 0.45], z: [z + 0.42, z + 0.48] }, plain(color), {}, boards),
    ...box({ x, y: [y + 0.42, y + 0.48], z: [z + 0.5, z + 0.95] }, plain(lighter(color, 0.1))),
  ];
}

/** The light that a lamp throws into the evening, drawn last. */
export function lampGlow(studio: Studio, at: V3, radius: number, strength = 0.5): string {
  if (!studio.light.lamps) return "";
  const [x, y] = project(studio.camera, at);
  const r = radius * scaleAt(studio.camera, at);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${studio.defs.glow("#ffc873", strength)}"/>`;
}

/** A post box at the kerb. */
export function mailbox(x: number, y: number, color: string): Face[] {
  return [
    ...box({ x: [x - 0.05, x + 0.05], y: [y - 0.05, y + 0.05], z: [0, 1.05] }, plain("#7b6650")),
    ...box({ x: [x - 0.13, x + 0.13], y: [y - 0.28, y + 0.22], z: [1.05, 1.3] }, plain(color), {
      left: [(painter: Painter) => fill(painter.rect(0.06, 0.1, 0.1, 0.34, -0.02), "#c0563a")],
    }),
  ];
}
