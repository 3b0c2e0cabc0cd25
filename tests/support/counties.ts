import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { US_STATES } from "@domain/us-states.ts";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Named = { id: string; properties: { name: string } };

export function countiesMigration(): string {
  return fileURLToPath(
    new URL("../../supabase/migrations/20261124104701_county_outlines.sql", import.meta.url),
  );
}

/** The outlines of the package us-atlas, which the map draws too, as SQL. */
export function compileCounties(): string {
  const file = new URL("../../node_modules/us-atlas/counties-10m.json", import.meta.url);
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{
    counties: GeometryCollection<{ name: string }>;
  }>;
  const counties = feature(atlas, atlas.objects.counties).features.flatMap((county) => {
    const { id, properties } = county as unknown as Named;
    const state = STATE_OF_FIPS[id.slice(0, 2)];
    if (!state) return [];
    const { geometry } = county;
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : [];
    // Holes are dropped: where a town is its own county, its smaller outline wins.
    return polygons.map(([ring = []]) => ({
      line: `  (${quoted(nameOf(id, properties.name, state))}, '${state}', '${steps(ring as Point[])}')`,
      id,
    }));
  });
  counties.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return `${HEAD}${counties.map(({ line }) => line).join(",\n")}\n) as county (name, state, steps);\n`;
}

type Point = [lng: number, lat: number];

/** The everyday name: parishes in Louisiana, and towns outside any county. */
function nameOf(id: string, name: string, state: string): string {
  if (state === "AK" || state === "DC") return name;
  if (state === "LA") return `${name} Parish`;
  const isTown = (state === "VA" && Number(id) >= 51500) || TOWNS.has(id);
  return isTown ? name : `${name} County`;
}

/** Baltimore, St. Louis and Carson City. */
const TOWNS = new Set(["24510", "29510", "32510"]);

/** An outline in thousandths of a degree, each point relative to the one before. */
function steps(ring: Point[]): string {
  let [x, y] = [0, 0];
  const told: number[] = [];
  for (const [lng, lat] of ring) {
    const [nextX, nextY] = [Math.round(lng * 1000), Math.round(lat * 1000)];
    if (nextX === x && nextY === y) continue;
    told.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return told.join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** States by their Census number, in alphabetical order of their names. */
const FIPS =
  "01 02 04 05 06 08 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 44 45 46 47 48 49 50 51 53 54 55 56".split(
    " ",
  );
const STATE_OF_FIPS: Record<string, string> = Object.fromEntries(
  Object.entries(US_STATES)
    .sort(([, a], [, b]) => (a.name < b.name ? -1 : 1))
    .map(([code], n) => [FIPS[n], code]),
);

const HEAD = `-- The outlines of the counties, from the package us-atlas (US Census Bureau, public domain).
-- Written by \`npm run counties\`; don't edit.

insert into private.county_outlines (name, state, outline)
select name, state, private.outline_of(steps) from (values
`;
