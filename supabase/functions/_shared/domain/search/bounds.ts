/**
 * A map area as west, south, east and north in degrees. West is greater than east when the area
 * crosses the date line. Eight decimals represent every edge of the cells used for counting
 * (schemas/search/home_counts.sql, level 11).
 */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Reads `west,south,east,north`; undefined unless it describes an area on earth. */
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
  // toFixed avoids exponents such as "1e-8" in an address.
  return bounds.map((edge) => edge.toFixed(8).replace(/\.?0+$/, "")).join(",");
}

/**
 * The bounds to request for a map view. A map dragged around the world reports longitudes beyond
 * 180, and a zoomed-out one shows more than the world.
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

/** Adding zero turns -0 into 0, so that equal views make equal queries. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000_000) / 100_000_000 + 0;
}
