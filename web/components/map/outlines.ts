import type { Bounds } from "@domain/search/bounds.ts";
import type { Feature, FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";

/** Data from the us-atlas package, one file per kind, fetched on demand. */

type StatesAtlas = Topology<{ states: GeometryCollection }>;
type CountiesAtlas = Topology<{ counties: GeometryCollection }>;

export async function loadStates(): Promise<FeatureCollection> {
  const { default: json } = await import("us-atlas/states-10m.json");
  const atlas = json as unknown as StatesAtlas;
  return feature(atlas, atlas.objects.states);
}

/** The outline is computed once the county becomes visible: there are 3,200 of them. */
export type County = { bounds: Bounds; outline: () => Feature };

export async function loadCounties(): Promise<County[]> {
  const { default: json } = await import("us-atlas/counties-10m.json");
  const atlas = json as unknown as CountiesAtlas;
  const arcs = atlas.arcs.map((arc) => boundsOfArc(arc as [number, number][], atlas));
  return atlas.objects.counties.geometries.flatMap((county) => {
    if (county.type !== "Polygon" && county.type !== "MultiPolygon") return [];
    const used = county.arcs.flat(Number.POSITIVE_INFINITY) as number[];
    // A reversed arc is written as its complement.
    const bounds = used.map((arc) => arcs[arc < 0 ? ~arc : arc] as Bounds).reduce(union);
    return [{ bounds, outline: () => outlineOf(atlas, county) }];
  });
}

/** Only a collection of shapes would yield more than one feature. */
function outlineOf(atlas: Topology, county: GeometryObject): Feature {
  return feature(atlas, county) as Feature;
}

/** An arc is a starting point and its deltas, in integers on the file's grid. */
function boundsOfArc(arc: [number, number][], atlas: Topology): Bounds {
  const [kx, ky] = atlas.transform?.scale ?? [1, 1];
  const [dx, dy] = atlas.transform?.translate ?? [0, 0];
  let x = 0;
  let y = 0;
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (const [stepX, stepY] of arc) {
    x += stepX;
    y += stepY;
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west * kx + dx, south * ky + dy, east * kx + dx, north * ky + dy];
}

function union(one: Bounds, other: Bounds): Bounds {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
