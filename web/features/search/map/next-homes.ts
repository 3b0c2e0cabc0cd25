import type { Bounds } from "@domain/search/bounds.ts";
import type { MapHome } from "@domain/search/map.ts";

/**
 * The order in which homes are swiped through: those already passed, then always the nearest that is left, so that the
 * map hardly moves.
 */
export function nextHomes(passed: readonly MapHome[], inView: readonly MapHome[]): MapHome[] {
  const order = [...passed];
  const left = new Map(inView.map((home) => [home.id, home]));
  for (const { id } of passed) left.delete(id);
  for (let from = order.at(-1); from && left.size > 0; ) {
    const nearest = nearestTo(from, left.values());
    if (!nearest) break;
    left.delete(nearest.id);
    order.push(nearest);
    from = nearest;
  }
  return order;
}

/** @param bounds may cross the date line. */
export function isWithin([west, south, east, north]: Bounds, { lat, lng }: MapHome): boolean {
  const isAcross = west > east;
  const isBetween = isAcross ? lng >= west || lng <= east : lng >= west && lng <= east;
  return isBetween && lat >= south && lat <= north;
}

function nearestTo(from: MapHome, homes: Iterable<MapHome>): MapHome | undefined {
  let nearest: MapHome | undefined;
  let least = Number.POSITIVE_INFINITY;
  // A degree of longitude is narrower on the screen than one of latitude.
  const width = Math.cos((from.lat * Math.PI) / 180);
  for (const home of homes) {
    const distance = Math.hypot((home.lng - from.lng) * width, home.lat - from.lat);
    if (distance < least) [nearest, least] = [home, distance];
  }
  return nearest;
}
