import { darker } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { hair, plain } from "../core/materials.ts";
import { type Decor, type Face, face, rectangle } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";

/** Fences one sees through. */

export function picketFence(from: V2, to: V2, color: string, height = 0.95): Face[] {
  return [open(from, to, height, pickets(color))];
}

/** Posts with two or three rails, as around a pasture. */
export function railFence(from: V2, to: V2, color: string, height = 1.15): Face[] {
  return [open(from, to, height, rails(color))];
}

function open(from: V2, to: V2, height: number, decor: Decor): Face {
  return face(rectangle(from, to, 0, height), plain("#ffffff"), {
    isOpen: true,
    isTwoSided: true,
    decor: [decor],
  });
}

function pickets(color: string): Decor {
  return (painter) => {
    const { width, height } = painter;
    let bars = "";
    for (let u = 0; u <= width - 0.08; u += 0.19) {
      bars += painter.poly([
        [u, 0.06],
        [u + 0.1, 0.06],
        [u + 0.1, height - 0.08],
        [u + 0.05, height],
        [u, height - 0.08],
      ]);
    }
    const tone = painter.tone(color);
    return (
      fill(painter.rect(0, 0.2, width, 0.29), painter.tone(darker(color, 0.1))) +
      fill(painter.rect(0, 0.62, width, 0.71), painter.tone(darker(color, 0.1))) +
      fill(bars, tone) +
      stroke(
        painter.line([
          [0, 0.02],
          [width, 0.02],
        ]),
        painter.light.shadow.color,
        2,
        0.25,
      )
    );
  };
}

function rails(color: string): Decor {
  return (painter) => {
    const { width, height } = painter;
    let bars = "";
    for (const v of [0.36, 0.68, 1]) {
      bars += painter.line([
        [0, height * v - 0.06],
        [width, height * v - 0.08],
      ]);
    }
    let posts = "";
    for (let u = 0.06; u <= width; u += 2.3)
      posts += painter.rect(u - 0.07, 0, u + 0.07, height + 0.06);
    return (
      stroke(bars, painter.tone(color), hair(painter, 0.1)) +
      fill(posts, painter.tone(darker(color, 0.18)))
    );
  };
}
