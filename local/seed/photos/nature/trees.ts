import type { Random } from "../../random.ts";
import { darker, lightUp } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import type { Sprite } from "../core/model.ts";
import { fill, polygonPath, roundStroke } from "../core/svg.ts";
import { bareTree } from "./bare-tree.ts";
import { type Clump, leafTones, mixTint, paintClumps } from "./foliage.ts";
import type { Flora } from "./season.ts";

/** What a plant needs to know of its picture. */
export type Garden = { light: Light; flora: Flora; random: Random };

export type BroadTree = {
  at: V3 | V2;
  height: number;
  /** Width of the crown in metres. */
  spread: number;
  color?: string;
  bark?: string;
  /** Height of the clear trunk as a share of the whole. */
  stem?: number;
  blossom?: string;
};

/** An oak, maple, linden …; bare in winter. */
export function broadTree(garden: Garden, tree: BroadTree): Sprite {
  const { light, flora, random } = garden;
  const at = onGround(tree.at);
  const stem = tree.stem ?? 0.3;
  const color = tree.color ?? (flora.leaves.length > 0 ? random.pick(flora.leaves) : undefined);
  const seed = random.int(0, 1e9);
  if (!color) return bareTree(garden, { ...tree, at });
  const half = tree.spread / 2;
  const crownHeight = tree.height * (1 - stem);
  return {
    kind: "sprite",
    at,
    density: 0.8,
    size: [half * 1.15, tree.height * 1.05],
    outline: ragged(random, half * 0.86, tree.height * stem + crownHeight / 2, crownHeight * 0.48),
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const clumps = crownClumps(own, x, y - tree.height * k, half * k, crownHeight * k);
      return (
        trunk(light, x, y, k, tree.height * (stem + 0.3), tree.bark ?? "#7a6450") +
        branches(
          light,
          own,
          x,
          y - tree.height * stem * k,
          half * k,
          crownHeight * k,
          tree.bark ?? "#7a6450",
        ) +
        paintClumps(own, light, color, clumps) +
        (tree.blossom ? blossoms(own, light, clumps, tree.blossom) : "")
      );
    },
  };
}

/** A slim upright tree: cypress, poplar, Italian cypress. */
export function columnTree(
  garden: Garden,
  at: V3 | V2,
  height: number,
  width: number,
  color: string,
): Sprite {
  const { light, random } = garden;
  const seed = random.int(0, 1e9);
  return {
    kind: "sprite",
    at: onGround(at),
    density: 0.9,
    size: [width * 0.6, height * 1.02],
    outline: ring(width * 0.45, height * 0.52, height * 0.48),
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const clumps: Clump[] = [];
      for (let i = 0; i <= 9; i++) {
        const t = i / 9;
        const r = width * k * 0.5 * Math.sin(Math.PI * (0.12 + 0.8 * t)) * (1 - 0.35 * t);
        clumps.push({
          x: x + own.range(-0.06, 0.06) * width * k,
          y: y - height * k * (0.06 + t * 0.88),
          r,
        });
      }
      return (
        trunk(light, x, y, k, height * 0.2, "#6b5846") + paintClumps(own, light, color, clumps)
      );
    },
  };
}

function crownClumps(
  random: Random,
  x: number,
  top: number,
  half: number,
  height: number,
): Clump[] {
  const clumps: Clump[] = [];
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const width = half * Math.sin(Math.PI * (0.16 + t * 0.7));
    const count = row === 1 || row === 2 ? 4 : 2;
    for (let i = 0; i < count; i++) {
      const side = (i / (count - 1)) * 2 - 1;
      clumps.push({
        x: x + side * width * 0.68 + random.range(-0.08, 0.08) * half,
        y: top + height * (0.14 + t * 0.72) + random.range(-0.05, 0.05) * height,
        r: half * random.range(0.34, 0.46),
      });
    }
  }
  // From the shaded bottom up, so that upper masses lie over lower ones.
  return clumps.sort((a, b) => b.y - a.y);
}

export function trunk(
  light: Light,
  x: number,
  y: number,
  k: number,
  height: number,
  bark: string,
): string {
  const w = Math.max(1.2, height * k * 0.05);
  const body: V2[] = [
    [x - w * 1.25, y + w * 0.3],
    [x - w * 0.7, y - height * k * 0.3],
    [x - w * 0.5, y - height * k],
    [x + w * 0.5, y - height * k],
    [x + w * 0.7, y - height * k * 0.3],
    [x + w * 1.35, y + w * 0.3],
  ];
  const lit = light.sun[0] < 0 ? body.slice(0, 3) : body.slice(3);
  const inner: V2[] =
    light.sun[0] < 0
      ? [
          [x, y - height * k],
          [x - w * 0.2, y],
        ]
      : [
          [x + w * 0.2, y],
          [x, y - height * k],
        ];
  return (
    fill(polygonPath(body), leafTones(light, bark).shade) +
    fill(polygonPath([...lit, ...inner]), leafTones(light, bark).lit, 0.7)
  );
}

function branches(
  light: Light,
  random: Random,
  x: number,
  y: number,
  half: number,
  height: number,
  bark: string,
): string {
  let d = "";
  for (const side of [-0.5, 0.42, -0.16, 0.2]) {
    const reach = side * half * random.range(0.8, 1.1);
    d += `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + reach * 0.3).toFixed(1)} ${(y - height * 0.16).toFixed(1)} ${(x + reach).toFixed(1)} ${(y - height * 0.36).toFixed(1)}`;
  }
  return roundStroke(d, leafTones(light, bark).shade, Math.max(1, half * 0.045));
}

function blossoms(random: Random, light: Light, clumps: readonly Clump[], color: string): string {
  let pale = "";
  let deep = "";
  for (const { x, y, r } of clumps) {
    for (let i = 0; i < 16; i++) {
      const angle = random.range(0, 2 * Math.PI);
      const reach = r * Math.sqrt(random.next()) * 1.02;
      const size = Math.min(6.5, r * 0.15) * random.range(0.5, 1);
      const dot = circle(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9, size);
      if (random.chance(0.7)) pale += dot;
      else deep += dot;
    }
  }
  return (
    fill(deep, lightUp(darker(color, 0.12), mixTint(light))) +
    fill(pale, lightUp(color, mixTint(light)))
  );
}

export function circle(x: number, y: number, r: number): string {
  const d = (2 * r).toFixed(1);
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${d} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 -${d} 0Z`;
}

export function ring(half: number, middle: number, high: number): V2[] {
  return Array.from({ length: 14 }, (_, i): V2 => {
    const angle = (i / 14) * 2 * Math.PI;
    return [half * Math.cos(angle), middle + high * Math.sin(angle)];
  });
}

/** A crown's outline with bays between its boughs. */
export function ragged(random: Random, half: number, middle: number, high: number): V2[] {
  return Array.from({ length: 18 }, (_, i): V2 => {
    const angle = (i / 18) * 2 * Math.PI;
    const reach = random.range(0.78, 1.14);
    return [half * reach * Math.cos(angle), middle + high * reach * Math.sin(angle)];
  });
}

export function onGround(at: V3 | V2): V3 {
  return [at[0], at[1], at[2] ?? 0];
}
