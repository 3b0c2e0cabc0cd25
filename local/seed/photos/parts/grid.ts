import { darker, lighter, mix } from "../core/color.ts";
import { hair } from "../core/materials.ts";
import type { Decor } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import { type Opening, type WindowLook, window } from "./windows.ts";

/** Equal windows in rows and columns. */
export function grid(
  columns: number,
  rows: number,
  first: Opening,
  stepU: number,
  stepV: number,
  look: WindowLook,
): Decor[] {
  const cells: Decor[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells.push(window({ ...first, u: first.u + column * stepU, v: first.v + row * stepV }, look));
    }
  }
  return cells;
}

/** A façade of glass: panes of slightly different tone between thin bars. */
export function curtainWall(
  from: number,
  cellU: number,
  cellV: number,
  tint: string,
  bars: string,
): Decor {
  return (painter) => {
    const { width, height, light, random } = painter;
    const columns = Math.max(1, Math.round(width / cellU));
    const rows = Math.max(1, Math.round((height - from) / cellV));
    const [w, h] = [width / columns, (height - from) / rows];
    const glass = light.lamps ? mix(light.haze, "#22304a", 0.6) : mix(tint, light.glass.top, 0.35);
    const tones = { sky: "", deep: "", lamp: "", blind: "" };
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const cell = painter.rect(
          column * w,
          from + row * h,
          (column + 1) * w,
          from + (row + 1) * h,
        );
        if (light.lamps && random.chance(0.24)) tones.lamp += cell;
        else {
          const kind = random.weighted([
            ["sky", 3],
            ["deep", 3],
            ["blind", 1],
            ["none", 4],
          ] as const);
          if (kind !== "none") tones[kind] += cell;
        }
      }
    }
    let lines = "";
    for (let column = 0; column <= columns; column++)
      lines += painter.line([
        [column * w, from],
        [column * w, height],
      ]);
    let floors = "";
    for (let row = 0; row <= rows; row++)
      floors += painter.rect(0, from + row * h - 0.16, width, from + row * h + 0.16);
    return (
      fill(
        painter.rect(0, from, width, height),
        painter.defs.across(0, 0, 0.2, 1, [
          [0, lighter(glass, 0.32)],
          [0.5, glass],
          [1, darker(glass, 0.22)],
        ]),
      ) +
      fill(tones.sky, lighter(glass, 0.5), 0.4) +
      fill(tones.deep, darker(glass, 0.45), 0.35) +
      fill(tones.blind, "#e9e2d2", light.lamps ? 0.1 : 0.4) +
      fill(tones.lamp, "#ffd894", 0.92) +
      stroke(lines, painter.tone(bars), hair(painter, 0.07), 0.9) +
      fill(floors, painter.tone(bars))
    );
  };
}
