import type { Random } from "../../random.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import type { Sprite } from "../core/model.ts";
import { circlePath, fill, number, polygonPath, stroke } from "../core/svg.ts";
import { leafTones } from "../nature/foliage.ts";

/** A throw pillow leaning against a back. */
export function pillow(at: V3, size: number, color: string, light: Light): Sprite {
  const tones = leafTones(light, color);
  return {
    kind: "sprite",
    at,
    size: [size, size * 1.2],
    draw: (x, y, k) => {
      const s = size * k;
      const shape = `M${number(x - s * 0.5)} ${number(y)}Q${number(x)} ${number(y - s * 0.1)} ${number(x + s * 0.5)} ${number(y)}Q${number(x + s * 0.42)} ${number(y - s * 0.42)} ${number(x + s * 0.5)} ${number(y - s * 0.86)}Q${number(x)} ${number(y - s * 0.78)} ${number(x - s * 0.5)} ${number(y - s * 0.86)}Q${number(x - s * 0.42)} ${number(y - s * 0.42)} ${number(x - s * 0.5)} ${number(y)}Z`;
      return fill(shape, tones.body) + stroke(shape, tones.deep, 1, 0.4);
    },
  };
}

/** A house plant in a pot: broad leaves or a little tree. */
export function plant(
  at: V3,
  height: number,
  random: Random,
  light: Light,
  kind: "broad" | "fig" | "snake" = "broad",
  pot = "#b5623f",
): Sprite {
  const seed = random.int(0, 1e9);
  return {
    kind: "sprite",
    at,
    size: [height * 0.5, height * 1.1],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, kind === "snake" ? "#7f9a6a" : "#557a52");
      const potHigh = height * k * 0.26;
      const w = height * k * 0.15;
      let drawn = "";
      const top = y - potHigh;
      const count = kind === "fig" ? 22 : kind === "snake" ? 8 : 13;
      if (kind === "fig")
        drawn += stroke(
          `M${number(x)} ${number(top)}Q${number(x + w * 0.3)} ${number(top - height * k * 0.2)} ${number(x)} ${number(top - height * k * 0.42)}`,
          "#7a6450",
          Math.max(1.6, w * 0.16),
        );
      for (let i = 0; i < count; i++) {
        const tone = i % 3 === 0 ? tones.deep : i % 3 === 1 ? tones.shade : tones.lit;
        if (kind === "snake") {
          const lean = own.range(-0.22, 0.22);
          const long = height * k * own.range(0.45, 0.72);
          const bx = x + lean * w * 2;
          drawn += fill(
            polygonPath([
              [bx - w * 0.2, top],
              [bx + lean * long * 0.5 - w * 0.16, top - long * 0.6],
              [bx + lean * long, top - long],
              [bx + lean * long * 0.5 + w * 0.2, top - long * 0.6],
              [bx + w * 0.2, top],
            ]),
            tone,
          );
          continue;
        }
        const centre = kind === "fig" ? top - height * k * 0.5 : top;
        const angle =
          kind === "fig" ? own.range(0, 2 * Math.PI) : -Math.PI / 2 + (i / (count - 1) - 0.5) * 2.7;
        const long = height * k * (kind === "fig" ? own.range(0.1, 0.28) : own.range(0.44, 0.68));
        const [tx, ty] = [x + Math.cos(angle) * long, centre + Math.sin(angle) * long];
        const wide = height * k * (kind === "fig" ? 0.065 : 0.085);
        const [nx, ny] = [-Math.sin(angle) * wide, Math.cos(angle) * wide];
        const from: V2 =
          kind === "fig"
            ? [tx - Math.cos(angle) * wide * 2.2, ty - Math.sin(angle) * wide * 2.2]
            : [x, centre];
        const mx = from[0] + (tx - from[0]) * 0.62;
        const my = from[1] + (ty - from[1]) * 0.62;
        if (kind === "broad")
          drawn += stroke(
            `M${number(from[0])} ${number(from[1])}L${number(mx)} ${number(my)}`,
            tones.shade,
            Math.max(1, w * 0.08),
          );
        const start: V2 =
          kind === "broad"
            ? [from[0] + (tx - from[0]) * 0.38, from[1] + (ty - from[1]) * 0.38]
            : from;
        drawn += fill(
          `M${number(start[0])} ${number(start[1])}Q${number(mx + nx)} ${number(my + ny)} ${number(tx)} ${number(ty)}Q${number(mx - nx)} ${number(my - ny)} ${number(start[0])} ${number(start[1])}Z`,
          tone,
        );
      }
      const tint = leafTones(light, pot);
      const vessel: V2[] = [
        [x - w, top],
        [x + w, top],
        [x + w * 0.76, y],
        [x - w * 0.76, y],
      ];
      return (
        fill(circlePath(x, y, w * 1.1, w * 0.24), light.shadow.color, 0.2) +
        drawn +
        fill(polygonPath(vessel), tint.shade) +
        fill(
          polygonPath([
            [x - w, top],
            [x, top],
            [x - w * 0.1, y],
            [x - w * 0.76, y],
          ]),
          tint.lit,
          0.6,
        )
      );
    },
  };
}

/** A bowl of fruit, a vase, a pile of books: something small on a surface. */
export function small(
  at: V3,
  kind: "bowl" | "vase" | "books" | "kettle" | "board",
  light: Light,
): Sprite {
  return {
    kind: "sprite",
    at,
    size: [0.3, 0.7],
    draw: (x, y, k) => {
      const t = (color: string) => leafTones(light, color);
      if (kind === "bowl") {
        const w = 0.17 * k;
        return (
          fill(circlePath(x - w * 0.4, y - w * 0.75, w * 0.34), t("#c8714b").body) +
          fill(circlePath(x + w * 0.2, y - w * 0.82, w * 0.36), t("#d9a24c").body) +
          fill(circlePath(x + w * 0.55, y - w * 0.66, w * 0.28), t("#8fa05a").body) +
          fill(
            `M${number(x - w)} ${number(y - w * 0.62)}H${number(x + w)}Q${number(x + w * 0.8)} ${number(y)} ${number(x)} ${number(y)}Q${number(x - w * 0.8)} ${number(y)} ${number(x - w)} ${number(y - w * 0.62)}Z`,
            t("#efe6d5").body,
          )
        );
      }
      if (kind === "vase") {
        const w = 0.07 * k;
        const stems = [-0.9, -0.3, 0.35, 1]
          .map(
            (lean) =>
              `M${number(x)} ${number(y - 0.2 * k)}Q${number(x + lean * w)} ${number(y - 0.4 * k)} ${number(x + lean * w * 2.4)} ${number(y - 0.54 * k)}`,
          )
          .join("");
        const blooms = [-0.9, -0.3, 0.35, 1]
          .map((lean, i) =>
            circlePath(x + lean * w * 2.4, y - (0.54 + (i % 2) * 0.04) * k, w * 0.62),
          )
          .join("");
        return (
          stroke(stems, t("#64804f").shade, Math.max(1.2, w * 0.16)) +
          fill(blooms, t("#e3b7a0").lit) +
          fill(
            `M${number(x - w * 0.5)} ${number(y - 0.24 * k)}Q${number(x - w * 1.3)} ${number(y - 0.1 * k)} ${number(x - w * 0.7)} ${number(y)}H${number(x + w * 0.7)}Q${number(x + w * 1.3)} ${number(y - 0.1 * k)} ${number(x + w * 0.5)} ${number(y - 0.24 * k)}Z`,
            t("#6f8f8a").body,
          )
        );
      }
      if (kind === "kettle") {
        const w = 0.11 * k;
        return (
          fill(
            `M${number(x - w)} ${number(y)}Q${number(x - w)} ${number(y - w * 1.5)} ${number(x)} ${number(y - w * 1.6)}Q${number(x + w)} ${number(y - w * 1.5)} ${number(x + w)} ${number(y)}Z`,
            t("#35504a").body,
          ) +
          stroke(
            `M${number(x - w * 0.7)} ${number(y - w * 1.4)}Q${number(x)} ${number(y - w * 2.5)} ${number(x + w * 0.7)} ${number(y - w * 1.4)}`,
            "#2c2b29",
            Math.max(1.4, w * 0.14),
          ) +
          stroke(
            `M${number(x + w * 0.9)} ${number(y - w * 0.7)}L${number(x + w * 1.5)} ${number(y - w * 1.3)}`,
            t("#35504a").body,
            Math.max(2, w * 0.26),
          )
        );
      }
      if (kind === "board") {
        return fill(
          polygonPath([
            [x - 0.13 * k, y],
            [x + 0.13 * k, y],
            [x + 0.13 * k, y - 0.36 * k],
            [x - 0.13 * k, y - 0.36 * k],
          ]),
          t("#b98a5c").body,
        );
      }
      const w = 0.15 * k;
      return ["#7d4b3a", "#d9cbb2", "#3f5c4d"]
        .map((color, i) =>
          fill(
            polygonPath([
              [x - w + i * 3, y - i * 0.045 * k],
              [x + w - i * 4, y - i * 0.045 * k],
              [x + w - i * 4, y - (i + 1) * 0.045 * k],
              [x - w + i * 3, y - (i + 1) * 0.045 * k],
            ]),
            t(color).body,
          ),
        )
        .join("");
    },
  };
}
