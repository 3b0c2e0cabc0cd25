import { CONDOS } from "./condos.ts";
import { HOUSES } from "./houses.ts";
import { INTERIORS } from "./interiors.ts";
import { LANDS } from "./lands.ts";
import { OUTDOORS } from "./outdoors.ts";
import type { Recipe } from "./recipe.ts";
import { ROWS } from "./rows.ts";

/** Every picture of the pool. */
export const RECIPES: readonly Recipe[] = [
  ...HOUSES,
  ...ROWS,
  ...CONDOS,
  ...LANDS,
  ...INTERIORS,
  ...OUTDOORS,
];
