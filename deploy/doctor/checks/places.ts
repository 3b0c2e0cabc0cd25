import { geocodingQuery } from "../../../supabase/functions/_shared/domain/homes/geocoding.ts";
import {
  type OperatorsRate,
  readNamedRate,
} from "../../../supabase/functions/_shared/domain/homes/mortgage.ts";
import { rateState } from "../../../supabase/functions/_shared/domain/homes/rate-age.ts";
import {
  mapTiles,
  PUBLIC_TILES,
} from "../../../supabase/functions/_shared/domain/search/map-tiles.ts";
import { dateInZone } from "../../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, request, USER_AGENT } from "../request.ts";

/** Map tiles, and coordinates of addresses. */
export const places: Group = {
  name: "Map and addresses",
  checks: () => [
    { name: "Map tiles", look: streets },
    { name: "Pictures from above", look: satellite },
    { name: "The geocoder that browsers ask", look: browserGeocoder },
    { name: "The geocoder that functions ask", look: functionGeocoder },
    {
      name: "The mortgage rate",
      look: mortgageRate,
    },
  ],
};

/** A rate that is older than a quarter of a year isn't what buyers are offered. */
async function mortgageRate({ askAnyway, variables }: Deployment): Promise<Finding> {
  const response = await askAnyway("/rest/v1/rpc/mortgage_rate");
  const { percent, as_of } = ((response.ok && (await jsonOf(response))) ||
    {}) as Partial<OperatorsRate>;
  const rate =
    percent !== undefined && as_of !== undefined
      ? { percent, asOf: as_of }
      : readNamedRate(variables.VITE_MORTGAGE_RATE ?? "");
  const { isFine, text } = rateState(rate, dateInZone(new Date(), "UTC"));
  if (isFine) return ok(text);
  return rate ? wrong(text, "Set a newer one at /operator.") : unchecked(text);
}

async function streets(deployment: Deployment): Promise<Finding> {
  const { variables, isLocal } = deployment;
  const tiles = mapTiles(variables.VITE_TILE_URL, variables.VITE_TILE_ATTRIBUTION);
  if (!tiles) return unchecked("switched off: the map shows outlines of the states");
  const isPublic = tiles === PUBLIC_TILES;
  if (isPublic && isLocal) return unchecked(LIGHT_USE);
  const found =
    tiles.kind === "archive"
      ? await archive(deployment, tiles.url)
      : await pictures(deployment, tiles.url, "VITE_TILE_URL");
  if (found.state !== "ok") return found;
  return isPublic ? ok(LIGHT_USE) : credited(found, tiles.attribution, "VITE_TILE_ATTRIBUTION");
}

const LIGHT_USE =
  "the public OpenStreetMap service, which is only for light use: VITE_TILE_URL names another";

async function satellite(deployment: Deployment): Promise<Finding> {
  const { VITE_SATELLITE_URL: url, VITE_SATELLITE_ATTRIBUTION: credit } = deployment.variables;
  if (!url) return unchecked("none are set");
  const found = await pictures(deployment, url, "VITE_SATELLITE_URL");
  return found.state === "ok" ? credited(found, credit, "VITE_SATELLITE_ATTRIBUTION") : found;
}

async function pictures({ origin }: Deployment, pattern: string, name: string): Promise<Finding> {
  const values: Record<string, string> = { s: "a", z: "3", x: "2", y: "3", r: "" };
  const url = pattern.replace(/\{(\w)\}/g, (_, part: string) => values[part] ?? "");
  const response = await request(url, { headers: { referer: `${origin}/` } });
  const type = response.headers.get("content-type") ?? "none";
  if (response.ok && type.startsWith("image/")) return ok(new URL(url).host);
  return wrong(
    `${new URL(url).host} answers ${response.status}, ${type}`,
    `Correct ${name} and build again.`,
  );
}

/** Browsers read parts of the file, and from another origin. */
async function archive({ origin }: Deployment, url: string): Promise<Finding> {
  const { host } = new URL(url);
  const response = await request(url, { headers: { origin, range: "bytes=0-126" } });
  const start = response.status === 206 ? (await response.text()).slice(0, 7) : "";
  if (start !== "PMTiles")
    return wrong(
      `${host} answers ${response.status} to a request for the beginning of a PMTiles file`,
      "Correct VITE_TILE_URL, or keep the file where parts of it can be read (range requests).",
    );
  const allowed = response.headers.get("access-control-allow-origin");
  if (allowed === "*" || allowed === origin) return ok(`a PMTiles file at ${host}`);
  return wrong(
    `${host} doesn't let pages of ${origin} read it`,
    "Allow that origin where the file is.",
  );
}

function credited(found: Finding, attribution: string | undefined, name: string): Finding {
  if ((attribution ?? "").trim() !== "") return found;
  return wrong(
    "there is no credit for them",
    `Set ${name} to the credit their license requires, and build again.`,
  );
}

async function browserGeocoder({ origin, variables }: Deployment): Promise<Finding> {
  const address = (variables.VITE_GEOCODER_URL ?? "").replace(/\/+$/, "");
  if (address === "")
    return unchecked("none is set: the page says how many homes are missing from the map");
  const { response, isList } = await search(address, { origin });
  if (!isList) return wrong(`it answers ${response.status}`, "Correct VITE_GEOCODER_URL.");
  const allowed = response.headers.get("access-control-allow-origin");
  if (allowed === "*" || allowed === origin) return ok(new URL(address).host);
  return wrong(
    `it doesn't let pages of ${origin} read its answers`,
    "Allow that origin at the geocoder.",
  );
}

/** The functions' settings can't be seen from outside, so this asks with the same variables. */
async function functionGeocoder({ isLocal, secret, unset }: Deployment): Promise<Finding> {
  const missing = unset("GEOCODER_URL");
  if (missing) return unchecked(isLocal ? "a stand-in on this machine" : missing);
  const address = secret("GEOCODER_URL").replace(/\/+$/, "");
  const agent = secret("GEOCODER_USER_AGENT") || USER_AGENT;
  const { response, isList } = await search(address, { "user-agent": agent });
  if (isList) return ok(new URL(address).host);
  return wrong(
    `it answers ${response.status}`,
    "Correct GEOCODER_URL and GEOCODER_USER_AGENT: npx supabase secrets set …",
  );
}

async function search(address: string, headers: Record<string, string>) {
  const query = geocodingQuery("Denver, CO 80202");
  const response = await request(`${address}/search?${query}`, { headers });
  return { response, isList: response.ok && Array.isArray(await jsonOf(response)) };
}
