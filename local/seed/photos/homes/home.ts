import type { V2 } from "../core/geometry.ts";
import type { Item } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";

/** The colours of one house. */
export type Paint = {
  body: string;
  trim: string;
  roof: string;
  door: string;
  accent: string;
  base: string;
};

/** A house with its front on y = 0, facing the street (−y). */
export type Home = {
  items: Item[];
  x: V2;
  y: V2;
  height: number;
  /** Where one walks up: the middle of the steps, their width and their foot. */
  entry: { x: number; y: number; width: number };
  drive?: { x: V2; y: number };
  /** Stretches of wall where planting looks right. */
  beds: readonly { from: V2; to: V2; height: number }[];
  lamps: readonly { at: readonly [number, number, number]; radius: number }[];
};

export type HomeBuilder = (garden: Garden, paint: Paint) => Home;
