import { lightUp } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Sprite } from "../core/model.ts";
import { fill, number } from "../core/svg.ts";
import { type Clump, leafTones, mixTint, paintClumps } from "./foliage.ts";
import { circle, type Garden, onGround, ring } from "./trees.ts";

export type Shrub = {
  at: V3 | V2;
  width: number;
  height: number;
  color?: string;
  flowers?: string;
};

export function shrub(garden: Garden, plant: Shrub): Sprite {
  const { light, flora, random } = garden;
  const seed = random.int(0, 1e9);
  const color = plant.color ?? random.pick(flora.shrubs);
  return {
    kind: "sprite",
    at: onGround(plant.at),
    density: 0.8,
    size: [plant.width * 0.6, plant.height * 1.15],
    outline: ring(plant.width * 0.45, plant.height * 0.5, plant.height * 0.46),
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const w = plant.width * k;
      const h = plant.height * k;
      const count = Math.max(2, Math.min(7, Math.round((plant.width / plant.height) * 2.6)));
      const clumps: Clump[] = [];
      for (let i = 0; i < count; i++) {
        const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
        const r = Math.min(h * 0.5, (w / count) * 0.86);
        clumps.push({ x: x + t * (w / 2 - r), y: y - r * 0.75, r });
        clumps.push({
          x: x + t * (w / 2 - r) * 0.8,
          y: y - h + r * 0.95 + own.range(0, 0.16) * h,
          r: r * 0.9,
        });
      }
      return (
        paintClumps(own, light, color, clumps, flora.isSnowy) +
        (plant.flowers && !flora.isSnowy ? petals(own, garden, clumps, plant.flowers) : "")
      );
    },
  };
}

/** A row of shrubs grown together. */
export function hedge(garden: Garden, from: V2, to: V2, height: number, color?: string): Sprite[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / (height * 1.1)));
  const tone = color ?? garden.random.pick(garden.flora.shrubs);
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return shrub(garden, {
      at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
      width: (length / count) * 1.5,
      height: height * garden.random.range(0.94, 1.05),
      color: tone,
    });
  });
}

/** Tall grass or lavender: a fan of blades. */
export function grassTuft(
  garden: Garden,
  at: V3 | V2,
  height: number,
  color: string,
  tip?: string,
): Sprite {
  const { light, random } = garden;
  const seed = random.int(0, 1e9);
  return {
    kind: "sprite",
    at: onGround(at),
    size: [height, height * 1.1],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, color);
      let dark = "";
      let lit = "";
      let tips = "";
      const width = Math.max(0.7, height * k * 0.018);
      for (let i = 0; i < 20; i++) {
        const lean = own.range(-0.62, 0.62);
        const h = height * k * own.range(0.6, 1);
        const endX = x + lean * h;
        const endY = y - h * (1 - lean * lean * 0.45);
        // A blade is a sliver: filling one is a tenth of the work of stroking it.
        const foot = x + lean * h * 0.12;
        const bend = [x + lean * h * 0.3, y - h * 0.7] as const;
        const blade = `M${number(foot - width)} ${number(y)}Q${number(bend[0] - width)} ${number(bend[1])} ${number(endX)} ${number(endY)}Q${number(bend[0] + width)} ${number(bend[1])} ${number(foot + width)} ${number(y)}Z`;
        if (i % 3 === 0) lit += blade;
        else dark += blade;
        if (tip && i % 2 === 0) tips += circle(endX, endY, Math.max(1.2, height * k * 0.035));
      }
      return (
        fill(dark, tones.shade) +
        fill(lit, tones.lit) +
        (tip ? fill(tips, lightUp(tip, mixTint(light))) : "")
      );
    },
  };
}

function petals(
  random: Garden["random"],
  { light }: Garden,
  clumps: readonly Clump[],
  color: string,
): string {
  let d = "";
  for (const { x, y, r } of clumps) {
    for (let i = 0; i < 9; i++) {
      const angle = random.range(0, 2 * Math.PI);
      const reach = r * Math.sqrt(random.next()) * 0.9;
      d += circle(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 0.85 - r * 0.1,
        Math.max(1, r * 0.13),
      );
    }
  }
  return fill(d, lightUp(color, mixTint(light)));
}
