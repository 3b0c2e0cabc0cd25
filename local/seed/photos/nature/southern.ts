import { lightUp } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Sprite } from "../core/model.ts";
import { fill, number, polygonPath, roundedPath, stroke } from "../core/svg.ts";
import { leafTones, mixTint } from "./foliage.ts";
import { circle, type Garden, onGround, ring } from "./trees.ts";

/** Plants of warm and dry places. */

export function palm(garden: Garden, at: V3 | V2, height: number, color = "#5c7f4d"): Sprite {
  const { light, random } = garden;
  const seed = random.int(0, 1e9);
  const lean = random.range(-0.12, 0.12) * height;
  const reach = Math.min(3, height * 0.36);
  return {
    kind: "sprite",
    at: onGround(at),
    size: [reach * 1.2 + Math.abs(lean), height * 1.25],
    density: 0.6,
    outline: ring(reach * 0.8, height, reach * 0.45),
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const [topX, topY] = [x + lean * k, y - height * k];
      const w = Math.max(2, height * k * 0.026);
      const bark = leafTones(light, "#9a8368");
      const stem = `M${number(x)} ${number(y)}Q${number(x + lean * k * 0.2)} ${number(y - height * k * 0.6)} ${number(topX)} ${number(topY)}`;
      let rings = "";
      for (let i = 1; i < 14; i++) {
        const t = i / 14;
        const px = x + lean * k * t * t * 0.9 + lean * k * 0.1 * t;
        rings += `M${number(px - w)} ${number(y - height * k * t)}l${number(w * 2)} ${number(-w * 0.3)}`;
      }
      const tones = leafTones(light, color);
      const foot = polygonPath([
        [x - w * 1.7, y + 2],
        [x - w * 0.95, y - w * 5],
        [x + w * 0.95, y - w * 5],
        [x + w * 1.7, y + 2],
      ]);
      let drawn =
        fill(foot, bark.body) +
        stroke(stem, bark.body, w * 2.1) +
        stroke(rings, bark.deep, 1.2, 0.5);
      const angles = [-2.9, -2.45, -2.05, -1.75, -1.4, -1.1, -0.7, -0.25, 0.1, -3.25, 0.35, -1.58];
      angles.forEach((angle, i) => {
        const tone = i % 3 === 0 ? tones.deep : i % 3 === 1 ? tones.body : tones.lit;
        drawn += fill(
          frond(own, topX, topY, angle + own.range(-0.1, 0.1), reach * k * own.range(0.85, 1.1)),
          tone,
        );
      });
      return (
        drawn +
        fill(circle(topX - w, topY + w, w) + circle(topX + w, topY + w * 1.3, w), bark.shade)
      );
    },
  };
}

/** A feather that arches over and hangs; its lower edge is cut into leaflets. */
function frond(
  random: Garden["random"],
  x: number,
  y: number,
  angle: number,
  length: number,
): string {
  const steps = 9;
  const spine: V2[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const along = length * t;
    spine.push([
      x + Math.cos(angle) * along,
      y + Math.sin(angle) * along * 0.9 + t * t * length * 0.5,
    ]);
  }
  const lower = spine
    .slice(1)
    .reverse()
    .flatMap(([px, py], i): V2[] => {
      const t = 1 - i / steps;
      const hang = length * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08));
      return [
        [px, py + hang * random.range(0.75, 1.1)],
        [px - Math.cos(angle) * length * 0.05, py + hang * 0.35],
      ];
    });
  return polygonPath([...spine, ...lower]);
}

export function saguaro(garden: Garden, at: V3 | V2, height: number): Sprite {
  const { light, random } = garden;
  const seed = random.int(0, 1e9);
  return {
    kind: "sprite",
    at: onGround(at),
    size: [height * 0.36, height * 1.02],
    density: 1,
    outline: [
      [-0.2, 0],
      [0.2, 0],
      [0.2, height],
      [-0.2, height],
    ],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, "#6f8a63");
      const w = height * k * 0.075;
      const column = (cx: number, foot: number, top: number, half: number): string =>
        fill(
          roundedPath(
            [
              [cx - half, foot],
              [cx - half, top],
              [cx + half, top],
              [cx + half, foot],
            ],
            half,
          ),
          tones.shade,
        ) +
        fill(
          roundedPath(
            [
              [cx + Math.sign(light.sun[0]) * half * 0.1, foot],
              [cx + Math.sign(light.sun[0]) * half * 0.1, top + half * 0.3],
              [cx + Math.sign(light.sun[0]) * half * 0.86, top + half * 0.5],
              [cx + Math.sign(light.sun[0]) * half * 0.9, foot],
            ],
            half * 0.4,
          ),
          tones.body,
        ) +
        stroke(
          [-0.4, 0, 0.4]
            .map((t) => `M${number(cx + t * half)} ${number(foot - 2)}V${number(top + half * 0.7)}`)
            .join(""),
          tones.deep,
          1.1,
          0.55,
        );
      let drawn = "";
      for (const side of [-1, 1]) {
        if (own.chance(0.18)) continue;
        const out = x + side * height * k * 0.19;
        const elbow = y - height * k * own.range(0.36, 0.52);
        drawn += stroke(
          `M${number(x)} ${number(elbow)}L${number(out)} ${number(elbow)}`,
          tones.shade,
          w * 1.5,
        );
        drawn += column(out, elbow + w * 0.7, elbow - height * k * own.range(0.2, 0.34), w * 0.75);
      }
      return drawn + column(x, y + 2, y - height * k, w);
    },
  };
}

/** A rosette of stiff pointed leaves. */
export function agave(garden: Garden, at: V3 | V2, size: number, color = "#8fa08a"): Sprite {
  const { light } = garden;
  return {
    kind: "sprite",
    at: onGround(at),
    size: [size * 0.8, size * 0.95],
    draw: (x, y, k) => {
      const tones = leafTones(light, color);
      const r = size * k * 0.75;
      return [-1.45, 1.45, -1.05, 1.05, -0.66, 0.66, -0.3, 0.3, 0]
        .map((angle, i) => {
          const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
          const tip: V2 = [x + dx * r, y + dy * r * 0.95 - r * 0.12];
          const w = r * 0.13;
          const shape: V2[] = [
            [x - dy * -w, y],
            [x + dx * r * 0.5 + dy * w, y + dy * r * 0.5 - dx * w - r * 0.06],
            tip,
            [x + dx * r * 0.5 - dy * w, y + dy * r * 0.5 + dx * w - r * 0.06],
            [x + dy * -w, y],
          ];
          return fill(
            polygonPath(shape),
            i % 2 === 0
              ? tones.shade
              : Math.sign(angle) === Math.sign(light.sun[0])
                ? tones.lit
                : tones.body,
          );
        })
        .join("");
    },
  };
}

/** Pads of a prickly pear. */
export function pricklyPear(garden: Garden, at: V3 | V2, size: number): Sprite {
  const { light, random } = garden;
  const seed = random.int(0, 1e9);
  return {
    kind: "sprite",
    at: onGround(at),
    size: [size * 0.7, size * 1.05],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, "#829b6e");
      let drawn = "";
      let fruit = "";
      for (const [dx, dy, turn] of [
        [-0.28, -0.22, -24],
        [0.3, -0.24, 22],
        [0, -0.3, 0],
        [-0.36, -0.6, -34],
        [0.2, -0.66, 12],
        [-0.06, -0.74, -6],
      ] as const) {
        const [px, py, r] = [x + dx * size * k, y + dy * size * k, size * k * 0.2];
        const tone = own.chance(0.5) ? tones.body : tones.shade;
        drawn += `<ellipse cx="${number(px)}" cy="${number(py)}" rx="${number(r * 0.72)}" ry="${number(r)}" transform="rotate(${turn} ${number(px)} ${number(py)})" fill="${tone}"/>`;
        if (own.chance(0.6))
          fruit += circle(px + own.range(-0.4, 0.4) * r, py - r, Math.max(1.2, r * 0.2));
      }
      return drawn + fill(fruit, lightUp("#c4523f", mixTint(light)));
    },
  };
}
