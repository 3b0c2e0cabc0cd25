import { darker, lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import { hair, plain, planks } from "../core/materials.ts";
import { box, type Decor, type Face, type Item } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";
import { cushion, legs } from "./joinery.ts";
import { pillow } from "./small-things.ts";

/** Tables, beds and cases as boxes. */

export function table(x: V2, y: V2, height: number, wood: string, top = 0.05): Face[] {
  const leg = plain(darker(wood, 0.18));
  const w = 0.05;
  return [
    ...[x[0] + 0.06, x[1] - 0.06 - w].flatMap((lx) =>
      [y[0] + 0.06, y[1] - 0.06 - w].flatMap((ly) =>
        box({ x: [lx, lx + w], y: [ly, ly + w], z: [0, height - top] }, leg),
      ),
    ),
    ...box({ x, y, z: [height - top, height] }, plain(wood), {}, planks(lighter(wood, 0.08), 0.22)),
  ];
}

export function bed(
  at: V2,
  width: number,
  look: { frame: string; sheet: string; cover: string; accent: string },
  light: Light,
): Item[] {
  const [x, y] = at;
  const length = 2.05;
  const head = y + length;
  const pillows = [0.27, 0.73].flatMap((t) => [
    ...box(
      {
        x: [x + width * t - 0.32, x + width * t + 0.32],
        y: [head - 0.34, head - 0.1],
        z: [0.62, 0.95],
      },
      cushion(look.sheet, 0.05),
    ),
  ]);
  return [
    ...box(
      { x: [x - 0.08, x + width + 0.08], y: [head, head + 0.1], z: [0, 1.16] },
      cushion(look.frame, 0.02),
    ),
    ...legs([x, x + width], [y, head - 0.05], 0.16, darker(look.frame, 0.2), 0.07),
    ...box({ x: [x, x + width], y: [y, head - 0.02], z: [0.16, 0.32] }, plain(look.frame)),
    ...box(
      { x: [x + 0.03, x + width - 0.03], y: [y + 0.04, head - 0.02], z: [0.34, 0.52] },
      cushion(look.sheet, 0.03),
    ),
    ...box(
      { x: [x - 0.02, x + width + 0.02], y: [y, head - 0.62], z: [0.3, 0.58] },
      cushion(look.cover, 0.05),
    ),
    ...box(
      { x: [x - 0.025, x + width + 0.025], y: [y + 0.14, y + 0.62], z: [0.32, 0.63] },
      cushion(look.accent, 0.03),
    ),
    ...box(
      { x: [x - 0.02, x + width + 0.02], y: [head - 0.6, head - 0.42], z: [0.4, 0.62] },
      cushion(lighter(look.sheet, 0.3), 0.03),
    ),
    ...pillows,
    pillow([x + width / 2, head - 0.42, 0.62], 0.42, look.accent, light),
  ];
}

/** A chest of drawers or a nightstand, its front to the viewer. */
export function drawers(
  x: V2,
  y: V2,
  height: number,
  wood: string,
  rows: number,
  columns = 1,
  knob = "#c9a35c",
): Face[] {
  return [
    ...legs(x, y, 0.12, darker(wood, 0.25), 0.04),
    ...box(
      { x, y, z: [0.12, height] },
      plain(wood),
      { front: [fronts(rows, columns, wood, knob)] },
      plain(lighter(wood, 0.16)),
    ),
  ];
}

/** Fields of drawers or doors with knobs. */
export function fronts(
  rows: number,
  columns: number,
  color: string,
  knob: string,
  look: "knobs" | "bars" = "knobs",
): Decor {
  return (painter) => {
    const { width, height } = painter;
    let fields = "";
    let inner = "";
    let knobs = "";
    const gap = 0.022;
    for (let i = 0; i < rows; i++) {
      for (let k = 0; k < columns; k++) {
        const [l, r] = [(width * k) / columns + gap, (width * (k + 1)) / columns - gap];
        const [b, t] = [(height * i) / rows + gap, (height * (i + 1)) / rows - gap];
        fields += painter.rect(l, b, r, t);
        const frame = Math.min(0.07, (t - b) * 0.22);
        if (t - b > 0.26) inner += painter.rect(l + frame, b + frame, r - frame, t - frame);
        if (look === "bars")
          knobs += painter.rect((l + r) / 2 - 0.07, t - 0.07, (l + r) / 2 + 0.07, t - 0.05, -0.02);
        else if (t - b > 0.5)
          knobs += painter.disc(
            k % 2 === 0 ? r - 0.05 : l + 0.05,
            (b + t) / 2,
            0.018,
            0.018,
            -0.02,
          );
        else knobs += painter.disc((l + r) / 2, (b + t) / 2, 0.018, 0.018, -0.02);
      }
    }
    return (
      stroke(fields, painter.tone(darker(color, 0.34)), hair(painter, 0.008), 0.75) +
      stroke(inner, painter.tone(darker(color, 0.2)), hair(painter, 0.006), 0.6) +
      fill(knobs, painter.tone(knob))
    );
  };
}

/** Books and objects in a tall case. */
export function bookcase(x: V2, y: V2, height: number, wood: string, rows = 5): Face[] {
  const content: Decor = (painter) => {
    const { width, random } = painter;
    const step = (height - 0.1) / rows;
    let drawn = fill(
      painter.rect(0.04, 0.06, width - 0.04, height - 0.04),
      painter.tone(darker(wood, 0.42)),
    );
    for (let i = 0; i < rows; i++) {
      const v = 0.06 + i * step;
      let u = 0.07;
      while (u < width - 0.12) {
        const wide = random.range(0.03, 0.07);
        if (random.chance(0.13)) {
          u += random.range(0.08, 0.2);
          continue;
        }
        const tone = random.pick([
          "#7d4b3a",
          "#3f5c4d",
          "#c8a86b",
          "#5a6a78",
          "#d9cbb2",
          "#a3533a",
          "#8f8a7a",
        ]);
        drawn += fill(
          painter.rect(u, v, Math.min(u + wide, width - 0.06), v + step * random.range(0.55, 0.82)),
          painter.tone(tone),
        );
        u += wide + 0.004;
      }
      drawn += fill(painter.rect(0.03, v - 0.03, width - 0.03, v), painter.tone(wood));
    }
    return drawn;
  };
  return box({ x, y, z: [0, height] }, plain(wood), { front: [content] });
}
