import { filtersToQuery, type ListingFilters, parseFilters } from "@domain/listing-search.ts";
import { isPlaceNamed, readPlainSearch } from "@domain/plain-search.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../support/fuzz.ts";
import { anyText } from "../support/hostile-text.ts";

type Wanted = ListingFilters & { in?: string; rest?: string[] };

/** As people write them. */
const PHRASES: [string, Wanted][] = [
  [
    "3 bed house under 400k in Boise with a garage",
    {
      min_bedrooms: 3,
      property_type: "house",
      max_price: 400_000,
      in: "boise",
      min_garage_spaces: 1,
    },
  ],
  ["open houses in boise", { only: "open", in: "boise" }],
  [
    "3 beds with an open house this weekend",
    { min_bedrooms: 3, only: "open", rest: ["this weekend"] },
  ],
  ["three bedroom home below $350,000", { min_bedrooms: 3, max_price: 350_000 }],
  ["at least 4 beds", { min_bedrooms: 4 }],
  ["4+ bedrooms", { min_bedrooms: 4 }],
  ["2 or more bedrooms", { min_bedrooms: 2 }],
  ["5br 3ba", { min_bedrooms: 5, min_bathrooms: 3 }],
  ["3bd/2ba", { min_bedrooms: 3, min_bathrooms: 2 }],
  ["3 bed, 2.5 bath", { min_bedrooms: 3, min_bathrooms: 2.5 }],
  ["two and a half baths", { min_bathrooms: 2.5 }],
  ["2 1/2 baths", { min_bathrooms: 2.5 }],
  ["4-bedroom", { min_bedrooms: 4 }],
  ["max 3 bedrooms and a garage", { min_garage_spaces: 1, rest: ["max 3 bedrooms"] }],
  ["3 to 4 bedrooms under 500k", { max_price: 500_000, rest: ["3 to 4 bedrooms"] }],
  ["under 1.2m", { max_price: 1_200_000 }],
  ["up to $1.5 million", { max_price: 1_500_000 }],
  ["less than half a million", { max_price: 500_000 }],
  ["over a million", { min_price: 1_000_000 }],
  ["at least 250 thousand", { min_price: 250_000 }],
  ["between 300k and 400k", { min_price: 300_000, max_price: 400_000 }],
  ["between 300 and 400k", { min_price: 300_000, max_price: 400_000 }],
  ["$300,000 - $450,000", { min_price: 300_000, max_price: 450_000 }],
  ["300-400k condo", { min_price: 300_000, max_price: 400_000, property_type: "condo" }],
  ["from 200k to 300k", { min_price: 200_000, max_price: 300_000 }],
  ["condo max 300 grand", { property_type: "condo", max_price: 300_000 }],
  ["cheap house in boise", { property_type: "house", in: "boise", rest: ["cheap"] }],
  ["3 beds around 400k", { min_bedrooms: 3, rest: ["around 400k"] }],
  ["3 beds under 400", { min_bedrooms: 3, rest: ["under 400"] }],
  ["$400k house with 3 beds", { min_bedrooms: 3, property_type: "house", rest: ["$400k"] }],
  ["between 500k and 300k, 2 beds", { min_bedrooms: 2, rest: ["between 500k and 300k"] }],
  ["1500 sqft", { min_sqft: 1500 }],
  ["at least 2,000 square feet", { min_sqft: 2000 }],
  ["over 1800 sq ft 3 bath", { min_sqft: 1800, min_bathrooms: 3 }],
  ["under 1200 sq. ft. condo", { max_sqft: 1200, property_type: "condo" }],
  ["1500 to 2500 sq ft", { min_sqft: 1500, max_sqft: 2500 }],
  ["at least .75 acres", { min_lot_size: 0.75 }],
  ["house on half an acre", { min_lot_size: 0.5, property_type: "house" }],
  ["5 acres of land in idaho", { min_lot_size: 5, property_type: "land", place: "Idaho" }],
  ["more than 2 acres", { min_lot_size: 2 }],
  ["under 2 acres with a garage", { min_garage_spaces: 1, rest: ["under 2 acres"] }],
  ["built after 2000", { min_year_built: 2000 }],
  ["built before 1940 in denver", { max_year_built: 1940, in: "denver" }],
  ["built in 1999", { min_year_built: 1999, max_year_built: 1999 }],
  ["built between 1990 and 2005", { min_year_built: 1990, max_year_built: 2005 }],
  // More than a home can have is no filter, nor is the other end of its range.
  ["3 beds, 900 to 99999999999 sqft", { min_bedrooms: 3, rest: ["900 to 99999999999 sqft"] }],
  ["2 car garage", { min_garage_spaces: 2 }],
  ["two-car garage", { min_garage_spaces: 2 }],
  ["3 beds without garage", { min_bedrooms: 3, rest: ["without garage"] }],
  ["two story house with 3 beds", { min_stories: 2, property_type: "house", min_bedrooms: 3 }],
  ["one story 3 bed", { min_bedrooms: 3, rest: ["1 story"] }],
  ["hoa under $200 a month", { max_hoa_fee: 200 }],
  ["no hoa, 3 beds", { min_bedrooms: 3, rest: ["no hoa"] }],
  ["new this week in boise", { only: "new", in: "boise" }],
  ["just listed condos", { only: "new", property_type: "condo" }],
  ["price drop", { only: "reduced" }],
  ["houses with a price cut", { only: "reduced", property_type: "house" }],
  ["reduced, new listings", { only: "new,reduced" }],
  ["viewings this week", { only: "viewings" }],
  ["new construction 4 bed", { min_bedrooms: 4, rest: ["new construction"] }],
  ["house no pending sales", { status: "active", property_type: "house" }],
  ["83702", { place: "83702" }],
  ["3 beds in 83702-1234", { min_bedrooms: 3, place: "83702" }],
  ["homes in Idaho", { place: "Idaho" }],
  ["condos in Boise, Idaho", { property_type: "condo", in: "boise, ID" }],
  ["condos in boise id", { property_type: "condo", in: "boise, ID" }],
  ["house in Charleston, West Virginia", { property_type: "house", in: "charleston, WV" }],
  ["house in San José", { property_type: "house", in: "san josé" }],
  ["house in Ada County", { property_type: "house", in: "ada county" }],
  ["condo or townhouse in Tampa", { property_type: "condo,townhouse", in: "tampa" }],
  ["single family home under 600K", { property_type: "house", max_price: 600_000 }],
  ["3 beds with a pool and fireplace", { min_bedrooms: 3, search_term: "pool fireplace" }],
  ["3 beds no pool", { min_bedrooms: 3, rest: ["no pool"] }],
  ["3 bedrom house under 400k", { property_type: "house", max_price: 400_000, rest: ["3 bedrom"] }],
  ["hosue under 400k", { max_price: 400_000, rest: ["hosue"] }],
  ["3 beds near good schools", { min_bedrooms: 3, rest: ["near good schools"] }],
  [
    "I'm looking for a three bedroom house, please, under 500,000 dollars",
    { min_bedrooms: 3, property_type: "house", max_price: 500_000 },
  ],
  ["boise 3 beds", { min_bedrooms: 3, rest: ["boise"] }],
];

it.each(PHRASES)("%s", (phrase, { in: place, rest = [], ...filters }) => {
  expect(readPlainSearch(phrase)).toEqual({ filters, ...(place ? { place } : {}), rest });
});

it.each([
  ...[
    "",
    "porch",
    "maple street",
    "cozy house",
    "cheap",
    "condo",
    "house with pool",
    "!!",
    "| |0|",
  ],
  ...["1418 Maple Street", "12 Elm St, Unit 4", "walk in closet under the stairs", "bright"],
])("%j is searched for as words", (text) => {
  const read = readPlainSearch(text);
  expect(read?.filters ?? {}).toEqual({});
});

describe("whatever is written", () => {
  const words = fc.constantFrom(
    ...PHRASES.flatMap(([phrase]) => phrase.split(" ")),
    ...["|", "$", "0", "99999999999", "1/2", "-", "in", ",", "built", "k"],
  );
  const text = fc.oneof(
    anyText(200),
    fc.array(words, { maxLength: 14 }).map((some) => some.join(" ")),
  );

  it("filters are ones that an address can have", () => {
    fc.assert(
      fc.property(text, (written) => {
        const { filters = {} } = readPlainSearch(written) ?? {};
        const { search_term: _words, ...rest } = filters;
        const read = parseFilters(filtersToQuery(rest));
        expect(read).toEqual({ filters: rest, problems: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it("nothing is made up: what is left over was written", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (some) => {
        const written = some.join(" ").toLowerCase();
        for (const left of readPlainSearch(written)?.rest ?? [])
          for (const word of left.split(/[\s,]+/))
            if (!/\d/.test(word)) expect(written).toContain(word);
      }),
      { numRuns: 500 },
    );
  });

  it("a price in thousands is the same however it is written", () => {
    forAll(fc.integer({ min: 10, max: 999 }), (thousands) => {
      for (const written of [
        ...[`under ${thousands}k`, `under $${thousands},000`, `less than ${thousands} thousand`],
        ...[`below ${thousands}000`, `MAX ${thousands}K`, `up to $ ${thousands}k dollars`],
      ])
        expect(readPlainSearch(written)?.filters).toEqual({ max_price: thousands * 1000 });
    });
  });
});

it("a place is recognized by whole words only", () => {
  expect(isPlaceNamed("Boise, ID", "boise")).toBe(true);
  expect(isPlaceNamed("Boise, ID", "boise, ID")).toBe(true);
  expect(isPlaceNamed("St. George, UT", "saint george")).toBe(true);
  expect(isPlaceNamed("Española, NM", "espanola")).toBe(true);
  expect(isPlaceNamed("Boise, ID", "boi")).toBe(false);
  expect(isPlaceNamed("Boise, ID", "")).toBe(false);
});
