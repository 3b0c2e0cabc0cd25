import type { Random } from "../../random.ts";
import { darker, lighter, lightUp } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import { fill, smoothPath } from "../core/svg.ts";

/** The four tones of a leafy body, from its shaded underside to where the sun strikes it. */
export type LeafTones = { deep: string; shade: string; body: string; lit: string };

export function leafTones(light: Light, color: string): LeafTones {
  const [r, g, b] = light.ambient;
  const [sr, sg, sb] = light.sunTint;
  const at = (ambient: number, sun: number, base: string) =>
    lightUp(base, [r * ambient + sr * sun, g * ambient + sg * sun, b * ambient + sb * sun]);
  return {
    deep: at(0.78, 0, darker(color, 0.18)),
    shade: at(0.98, 0.06, color),
    body: at(1.02, 0.42, color),
    lit: at(1.04, 0.82, lighter(color, 0.14)),
  };
}

/** A soft irregular blot, the brush of all leaves. */
export function blot(random: Random, x: number, y: number, radius: number, squash = 0.9): string {
  const count = 8;
  const turn = random.next() * Math.PI;
  const points = Array.from({ length: count }, (_, i): V2 => {
    const angle = turn + (i / count) * 2 * Math.PI;
    const r = radius * random.range(0.84, 1.2);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle) * squash];
  });
  return smoothPath(points);
}

export type Clump = { x: number; y: number; r: number };

/**
 * Leaf masses: a dark body, then many leaves dabbed over it, each toned by how far it turns
 * towards the sun in its clump and in the crown as a whole.
 */
export function paintClumps(
  random: Random,
  light: Light,
  color: string,
  clumps: readonly Clump[],
  snow = false,
): string {
  const tones = leafTones(light, color);
  const towards = Math.sign(light.sun[0]) || -1;
  const xs = clumps.map(({ x }) => x);
  const ys = clumps.map(({ y }) => y);
  const [cx, cy] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  const reach = Math.max(...clumps.map(({ x, y, r }) => Math.hypot(x - cx, y - cy) + r));
  const body = clumps.map(({ x, y, r }) => leafyMass(random, x, y, r)).join("");
  const layers = { deep: "", shade: "", body: "", lit: "" };
  for (const { x, y, r } of clumps) {
    const count = Math.round(Math.min(24, 8 + r * 0.36));
    const size = Math.min(17, r * 0.29);
    for (let i = 0; i < count; i++) {
      const angle = random.range(0, 2 * Math.PI);
      // A third of them at the rim, so that the outline is leafy all round.
      const out = i % 5 < 2 ? random.range(0.82, 1.06) : Math.sqrt(random.next());
      const dx = Math.cos(angle) * out;
      const dy = Math.sin(angle) * out * 0.92;
      const px = x + dx * r;
      const py = y + dy * r;
      const facing =
        (dx * towards * 0.5 - dy * 0.75) * 0.5 +
        (((px - cx) * towards * 0.55 - (py - cy) * 0.8) / reach) * 0.75 +
        random.range(-0.26, 0.26);
      const tone =
        facing > 0.42 ? "lit" : facing > 0.08 ? "body" : facing > -0.3 ? "shade" : "deep";
      layers[tone] += leaf(random, px, py, size * random.range(0.75, 1.25));
    }
  }
  const paint = [
    fill(body, tones.deep),
    fill(layers.deep, tones.deep),
    fill(layers.shade, tones.shade),
    fill(layers.body, tones.body),
    fill(layers.lit, tones.lit),
  ].join("");
  if (!snow) return paint;
  const caps = clumps.map(({ x, y, r }) => blot(random, x, y - r * 0.55, r * 0.6, 0.45)).join("");
  return paint + fill(caps, lightUp("#f6f7f5", mixTint(light)), 0.95);
}

/** The dark inside of a clump, its edge all leaf tips. */
function leafyMass(random: Random, x: number, y: number, r: number): string {
  const tips = Math.round(Math.min(15, 7 + r * 0.12));
  let d = "";
  for (let i = 0; i < tips * 2; i++) {
    const angle = ((i + random.range(-0.3, 0.3)) / tips) * Math.PI;
    const reach = r * (i % 2 === 0 ? random.range(0.94, 1.1) : random.range(0.76, 0.88));
    const px = x + reach * Math.cos(angle);
    const py = y + reach * Math.sin(angle) * 0.92;
    d += `${i === 0 ? "M" : "L"}${Math.round(px)} ${Math.round(py)}`;
  }
  return `${d}Z`;
}

/** One dab of the brush: a leaning leaf of straight strokes, fewer of them when it is small. */
export function leaf(random: Random, x: number, y: number, r: number): string {
  const angle = random.range(-0.9, 0.9);
  const [cos, sin] = [Math.cos(angle) * r, Math.sin(angle) * r];
  let d = "";
  for (const [along, across] of r > 8 ? LARGE_LEAF : SMALL_LEAF) {
    const px = x + along * cos - across * sin;
    const py = y + along * sin + across * cos;
    // Whole pixels: nobody sees the rest in a leaf, and there are thousands.
    d += `${d === "" ? "M" : "L"}${Math.round(px)} ${Math.round(py)}`;
  }
  return `${d}Z`;
}

const LARGE_LEAF = [
  [-1.5, 0.1],
  [-0.6, -0.78],
  [0.7, -0.7],
  [1.5, -0.05],
  [0.6, 0.74],
  [-0.7, 0.7],
] as const;
const SMALL_LEAF = [
  [-1.45, 0.12],
  [-0.25, -0.82],
  [1.45, -0.12],
  [0.3, 0.8],
] as const;

export function mixTint(light: Light): readonly [number, number, number] {
  const [r, g, b] = light.ambient;
  const [sr, sg, sb] = light.sunTint;
  return [r + sr * 0.5, g + sg * 0.5, b + sb * 0.5];
}
