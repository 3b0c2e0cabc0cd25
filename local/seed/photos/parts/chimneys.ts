import type { V2 } from "../core/geometry.ts";
import { plain } from "../core/materials.ts";
import { box, type Face, type Surface } from "../core/model.ts";

/** A straight stack with a cap; `from` must lie above what it stands on. */
export function chimneyBox(x: V2, y: V2, from: number, to: number, surface: Surface): Face[] {
  return [
    ...box({ x, y, z: [from, to] }, surface),
    ...box(
      { x: [x[0] - 0.07, x[1] + 0.07], y: [y[0] - 0.07, y[1] + 0.07], z: [to, to + 0.14] },
      plain("#c8bda8"),
    ),
  ];
}
