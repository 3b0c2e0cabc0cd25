import type { ListingImage } from "./images.ts";

/** How the description of a floor plan begins. */
export const FLOOR_PLAN = "Floor plan";

export function isFloorPlan({ alt }: Pick<ListingImage, "alt">): boolean {
  return /^\W*floor ?plans?\b/i.test(alt);
}
