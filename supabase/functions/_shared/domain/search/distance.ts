import type { ListingCard } from "../homes/listings.ts";
import { distanceKm } from "../homes/us-states.ts";

const MILES_A_KM = 0.621371;

type Placed = Pick<ListingCard, "lat" | "lng" | "address_hidden">;

/**
 * "0.8 miles away" as the crow flies; "About 1 mile away" for a hidden street, whose place is only known to
 * within half a mile. Undefined if either place is unknown.
 */
export function distanceText(from: Placed, to: Placed): string | undefined {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null)
    return undefined;
  const km = distanceKm({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng });
  const miles = km * MILES_A_KM;
  if (from.address_hidden || to.address_hidden) {
    const rounded = Math.max(1, Math.round(miles));
    return `About ${rounded} ${rounded === 1 ? "mile" : "miles"} away`;
  }
  if (miles < 0.1) return "Less than 0.1 miles away";
  const shown = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${shown} ${shown === 1 ? "mile" : "miles"} away`;
}
