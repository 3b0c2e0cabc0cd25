import { geocodingQuery } from "../../../supabase/functions/_shared/domain/geocoding.ts";
import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, request, USER_AGENT } from "../request.ts";

/** Pictures of the map, and coordinates of addresses. */
export const places: Group = {
  name: "Map and addresses",
  checks: () => [
    { name: "Map tiles", look: tiles },
    { name: "The geocoder that browsers ask", look: browserGeocoder },
    { name: "The geocoder that functions ask", look: functionGeocoder },
  ],
};

async function tiles({ origin, variables }: Deployment): Promise<Finding> {
  const pattern = variables.VITE_TILE_URL ?? "";
  if (pattern === "") return unchecked("none are set: the map shows outlines of the states");
  const values: Record<string, string> = { s: "a", z: "3", x: "2", y: "3", r: "" };
  const url = pattern.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? "");
  const response = await request(url, { headers: { referer: `${origin}/` } });
  const type = response.headers.get("content-type") ?? "none";
  if (!response.ok || !type.startsWith("image/"))
    return wrong(
      `${new URL(url).host} answers ${response.status}, ${type}`,
      "Correct VITE_TILE_URL and build again.",
    );
  if ((variables.VITE_TILE_ATTRIBUTION ?? "").trim() !== "") return ok(new URL(url).host);
  return wrong(
    "nobody is named for them",
    "Set VITE_TILE_ATTRIBUTION to what their license asks for, and build again.",
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
  return wrong(`it doesn't let pages of ${origin} read its answers`, "Allow them at the geocoder.");
}

/** The functions' settings can't be seen from outside: with the same variables we ask as they do. */
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
