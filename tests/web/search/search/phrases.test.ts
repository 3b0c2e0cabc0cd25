// @vitest-environment node

import { readFileSync } from "node:fs";
import { addressWords } from "@domain/homes/address-words.ts";
import { filtersToQuery } from "@domain/search/listing-search.ts";
import { understand } from "@web/features/homes/listings/search/plain-words.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { TOWNS } from "../../../../local/seed/towns.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { BUYERS_PHRASES } from "./phrases.ts";

const server = startCloud();

/** The places of the demo, and the large towns around that have no homes. */
const PLACES = [
  ...TOWNS.map(({ city, state }) => ({ label: `${city}, ${state}`, kind: "town", homes: 5 })),
  { label: "83702", kind: "zip", homes: 3 },
];
const LARGE = ["Fort Worth, TX", "Chicago, IL", "Albuquerque, NM", "Fort Collins, CO"];

beforeEach(() => {
  vi.setSystemTime("2026-11-27T12:00Z");
  server.use(
    http.get(rest("rpc/suggest_places"), ({ request }) => {
      const typed = addressWords(new URL(request.url).searchParams.get("typed") ?? "");
      return HttpResponse.json(
        PLACES.filter(({ label }) => typed !== "" && addressWords(label).startsWith(typed)).slice(
          0,
          8,
        ),
      );
    }),
    http.get(rest("rpc/places_like"), () => HttpResponse.json(PLACES)),
    // No home has any of these words: whatever is no plain search may be a misspelled place.
    http.get(rest("rpc/search_listings"), () =>
      HttpResponse.json({ listings: [], total: 0, more: false, next_cursor: null }),
    ),
    http.get(rest("rpc/places_around"), ({ request }) => {
      const typed = addressWords(new URL(request.url).searchParams.get("place") ?? "");
      const label = LARGE.find(
        (each) => addressWords(each).replace(/ ..$/, "") === typed || addressWords(each) === typed,
      );
      return HttpResponse.json(label ? { label, zips: 20, nearest: [] } : null);
    }),
  );
});

const ROWS = (process.env.PHRASES ? readFileSync(process.env.PHRASES, "utf8") : BUYERS_PHRASES)
  .split("\n")
  .filter((line) => line.includes("|"))
  .map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]);

test.each(ROWS)("%s", async (phrase, wanted, said) => {
  const read = await understand(phrase);
  const { filters, left, isNearby } = read ?? { filters: { search_term: phrase }, left: [] };
  const found = Object.fromEntries(filtersToQuery(filters));
  const pairs = wanted
    .split("&")
    .filter(Boolean)
    .map((pair) => pair.split("=") as [string, string]);
  const must = Object.fromEntries(pairs.filter(([name]) => !name.startsWith("?")));
  const may = pairs.filter(([name]) => name.startsWith("?")).map(([name]) => name.slice(1));
  const kept = Object.fromEntries(
    Object.entries(found).filter(([name]) => name in must || !may.includes(name)),
  );
  expect({ ...kept, left: [...left, ...(isNearby ? ["near me"] : [])].join("; ") }).toEqual({
    ...must,
    left: said.startsWith("?") && left.length === 0 ? "" : said.replace(/^\?/, ""),
  });
});

test("a town is meant before the county of its name", async () => {
  const county = { label: "Boise County, ID", kind: "county", homes: 9 };
  const town = { label: "Boise, ID", kind: "town", homes: 2 };
  server.use(http.get(rest("rpc/suggest_places"), () => HttpResponse.json([county, town])));
  const { filters } = (await understand("sold homes in boise")) ?? {};
  expect(filters).toEqual({ place: "Boise, ID", status: "sold" });
});

test("a name that can't be looked up is searched for as a word", async () => {
  server.use(http.get(rest("rpc/suggest_places"), () => HttpResponse.error()));
  expect(await understand("cheap house under 400k in boise")).toMatchObject({
    filters: { search_term: "boise", property_type: "house", max_price: 400_000 },
    left: ["cheap"],
  });
});
