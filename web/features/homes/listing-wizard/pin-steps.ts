import type { Place } from "@web/api/homes/listing-writes.ts";

/** How far on screen one key press moves the pin, at any zoom. */
const STEP_PX = 2;
const LARGE_STEP_PX = 20;
/** The world's width at zoom 0 (Web Mercator). */
const WORLD_PX = 256;

const DIRECTIONS: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The step that an arrow key moves the pin; undefined for any other key. */
export function movedBy(
  place: Place,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  zoom: number,
): Place | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const pixels = shiftKey ? LARGE_STEP_PX : STEP_PX;
  const degrees = (pixels * 360) / (WORLD_PX * 2 ** zoom);
  const [east, north] = direction;
  return {
    lat: place.lat + north * degrees * Math.cos((place.lat * Math.PI) / 180),
    lng: place.lng + east * degrees,
  };
}
