import type { Item } from "../core/model.ts";
import type { Home, Paint } from "../homes/home.ts";
import type { Garden } from "../nature/trees.ts";

/** One house of a terrace: its items between x and x + width. */
export type Unit = (garden: Garden, paint: Paint, x: number, isMain: boolean) => Item[];

/**
 * A terrace of five with the one for sale in the middle; its neighbours wear other colours.
 *
 * @param paints the middle one first, then the neighbours.
 */
export function terrace(
  garden: Garden,
  unit: Unit,
  paints: readonly Paint[],
  shape: { width: number; height: number; depth: number; entry: number; steps: number },
): Home {
  const { width } = shape;
  const order = [1, 2, 0, 3, 1];
  const main = paints[0];
  if (!main) throw new Error("A terrace needs a paint.");
  const items = order.flatMap((which, i) =>
    unit(garden, paints[which % paints.length] ?? main, (i - 2.5) * width, i === 2),
  );
  const half = width / 2;
  return {
    items,
    // The frame is filled by the middle house and half of each neighbour.
    x: [-half - width * 0.85, half + width * 0.85],
    y: [-shape.steps, shape.depth],
    height: shape.height,
    entry: { x: -half + shape.entry, y: -shape.steps, width: 1.4 },
    beds: [],
    lamps: [],
  };
}
