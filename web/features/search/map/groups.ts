import type { Bounds } from "@domain/search/bounds.ts";
import type { MapCluster, MapHome } from "@domain/search/map.ts";
import { MAX_ZOOM } from "@web/components/map/map-limits.ts";
import { CRS, latLng, type Point, point } from "leaflet";
import { clusterSize, PILL_HEIGHT, pillWidth } from "./price-pill.ts";

/** Homes whose prices would overlap, or that the answer only counts. */
export type HomeGroup = MapCluster & {
  /** Undefined if the answer only counts some of them. */
  homes: MapHome[] | undefined;
};

/** The map draws these, and no two of them overlap at the zoom they were made for. */
export type Marks = { homes: MapHome[]; groups: HomeGroup[] };

/** The distance between two markers, so that a finger hits one of them. */
const GAP_PX = 3;

/**
 * Merges whatever would overlap on the screen, until nothing does: every home can be seen and pressed, alone or by the
 * number of its group (decision 174).
 * @param scale of the letters, 1 for 16 px.
 */
export function grouped(
  homes: readonly MapHome[],
  clusters: readonly MapCluster[],
  zoom: number,
  scale = 1,
): Marks {
  const all = [
    ...clusters.map((cluster) => groupItem({ ...cluster, homes: undefined }, zoom, scale)),
    ...homes.map((home) => homeItem(home, zoom, scale)),
  ];
  const placed: Item[] = [];
  for (const each of all) {
    let item = each;
    // A group that has grown may reach another one.
    for (let near = nearOf(item, placed); near >= 0; near = nearOf(item, placed)) {
      const [other] = placed.splice(near, 1);
      if (other) item = groupItem(merged(other, item, zoom), zoom, scale);
    }
    placed.push(item);
  }
  return {
    homes: placed.flatMap((item) => ("home" in item ? item.home : [])),
    groups: placed.flatMap((item) => ("group" in item ? item.group : [])),
  };
}

/** Whether these homes stay one group however close one looks: flats in one building. */
export function isOneSpot(homes: readonly MapHome[]): boolean {
  const { homes: single, groups } = grouped(homes, [], MAX_ZOOM);
  return single.length + groups.length === 1;
}

/** A group with its middle and half its size, in pixels. */
type Item = { at: Point; half: Point } & ({ home: MapHome } | { group: HomeGroup });

function homeItem(home: MapHome, zoom: number, scale: number): Item {
  const size = point(pillWidth(home.price), PILL_HEIGHT).multiplyBy(scale);
  return { home, at: pixelOf(home, zoom), half: size.divideBy(2) };
}

function groupItem(group: HomeGroup, zoom: number, scale: number): Item {
  const half = (clusterSize(group.count) * scale) / 2;
  return { group, at: pixelOf(group, zoom), half: point(half, half) };
}

function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number): Point {
  return CRS.EPSG3857.latLngToPoint(latLng(lat, lng), zoom);
}

function nearOf({ at, half }: Item, placed: readonly Item[]): number {
  return placed.findIndex(
    (other) =>
      Math.abs(at.x - other.at.x) < half.x + other.half.x + GAP_PX &&
      Math.abs(at.y - other.at.y) < half.y + other.half.y + GAP_PX,
  );
}

/** The marker is in the middle of its homes, each counted once. */
function merged(one: Item, other: Item, zoom: number): HomeGroup {
  const [a, b] = [groupOf(one), groupOf(other)];
  const count = a.count + b.count;
  const middle = one.at.multiplyBy(a.count / count).add(other.at.multiplyBy(b.count / count));
  const { lat, lng } = CRS.EPSG3857.pointToLatLng(middle, zoom);
  const homes = a.homes && b.homes && [...a.homes, ...b.homes];
  return { lat, lng, count, bounds: around(a.bounds, b.bounds), homes };
}

function groupOf(item: Item): HomeGroup {
  if ("group" in item) return item.group;
  const { lat, lng } = item.home;
  return { lat, lng, count: 1, bounds: [lng, lat, lng, lat], homes: [item.home] };
}

function around(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
