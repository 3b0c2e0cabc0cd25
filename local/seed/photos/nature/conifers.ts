import { lightUp } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Sprite } from "../core/model.ts";
import { fill, polygonPath } from "../core/svg.ts";
import { leafTones, mixTint } from "./foliage.ts";
import { type Garden, onGround, trunk } from "./trees.ts";

/** A spruce or fir: ragged tiers, lit from the sun's side. */
export function conifer(garden: Garden, at: V3 | V2, height: number, color?: string): Sprite {
  const { light, flora, random } = garden;
  const seed = random.int(0, 1e9);
  const needles = color ?? random.pick(flora.conifers);
  const width = height * random.range(0.36, 0.46);
  return {
    kind: "sprite",
    at: onGround(at),
    density: 0.9,
    size: [width * 0.56, height * 1.02],
    outline: [
      [-width / 2, height * 0.1],
      [width / 2, height * 0.1],
      [0, height],
    ],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, needles);
      const towards = light.sun[0] < 0 ? -1 : 1;
      const tiers = Math.max(6, Math.min(11, Math.round(height * 0.9)));
      let drawn = trunk(light, x, y, k, height * 0.16, "#6a5546");
      for (let i = 0; i < tiers; i++) {
        const low = 0.07 + (i / tiers) * 0.84;
        const half = (width / 2) * (1 - i / tiers) ** 0.86 * own.range(0.92, 1.08);
        const top = Math.min(1, low + 2.1 / tiers);
        const tier = tierShape(own, x, y - low * height * k, half * k, (top - low) * height * k);
        drawn += fill(polygonPath(tier), i % 2 === 0 ? tones.deep : tones.shade);
        const side = tier.filter(([px]) => (px - x) * towards >= 0);
        drawn += fill(
          polygonPath([
            [x + towards * half * k * 0.12, y - low * height * k],
            ...orderByHeight(side),
            [x, y - top * height * k],
          ]),
          tones.body,
          0.75,
        );
        if (flora.isSnowy) {
          drawn += fill(
            polygonPath(snowCap(own, x, y - low * height * k, half * k, (top - low) * height * k)),
            lightUp("#f5f7f5", mixTint(light)),
            0.92,
          );
        }
      }
      return drawn;
    },
  };
}

/** One whorl of branches: a skirt with drooping tips. */
function tierShape(
  random: { range(a: number, b: number): number },
  x: number,
  y: number,
  half: number,
  high: number,
): V2[] {
  const points: V2[] = [[x, y - high]];
  const tips = 7;
  for (let i = 0; i <= tips; i++) {
    const t = (i / tips) * 2 - 1;
    const sag = (1 - Math.abs(t)) * high * 0.1;
    points.push([x + t * half, y + sag + random.range(-0.05, 0.1) * high]);
    if (i < tips) {
      const between = t + 1 / tips;
      points.push([x + between * half * 0.94, y - high * random.range(0.12, 0.2)]);
    }
  }
  // Right to left would fold over itself: keep apex, then left to right.
  return points;
}

function snowCap(
  random: { range(a: number, b: number): number },
  x: number,
  y: number,
  half: number,
  high: number,
): V2[] {
  const points: V2[] = [[x, y - high * 0.86]];
  for (let i = 0; i <= 6; i++) {
    const t = (i / 6) * 2 - 1;
    points.push([x + t * half * 0.78, y - high * (0.12 + random.range(0, 0.2))]);
  }
  return points;
}

function orderByHeight(points: readonly V2[]): V2[] {
  return [...points].sort((a, b) => b[1] - a[1]);
}
