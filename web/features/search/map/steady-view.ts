import { type Bounds, toBounds } from "@domain/search/bounds.ts";
import type { MapView } from "@web/api/search/map.ts";

/** The visible area as Leaflet reports it: degrees continue past 180. */
export type Sight = { west: number; south: number; east: number; north: number; zoom: number };

/** A step is measured in tiles: half a tile is 128 px on screen at any zoom. */
const STEP = 0.5;

/**
 * Expands the view to a fixed grid, so that a small pan stays within it and reuses the existing
 * answer (docs/speed.md#the-map).
 */
export function steadyView({ west, south, east, north, zoom }: Sight): MapView {
  const tiles = 2 ** zoom;
  const down = (value: number) => Math.floor(value / STEP) * STEP;
  const up = (value: number) => Math.ceil(value / STEP) * STEP;
  return {
    zoom,
    bounds: toBounds(
      longitudeOf(down(columnOf(west, tiles)), tiles),
      latitudeOf(up(rowOf(south, tiles)), tiles),
      longitudeOf(up(columnOf(east, tiles)), tiles),
      latitudeOf(down(rowOf(north, tiles)), tiles),
    ),
  };
}

export function sightBounds({ west, south, east, north }: Sight): Bounds {
  return toBounds(west, south, east, north);
}

/** Whether all of `inner` is visible. Always false for views across the date line. */
export function contains([west, south, east, north]: Bounds, inner: Bounds): boolean {
  if (west > east || inner[0] > inner[2]) return false;
  return west <= inner[0] && south <= inner[1] && east >= inner[2] && north >= inner[3];
}

/** The latitude where the square Mercator map ends. */
const EDGE = 85.05112878;

function columnOf(longitude: number, tiles: number): number {
  return ((longitude + 180) / 360) * tiles;
}

function longitudeOf(column: number, tiles: number): number {
  return (column / tiles) * 360 - 180;
}

function rowOf(latitude: number, tiles: number): number {
  const angle = (Math.max(-EDGE, Math.min(EDGE, latitude)) * Math.PI) / 180;
  return ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * tiles;
}

function latitudeOf(row: number, tiles: number): number {
  const inside = Math.max(0, Math.min(tiles, row));
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * inside) / tiles))) * 180) / Math.PI;
}
