import { NUMBER_FILTERS, type NumberFilterName } from "@domain/homes/listing-fields.ts";
import { PROPERTY_TYPES } from "@domain/homes/listings.ts";
import { type Bounds, formatBounds, toBounds } from "@domain/search/bounds.ts";
import {
  countFilters,
  filtersToArguments,
  filtersToQuery,
  LISTING_SORTS,
  type ListingFilters,
  minuteOf,
  ONLY,
  PRICE_BANDS,
  parseFilters,
  priceBandOf,
  withPriceBand,
} from "@domain/search/listing-search.ts";
import { asQueryProblem } from "@domain/search/search-problems.ts";
import { MAX_SEARCH_TERM } from "@domain/site/errors/first-limits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { anyText, hostileText } from "../../support/hostile-text.ts";

/** The values a number can be filtered by: up to its range, in halves if it has decimals. */
const asked = ({ field: { range, decimals } }: (typeof NUMBER_FILTERS)[number]) =>
  decimals
    ? fc.integer({ min: 1, max: range[1] * 2 }).map((halves) => halves / 2)
    : fc.integer({ min: 1, max: range[1] });
const searchTerm = anyText(60)
  .map((text) => text.replace(/\p{Cc}+/gu, " ").trim())
  .filter((text) => text !== "" && text !== "all" && !/\p{Cs}/u.test(text));

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e8, max: most * 1e8 }).map((units) => units / 1e8);
const bounds = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([west, a, east, b]): Bounds => [west, Math.min(a, b), east, Math.max(a, b)]);

const filters: fc.Arbitrary<ListingFilters> = fc
  .record(
    {
      property_type: fc.constantFrom(...PROPERTY_TYPES, "house,condo", "condo,townhouse,land"),
      place: searchTerm,
      only: fc.constantFrom("new", "reduced,showings", ONLY.join(",")),
      since: fc
        .date({ min: new Date("2020-01-01Z"), max: new Date("2099-01-01Z"), noInvalidDate: true })
        .map((date) => minuteOf(date.getTime())),
      ...(Object.fromEntries(NUMBER_FILTERS.map((filter) => [filter.name, asked(filter)])) as {
        [Name in NumberFilterName]: fc.Arbitrary<number>;
      }),
      search_term: searchTerm,
      status: fc.constantFrom("active" as const, "pending" as const),
      bbox: bounds,
      sort: fc.constantFrom(...LISTING_SORTS),
    },
    { requiredKeys: [] },
  )
  .filter((drawn) =>
    NUMBER_FILTERS.every(({ name, bound, field }) => {
      const least = drawn[`min_${field.name}` as NumberFilterName] ?? 0;
      return bound === "min" || (drawn[name] ?? Number.POSITIVE_INFINITY) >= least;
    }),
  );

describe("filters in an address", () => {
  it("survive a round trip", () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const query = new URLSearchParams(filtersToQuery(wanted).toString());
        const { filters: read, problems } = parseFilters(query);
        const { sort, ...rest } = wanted;
        expect(problems).toEqual([]);
        // "newest" is the default order, so it isn't written.
        expect(read).toEqual(sort === undefined || sort === "newest" ? rest : wanted);
      }),
      { numRuns: draws(300) },
    );
  });

  it("drop values without meaning", () => {
    const query =
      "property_type=all&min_price=0&max_price=&min_bedrooms=all&search_term=%20&status=all";
    expect(parseFilters(new URLSearchParams(query))).toEqual({ filters: {}, problems: [] });
    const nothing: ListingFilters = { min_price: 0, search_term: "", min_bedrooms: 0 };
    expect(filtersToQuery({ ...nothing, sort: "newest" }).toString()).toBe("");
    expect(filtersToArguments(nothing)).toEqual({});
  });

  it("have a fixed order", () => {
    expect(filtersToQuery({ sort: "price_asc", min_price: 5, property_type: "land" })).toEqual(
      filtersToQuery({ property_type: "land", min_price: 5, sort: "price_asc" }),
    );
  });
});

it("the arguments of the SQL functions are the filters and the map area as four numbers, including zeros", () => {
  const wanted: ListingFilters = { min_price: 1, sort: "price_asc", bbox: [-1.5, 0, 2, 3] };
  expect(filtersToArguments(wanted)).toEqual({
    ...{ filters: '{"min_price":1}', sort: "price_asc" },
    ...{ west: -1.5, south: 0, east: 2, north: 3 },
  });
  expect(filtersToArguments({ property_type: "land" })).toEqual({
    filters: '{"property_type":"land"}',
  });
});

describe("a map area", () => {
  const read = (bbox: string) => parseFilters(new URLSearchParams({ bbox }));

  it.each([
    ["-116.4,43.4,-116.0,43.8", [-116.4, 43.4, -116, 43.8]],
    [" -180 , -90 , 180 , 90 ", [-180, -90, 180, 90]],
    ["179.5,51,-179.5,52", [179.5, 51, -179.5, 52]],
    ["-0.000000001,0.1234567890123,0,1", [0, 0.12345679, 0, 1]],
  ])("is parsed from %s", (text, expected) => {
    expect(read(text)).toEqual({ filters: { bbox: expected }, problems: [] });
  });

  it.each([
    ...["1,2,3", "1,2,3,4,5", "1,2,3,", "a,b,c,d", "NaN,0,1,1", "1e1,0,1,1", "Infinity,0,1,1"],
    ...["-181,0,1,1", "0,0,181,1", "0,-91,1,1", "0,0,1,91", "0,5,1,4", "0;0;1;1", "--1,0,1,1"],
  ])("can't be %s", (text) => {
    const { filters: nothing, problems } = read(text);
    expect(nothing).toEqual({});
    expect(problems.map(asQueryProblem)).toEqual([
      { field: "bbox", text: "bbox is west,south,east,north in degrees." },
    ]);
  });

  it.each<[Bounds, Bounds]>([
    [
      [-116.4, 43.4, -116, 43.8],
      [-116.4, 43.4, -116, 43.8],
    ],
    [
      [-250, -95, 210, 99],
      [-180, -90, 180, 90],
    ],
    [
      [170, 50, 190, 55],
      [170, 50, -170, 55],
    ],
    [
      [-476.4, 43.4, -476, 43.8],
      [-116.4, 43.4, -116, 43.8],
    ],
  ])("the area for a view of %j is %j", (shown, expected) => {
    expect(toBounds(...shown)).toEqual(expected);
  });

  it("can be requested whatever the map shows", () => {
    const edge = fc.double({ min: -2000, max: 2000, noNaN: true });
    forAll(edge, edge, edge, edge, (a, b, c, d) => {
      const shown = toBounds(
        Math.min(a, b),
        Math.max(-85, Math.min(c, d, 85)),
        Math.max(a, b),
        Math.min(85, Math.max(c, d, -85)),
      );
      expect(read(formatBounds(shown))).toEqual({ filters: { bbox: shown }, problems: [] });
    });
  });
});

describe("parseFilters", () => {
  const fields = [
    "property_type",
    "min_price",
    "max_price",
    "min_bedrooms",
    "min_bathrooms",
    "search_term",
    "bbox",
    "sort",
  ];

  it("reports every invalid field, and never passes it on", () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), hostileText(), (field, text) => {
        const { filters: read, problems } = parseFilters(new URLSearchParams([[field, text]]));
        for (const problem of problems) expect(problem.field).toBe(field);
        if (problems.length > 0) expect(read).toEqual({});
        const value = Object.values(read)[0];
        if (typeof value === "number") expect(value).toBeGreaterThan(0);
        if (field === "search_term" && typeof value === "string") {
          expect(value.length).toBeLessThanOrEqual(MAX_SEARCH_TERM);
          expect(value).not.toMatch(/\p{Cc}/u);
        }
        if (field === "sort" && value !== undefined) expect(LISTING_SORTS).toContain(value);
        if (field === "property_type" && value !== undefined)
          expect(PROPERTY_TYPES).toContain(value);
      }),
      { numRuns: draws(500) },
    );
  });

  it.each(["-1", "1e9", "0x10", "1,2", "NaN", "Infinity", "12abc", "2000000001", "1.5", "1.250k"])(
    "rejects the price %s",
    (text) => {
      const { filters: read, problems } = parseFilters(new URLSearchParams({ min_price: text }));
      expect(read).toEqual({});
      expect(problems).toHaveLength(1);
    },
  );

  it("accepts half bathrooms and no other fraction", () => {
    expect(parseFilters(new URLSearchParams("min_bathrooms=2.5")).filters.min_bathrooms).toBe(2.5);
    expect(parseFilters(new URLSearchParams("min_bathrooms=2.3")).problems).toHaveLength(1);
  });

  it("reports a maximum below the minimum", () => {
    const { problems } = parseFilters(new URLSearchParams("min_price=500&max_price=400"));
    expect(problems.map(asQueryProblem)).toEqual([
      { field: "max_price", text: "The maximum price is below the minimum." },
    ]);
  });

  it("searches for words with a meaning in other fields", () => {
    const query = filtersToQuery({ search_term: "all" });
    expect(parseFilters(query).filters).toEqual({ search_term: "all" });
  });
});

describe("the price bands", () => {
  it("contain every price exactly once", () => {
    const edges = PRICE_BANDS.flatMap(({ min }) => [min, min - 1, min + 1]);
    const anyPrice = fc.oneof(
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.constantFrom(...edges.filter((value) => value >= 0)),
    );
    forAll(anyPrice, (value) => {
      const holding = PRICE_BANDS.filter(
        ({ min, max }) => min <= value && (max === undefined || value < max),
      );
      expect(holding).toHaveLength(1);
    });
  });

  it("can be chosen, recognized and cleared", () => {
    for (const band of PRICE_BANDS)
      expect(priceBandOf(withPriceBand({ min_price: 7 }, band.value))).toBe(band.value);
    expect(priceBandOf(withPriceBand({ min_price: 7, max_price: 9 }, "all"))).toBe("all");
    expect(priceBandOf({ min_price: 1, max_price: 2 })).toBeUndefined();
  });

  it("leave the other filters alone", () => {
    forAll(filters, fc.constantFrom(...PRICE_BANDS), (wanted, band) => {
      const { min_price: _min, max_price: _max, ...rest } = wanted;
      const { min_price: _newMin, max_price: _newMax, ...kept } = withPriceBand(wanted, band.value);
      expect(kept).toEqual(rest);
    });
  });
});

it("countFilters counts a price range once and the order never", () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters({ sort: "price_asc", bbox: [0, 0, 1, 1] })).toBe(0);
  expect(countFilters({ min_price: 1, max_price: 2, search_term: "porch" })).toBe(2);
  expect(countFilters({ max_price: 2 })).toBe(1);
});
