import { WIDTH } from "../core/camera.ts";
import { darker, mix } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { inHaze, shade } from "../core/light.ts";
import type { Studio } from "../core/painter.ts";
import { fill, polygonPath, smoothPath } from "../core/svg.ts";
import { leafTones } from "./foliage.ts";
import type { Flora } from "./season.ts";

/** What lies between the plot and the horizon. All of it stands on the horizon line. */

/** Layered hills, the farther the paler. */
export function hills(studio: Studio, flora: Flora, height = 120, layers = 3): string {
  const { camera, light, random } = studio;
  let drawn = "";
  for (let i = 0; i < layers; i++) {
    const far = 1 - i / layers;
    const crest = ridge(
      random,
      camera.horizon - height * (0.25 + far * 0.75),
      height * (0.2 + far * 0.3),
      5 + i,
    );
    const tone = inHaze(
      light,
      shade(light, flora.hills[i % flora.hills.length] ?? "#9aa88c", [0, -0.5, 0.8]),
      0.26 + far * 0.46,
    );
    drawn += fill(
      `${smoothRidge(crest)}L${WIDTH} ${camera.horizon + 6}L0 ${camera.horizon + 6}Z`,
      tone,
    );
  }
  return drawn;
}

/** Peaks with sunlit and shaded flanks, snow above a line. */
export function mountains(studio: Studio, color: string, height = 260, snow = true): string {
  const { camera, light, random } = studio;
  let drawn = "";
  for (const [layer, count] of [
    [0.62, 6],
    [0.3, 5],
  ] as const) {
    const lit = inHaze(
      light,
      shade(light, color, [Math.sign(light.sun[0]) * 0.7, -0.3, 0.6]),
      layer,
    );
    const dark = inHaze(
      light,
      shade(light, darker(color, 0.3), [-Math.sign(light.sun[0]) * 0.7, -0.2, 0.4]),
      layer,
    );
    const peaks = Array.from({ length: count }, (_, i) => ({
      x: ((i + random.range(0.2, 0.8)) / count) * WIDTH * 1.1 - WIDTH * 0.05,
      high: height * (layer > 0.5 ? 1 : 0.62) * random.range(0.62, 1),
    }));
    for (const { x, high } of peaks.sort((a, b) => b.high - a.high)) {
      const half = high * random.range(1.2, 1.6);
      const top: V2 = [x, camera.horizon - high];
      const foot = camera.horizon + 4;
      const spine: V2[] = [
        top,
        [x + half * 0.06, foot - high * 0.62],
        [x - half * 0.05, foot - high * 0.3],
        [x + half * 0.12, foot],
      ];
      const left: V2[] = [
        [x - half, foot],
        [x - half * 0.46, foot - high * 0.5],
        top,
        ...spine.slice(1),
      ];
      const right: V2[] = [
        top,
        [x + half * 0.4, foot - high * 0.56],
        [x + half, foot],
        ...spine.slice(1).reverse(),
      ];
      const sunLeft = light.sun[0] < 0;
      drawn +=
        fill(polygonPath(left), sunLeft ? lit : dark) +
        fill(polygonPath(right), sunLeft ? dark : lit);
      if (snow) {
        const cap: V2[] = [
          [x - half * 0.25, foot - high * 0.74],
          top,
          [x + half * 0.22, foot - high * 0.76],
          [x + half * 0.1, foot - high * 0.68],
          [x + half * 0.02, foot - high * 0.78],
          [x - half * 0.1, foot - high * 0.66],
        ];
        drawn += fill(
          polygonPath(cap),
          inHaze(light, shade(light, "#fbfaf5", [0, -0.5, 0.8]), layer * 0.6),
          0.92,
        );
      }
    }
  }
  return drawn;
}

/** Table mountains of the south-west, banded. */
export function mesas(studio: Studio, color: string, height = 150): string {
  const { camera, light, random } = studio;
  let drawn = "";
  for (const [far, count] of [
    [0.55, 3],
    [0.3, 2],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = ((i + random.range(0.15, 0.85)) / count) * WIDTH;
      const half = random.range(120, 260) * (1.2 - far);
      const high = height * random.range(0.5, 1) * (1.15 - far * 0.5);
      const y = camera.horizon;
      const tone = inHaze(light, shade(light, color, [0, -0.8, 0.4]), far);
      const dark = inHaze(light, shade(light, darker(color, 0.26), [0, -0.8, 0.3]), far);
      const body: V2[] = [
        [x - half * 1.5, y + 4],
        [x - half * 1.08, y - high * 0.42],
        [x - half, y - high],
        [x + half * 0.3, y - high * 1.02],
        [x + half * 0.34, y - high * 0.9],
        [x + half, y - high * 0.88],
        [x + half * 1.1, y - high * 0.4],
        [x + half * 1.6, y + 4],
      ];
      drawn += fill(polygonPath(body), tone);
      const side = light.sun[0] < 0 ? 1 : -1;
      const flank: V2[] = [
        [x + side * half * 0.5, y + 4],
        [x + side * half * 0.46, y - high * 0.88],
        [x + side * half * 0.98, y - high * 0.88],
        [x + side * half * 1.08, y - high * 0.41],
        [x + side * half * 1.55, y + 4],
      ];
      drawn += fill(polygonPath(flank), dark, 0.7);
      for (const band of [0.62, 0.76]) {
        drawn += fill(
          polygonPath([
            [x - half * 1.03, y - high * band],
            [x + half * 1.02, y - high * band * 0.97],
            [x + half * 1.03, y - high * (band - 0.04)],
            [x - half * 1.03, y - high * (band - 0.05)],
          ]),
          dark,
          0.35,
        );
      }
    }
  }
  return drawn;
}

/** A line of trees behind the plot. */
export function treeLine(
  studio: Studio,
  flora: Flora,
  height = 90,
  far = 0.35,
  mixConifers = 0.25,
): string {
  const { camera, light, random } = studio;
  let drawn = "";
  for (const [depth, scale] of [
    [far + 0.2, 0.8],
    [far, 1],
  ] as const) {
    const leaves = flora.leaves.length > 0 ? flora.leaves : ["#8c8272", "#7d766a"];
    const groups = new Map<string, string>();
    const put = (color: string, d: string) => groups.set(color, (groups.get(color) ?? "") + d);
    for (let x = -30; x < WIDTH + 30; x += random.range(22, 44) * scale) {
      const high = height * scale * random.range(0.55, 1.05);
      if (random.chance(mixConifers)) {
        const needles = inHaze(light, leafTones(light, random.pick(flora.conifers)).shade, depth);
        put(needles, spire(x, camera.horizon + 4, high * 1.25));
      } else {
        const tones = leafTones(light, random.pick(leaves));
        const r = high * 0.5;
        put(inHaze(light, tones.deep, depth), mound(random, x, camera.horizon + 4, r * 1.15, high));
        put(
          inHaze(light, tones.body, depth),
          mound(
            random,
            x + Math.sign(light.sun[0]) * r * 0.25,
            camera.horizon - high * 0.3,
            r * 0.7,
            high * 0.66,
          ),
        );
      }
    }
    // Dark masses first, so that their lit sides stay visible.
    const entries = [...groups];
    drawn += entries.map(([color, d]) => fill(d, color)).join("");
  }
  return drawn;
}

/** Towers of a downtown, window lights included. */
export function skyline(studio: Studio, color: string, height = 230, far = 0.45): string {
  const { camera, light, random } = studio;
  let drawn = "";
  for (const [depth, scale] of [
    [far + 0.22, 1],
    [far, 0.66],
  ] as const) {
    let x = -20;
    while (x < WIDTH) {
      const w = random.range(38, 92);
      const middle = 1 - Math.abs((x + w / 2) / WIDTH - 0.5) * 0.9;
      const h = height * scale * middle * random.range(0.4, 1.05);
      const y = camera.horizon - h;
      const tone = inHaze(
        light,
        shade(light, mix(color, random.pick(["#b9a58c", "#7f8f92", "#a98a74"]), 0.4), [0, -1, 0]),
        depth,
      );
      drawn += fill(
        polygonPath([
          [x, y],
          [x + w, y],
          [x + w, camera.horizon + 6],
          [x, camera.horizon + 6],
        ]),
        tone,
      );
      const sideW = w * 0.26;
      const left = light.sun[0] < 0 ? x + w - sideW : x;
      drawn += fill(
        polygonPath([
          [left, y],
          [left + sideW, y],
          [left + sideW, camera.horizon + 6],
          [left, camera.horizon + 6],
        ]),
        darker(tone, 0.14),
        0.7,
      );
      if (random.chance(0.3)) {
        drawn += fill(
          polygonPath([
            [x + w * 0.3, y],
            [x + w * 0.7, y],
            [x + w * 0.66, y - h * 0.08],
            [x + w * 0.34, y - h * 0.08],
          ]),
          tone,
        );
      }
      let panes = "";
      let lamps = "";
      for (let wy = y + 9; wy < camera.horizon - 12; wy += 13) {
        for (let wx = x + 6; wx < x + w - 8; wx += 11) {
          const pane = `M${wx.toFixed(0)} ${wy.toFixed(0)}h5v6h-5Z`;
          if (light.lamps && random.chance(0.34)) lamps += pane;
          else if (random.chance(0.75)) panes += pane;
        }
      }
      drawn += fill(panes, darker(tone, 0.22), 0.45) + fill(lamps, "#ffd98c", 0.85);
      x += w + random.range(-8, 16);
    }
  }
  return drawn;
}

function ridge(random: Studio["random"], base: number, swing: number, waves: number): V2[] {
  const phases = [random.range(0, 6), random.range(0, 6), random.range(0, 6)] as const;
  return Array.from({ length: 25 }, (_, i): V2 => {
    const t = i / 24;
    const y =
      Math.sin(t * waves + phases[0]) * 0.6 +
      Math.sin(t * waves * 2.3 + phases[1]) * 0.3 +
      Math.sin(t * waves * 5.1 + phases[2]) * 0.1;
    return [t * WIDTH, base - y * swing];
  });
}

function smoothRidge(points: readonly V2[]): string {
  let d = "";
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (i === 0) d += `M${point[0].toFixed(0)} ${point[1].toFixed(1)}`;
    if (next) {
      d += `Q${point[0].toFixed(0)} ${point[1].toFixed(1)} ${((point[0] + next[0]) / 2).toFixed(0)} ${((point[1] + next[1]) / 2).toFixed(1)}`;
    } else d += `L${point[0].toFixed(0)} ${point[1].toFixed(1)}`;
  });
  return d;
}

function mound(random: Studio["random"], x: number, y: number, r: number, high: number): string {
  return smoothPath([
    [x - r, y],
    [x - r * 0.95, y - high * random.range(0.5, 0.7)],
    [x - r * 0.35, y - high * random.range(0.95, 1.1)],
    [x + r * 0.4, y - high * random.range(0.9, 1.12)],
    [x + r, y - high * random.range(0.45, 0.7)],
    [x + r, y],
  ]);
}

function spire(x: number, y: number, high: number): string {
  const w = high * 0.2;
  return polygonPath([
    [x - w, y],
    [x - w * 0.62, y - high * 0.36],
    [x - w * 0.74, y - high * 0.38],
    [x - w * 0.36, y - high * 0.68],
    [x - w * 0.46, y - high * 0.7],
    [x, y - high],
    [x + w * 0.46, y - high * 0.7],
    [x + w * 0.36, y - high * 0.68],
    [x + w * 0.74, y - high * 0.38],
    [x + w * 0.62, y - high * 0.36],
    [x + w, y],
  ]);
}
