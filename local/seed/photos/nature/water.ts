import { WIDTH } from "../core/camera.ts";
import { darker, mix } from "../core/color.ts";
import { shade } from "../core/light.ts";
import type { Studio } from "../core/painter.ts";
import { fill, number, polygonPath } from "../core/svg.ts";

/** Open water up to a far shore. */
export function water(studio: Studio, top: number, bottom: number): string {
  const { light, defs, random } = studio;
  const high = light.sky.at(-1)?.[1] ?? "#cfe0e0";
  const low = light.sky[0]?.[1] ?? "#7fb0c4";
  const surface = defs.linear(0, top, 0, bottom, [
    [0, mix(high, "#8fb0b0", 0.25)],
    [1, mix(low, "#3f6a72", 0.45)],
  ]);
  let ripples = "";
  for (let i = 0; i < 120; i++) {
    const t = random.next() ** 1.6;
    const y = top + 3 + t * (bottom - top);
    const w = 12 + t * 110;
    const x = random.range(-40, WIDTH);
    ripples += `M${x.toFixed(0)} ${y.toFixed(1)}h${w.toFixed(0)}l${(w * 0.2).toFixed(0)} ${(1 + t * 2).toFixed(1)}h-${(w * 0.9).toFixed(0)}Z`;
  }
  return (
    fill(
      polygonPath([
        [0, top],
        [WIDTH, top],
        [WIDTH, bottom],
        [0, bottom],
      ]),
      surface,
    ) + fill(ripples, light.cloud.light, light.lamps ? 0.16 : 0.4)
  );
}

/** Sand along the water's edge; `y` in px. */
export function shore(studio: Studio, y: number, color: string): string {
  const { light, random } = studio;
  let top = `M0 ${number(y + 6)}`;
  for (let x = 0; x < WIDTH; x += 120) {
    top += `q60 ${number(random.range(-7, 7))} 120 0`;
  }
  const sand = `${top}L${WIDTH} ${number(y + 26)}Q720 ${number(y + 34)} 0 ${number(y + 24)}Z`;
  const foam = `${top}l0 3`;
  return (
    fill(sand, shade(light, color, [0, 0, 1])) +
    `<path d="${foam}" fill="none" stroke="#ffffff" stroke-width="2.5" stroke-opacity=".55"/>`
  );
}

/** Two far sails. */
export function sails(studio: Studio): string {
  const { camera, light, random } = studio;
  const tone = shade(light, "#fbf7ec", [0, -0.7, 0.5]);
  return [random.range(90, 330), random.range(1120, 1360)]
    .map((x) => {
      const y = camera.horizon + 7;
      return (
        fill(
          polygonPath([
            [x, y],
            [x + 2, y - 30],
            [x + 15, y],
          ]),
          tone,
        ) +
        fill(
          polygonPath([
            [x - 2, y],
            [x - 1, y - 24],
            [x - 11, y],
          ]),
          darker(tone, 0.08),
        ) +
        fill(
          polygonPath([
            [x - 12, y + 1],
            [x + 16, y + 1],
            [x + 11, y + 5],
            [x - 8, y + 5],
          ]),
          "#6b5d52",
        )
      );
    })
    .join("");
}
