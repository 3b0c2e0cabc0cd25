import type { V2 } from "../core/geometry.ts";
import { plain } from "../core/materials.ts";
import { box, type Face, type Surface } from "../core/model.ts";

/** A surface with the rounded edges of something soft. */
export function cushion(color: string, soft = 0.05): Surface {
  return { color, soft };
}

/** Four legs inside a rectangle. */
export function legs(x: V2, y: V2, height: number, color = "#5c4a3a", width = 0.05): Face[] {
  const inset = 0.04;
  return [x[0] + inset, x[1] - inset - width].flatMap((lx) =>
    [y[0] + inset, y[1] - inset - width].flatMap((ly) =>
      box({ x: [lx, lx + width], y: [ly, ly + width], z: [0, height] }, plain(color)),
    ),
  );
}
