import type { MapHome } from "@domain/map.ts";
import { type Bounds, bounds, CRS, latLng, point } from "leaflet";
import { PILL_HEIGHT, pillWidth } from "./price-pill.ts";

/** A slight overlap is still easy to read and press. */
const TOLERANCE_PX = 6;

/**
 * Which homes have room for their price at this zoom. The others become dots, so that prices never
 * overlap; earlier homes in the answer take precedence.
 */
export function uncrowded(homes: readonly MapHome[], zoom: number): ReadonlySet<string> {
  const taken: Bounds[] = [];
  const roomy = new Set<string>();
  for (const home of homes) {
    const box = boxOf(home, zoom);
    if (taken.some((other) => box.overlaps(other))) continue;
    taken.push(box);
    roomy.add(home.id);
  }
  return roomy;
}

function boxOf({ lat, lng, price }: MapHome, zoom: number): Bounds {
  const center = CRS.EPSG3857.latLngToPoint(latLng(lat, lng), zoom);
  const half = point(pillWidth(price) - TOLERANCE_PX, PILL_HEIGHT - TOLERANCE_PX).divideBy(2);
  return bounds(center.subtract(half), center.add(half));
}
