import type { ListingImage } from "./images.ts";

/** What the description of a photo begins with that shows the plan of the home's floors. */
export const FLOOR_PLAN = "Floor plan";

export function isFloorPlan({ alt }: Pick<ListingImage, "alt">): boolean {
  return /^\W*floor ?plans?\b/i.test(alt);
}
