import type { V2, V3 } from "../core/geometry.ts";
import type { Sprite } from "../core/model.ts";
import { number, roundStroke } from "../core/svg.ts";
import { leafTones } from "./foliage.ts";
import type { BroadTree, Garden } from "./trees.ts";

/** A broad tree in winter: limbs that fork down to twigs. */
export function bareTree(garden: Garden, tree: BroadTree & { at: V3 }): Sprite {
  const { light, random, flora } = garden;
  const seed = random.int(0, 1e9);
  const outline: V2[] = [
    [-0.12, 0],
    [0.12, 0],
    [tree.spread * 0.12, tree.height * 0.5],
    [0, tree.height * 0.8],
    [-tree.spread * 0.12, tree.height * 0.5],
  ];
  return {
    kind: "sprite",
    at: tree.at,
    outline,
    density: 0.4,
    size: [tree.spread * 0.6, tree.height * 1.1],
    draw: (x, y, k) => {
      const own = random.fork(seed);
      const tones = leafTones(light, tree.bark ?? "#75665a");
      const strokes = ["", "", "", "", ""];
      let snow = "";
      const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
        const tipX = px + Math.sin(angle) * length;
        const tipY = py - Math.cos(angle) * length;
        const bend = own.range(-0.12, 0.12) * length;
        strokes[level] +=
          `M${number(px)} ${number(py)}Q${number((px + tipX) / 2 + bend)} ${number((py + tipY) / 2)} ${number(tipX)} ${number(tipY)}`;
        if (flora.isSnowy && level > 0 && level < 4 && Math.abs(angle) > 0.35) {
          snow += `M${number(px)} ${number(py - 1)}L${number(tipX)} ${number(tipY - 1.5)}`;
        }
        if (level === 4) return;
        const count = level === 0 ? 4 : 3;
        for (let i = 0; i < count; i++) {
          const fan = (i / (count - 1)) * 2 - 1;
          grow(
            tipX,
            tipY,
            angle * 0.8 + fan * own.range(0.34, 0.62),
            length * own.range(0.6, 0.76),
            level + 1,
          );
        }
      };
      grow(x, y, own.range(-0.04, 0.04), tree.height * k * 0.31, 0);
      const width = tree.height * k * 0.042;
      return (
        strokes
          .map((d, level) =>
            roundStroke(
              d,
              level < 2 ? tones.shade : tones.body,
              Math.max(0.6, width * 0.52 ** level),
            ),
          )
          .join("") + roundStroke(snow, "#eef2f1", Math.max(0.7, width * 0.14))
      );
    },
  };
}
