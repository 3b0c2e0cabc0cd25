/**
 * A part of the map: west, south, east, north in degrees. West may be greater than east: then it
 * reaches over the date line. Eight decimals, in which every edge of the cells that are counted
 * (migrations/…_home_counts.sql, level 11) can be written.
 */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Reads `west,south,east,north`; undefined for what is no place on earth. */
export function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))) return undefined;
  const [west, south, east, north, ...more] = parts.map((part) => rounded(Number(part)));
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  return more.length === 0 && isOnEarth && south <= north ? [west, south, east, north] : undefined;
}

export function formatBounds(bounds: Bounds): string {
  // Never "1e-8", which nobody reads as a number in an address.
  return bounds.map((edge) => edge.toFixed(8).replace(/\.?0+$/, "")).join(",");
}

/**
 * What a map shows, as it can be asked for: a map that was dragged around the world counts its
 * degrees on beyond 180, and one that is zoomed out shows more than the world.
 */
export function toBounds(west: number, south: number, east: number, north: number): Bounds {
  const isWholeWorld = east - west >= 360;
  return [
    isWholeWorld ? -180 : rounded(wrapped(west)),
    rounded(Math.max(south, -90)),
    isWholeWorld ? 180 : rounded(wrapped(east)),
    rounded(Math.min(north, 90)),
  ];
}

function wrapped(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Adding zero makes 0 of -0, which would be another answer to the same question. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000_000) / 100_000_000 + 0;
}
