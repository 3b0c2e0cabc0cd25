import type { V2 } from "../core/geometry.ts";
import { plain } from "../core/materials.ts";
import { box, type Face, type Item, type Sprite } from "../core/model.ts";
import { circlePath, fill, LAMP_GLOW, number, stroke } from "../core/svg.ts";
import { broadTree, type Garden } from "../nature/trees.ts";

/** A cast-iron street lamp. */
export function streetLamp({ light }: Garden, at: V2): Sprite {
  return {
    kind: "sprite",
    at: [at[0], at[1], 0],
    size: [0.6, 4.6],
    draw: (x, y, k) => {
      const top = y - 4 * k;
      const iron = light.lamps ? "#1d2430" : "#3a4241";
      const glow = light.lamps
        ? `<circle cx="${number(x)}" cy="${number(top - 0.2 * k)}" r="${number(1.8 * k)}" fill="${LAMP_GLOW}"/>`
        : "";
      return (
        glow +
        stroke(`M${number(x)} ${number(y)}V${number(top)}`, iron, Math.max(1.6, 0.09 * k)) +
        stroke(`M${number(x)} ${number(y)}V${number(y - 0.6 * k)}`, iron, Math.max(2.4, 0.2 * k)) +
        fill(circlePath(x, top - 0.2 * k, 0.24 * k, 0.3 * k), light.lamps ? "#fff0c4" : "#efe9d8") +
        fill(circlePath(x, top - 0.52 * k, 0.14 * k, 0.09 * k), iron)
      );
    },
  };
}

/** A young tree in a square of earth in the sidewalk. */
export function streetTree(garden: Garden, at: V2, height = 6): Item {
  return broadTree(garden, { at, height, spread: height * 0.62, stem: 0.38 });
}

/** A planter box. */
export function planter(x: V2, y: V2, height: number, color: string): Face[] {
  return box({ x, y, z: [0, height] }, plain(color), {}, plain("#6b5945"));
}
