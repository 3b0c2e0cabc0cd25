import type { Place } from "./geocoding.ts";
import { approximatePlace } from "./hidden-street.ts";
import { US_STATES } from "./us-states.ts";

/**
 * A home's county, from its coordinates: people search by county, but no form asks for it. The outlines are those of
 * the package us-atlas (US Census Bureau, public domain), which the map draws too.
 */

/** The part of `us-atlas/counties-10m.json` that is read here: TopoJSON, in integers on a grid. */
export type CountyAtlas = {
  transform: { scale: number[]; translate: number[] };
  /** Each county's border: a starting point and the steps from there. */
  arcs: number[][][];
  objects: { counties: { geometries: County[] } };
};

type County = {
  /** The Census number: two digits for the state, three for the county. */
  id: string;
  properties: { name: string };
  /** The rings: arrays of numbers of arcs, nested in arrays. A reversed arc is written as its complement. */
  arcs?: unknown[];
};

/**
 * The everyday name of a place's county, such as "Ada County"; empty outside of the state.
 *
 * A place counts as the middle of its square, for every home alike. The county of the exact place would tell on which
 * side of a county line a hidden home is, and a home can be hidden at any time. Within half a mile of a county line,
 * the answer may therefore be the neighboring county.
 */
export function countyOf(atlas: CountyAtlas, state: string, place: Place): string {
  const { lat, lng } = approximatePlace(place);
  const [kx = 1, ky = 1] = atlas.transform.scale;
  const [dx = 0, dy = 0] = atlas.transform.translate;
  const point = { x: (lng - dx) / kx, y: (lat - dy) / ky };
  const county = atlas.objects.counties.geometries.find(
    ({ id, arcs }) => stateOf(id) === state && isInside(point, atlas, arcs ?? []),
  );
  return county ? nameOf(county, state) : "";
}

/**
 * Whether a line from the point to the east crosses the outlines an odd number of times. Neither the direction of an
 * outline nor whether it is a hole makes a difference.
 */
function isInside(
  { x, y }: { x: number; y: number },
  atlas: CountyAtlas,
  arcs: unknown[],
): boolean {
  let isIn = false;
  for (const arc of arcs.flat(Number.POSITIVE_INFINITY) as number[]) {
    let [fromX, fromY] = [0, 0];
    for (const [n, [stepX = 0, stepY = 0]] of (atlas.arcs[arc < 0 ? ~arc : arc] ?? []).entries()) {
      const [toX, toY] = [fromX + stepX, fromY + stepY];
      if (n > 0 && fromY > y !== toY > y)
        if (x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isIn = !isIn;
      [fromX, fromY] = [toX, toY];
    }
  }
  return isIn;
}

/** Parishes in Louisiana, and towns outside of any county. */
function nameOf({ id, properties: { name } }: County, state: string): string {
  if (state === "AK" || state === "DC") return name;
  if (state === "LA") return `${name} Parish`;
  const isTown = (state === "VA" && Number(id) >= 51500) || TOWNS.has(id);
  return isTown ? name : `${name} County`;
}

/** Baltimore, St. Louis and Carson City. */
const TOWNS = new Set(["24510", "29510", "32510"]);

/** The Census numbers of the states, in alphabetical order of their names. */
const FIPS =
  "01 02 04 05 06 08 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 44 45 46 47 48 49 50 51 53 54 55 56".split(
    " ",
  );
const STATE_OF_FIPS = new Map(
  Object.entries(US_STATES)
    .sort(([, a], [, b]) => (a.name < b.name ? -1 : 1))
    .map(([code], n) => [FIPS[n], code]),
);

function stateOf(id: string): string | undefined {
  return STATE_OF_FIPS.get(id.slice(0, 2));
}
