import { type CountyAtlas, countyOf } from "../_shared/domain/homes/counties.ts";
import type { Place } from "../_shared/domain/homes/geocoding.ts";

/** The outlines are 0.8 MB, which only placing a home needs. */
export async function countyAt(state: string, place: Place): Promise<string> {
  const { default: atlas } = await import("us-atlas/counties-10m.json", { with: { type: "json" } });
  return countyOf(atlas as unknown as CountyAtlas, state, place);
}
