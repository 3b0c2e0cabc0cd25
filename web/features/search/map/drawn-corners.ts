import { type Corner, isArea, MOST_CORNERS } from "@domain/search/area.ts";
import { type LatLng, LineUtil, type Point } from "leaflet";

/** Anything shorter is a slip of the finger. */
const LEAST_PX = 12;

/**
 * The corners of a line drawn by hand, without those that make no visible difference.
 *
 * @param at where a pixel is; longitudes may continue past 180.
 * @returns undefined for a slip, and for an area that can't be searched.
 */
export function drawnCorners(line: Point[], at: (pixel: Point) => LatLng): Corner[] | undefined {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const size = (all: number[]) => Math.max(...all) - Math.min(...all);
  if (line.length < 3 || Math.max(size(xs), size(ys)) < LEAST_PX) return undefined;
  let tolerance = 1;
  let kept = LineUtil.simplify(line, tolerance);
  for (; kept.length > MOST_CORNERS; tolerance *= 1.5) kept = LineUtil.simplify(line, tolerance);
  const places = kept.map(at);
  // The line may be drawn on any copy of the world.
  const turn = Math.round(((places[0]?.lng ?? 0) - (places[0]?.wrap().lng ?? 0)) / 360) * 360;
  const corners = places.map(({ lng, lat }): Corner => [rounded(lng - turn), rounded(lat)]);
  return isArea(corners) ? corners : undefined;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
