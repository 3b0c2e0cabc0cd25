import { NUMBER_FIELDS, WRITTEN_COLUMNS } from "@domain/homes/listing-fields.ts";
import {
  LISTING_LIMITS,
  listingProblems,
  parseListing,
  zipPlace,
  zipQuestion,
} from "@domain/homes/listing-input.ts";
import { LISTING_STATUSES, PROPERTY_TYPES } from "@domain/homes/listings.ts";
import { typedNumber } from "@domain/site/text/read-number.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { HOSTILE_TEXTS, hostileText } from "../../support/hostile-text.ts";

const HOME = {
  title: "Craftsman with a porch",
  address: "1418 Maple St",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  property_type: "house",
};

const read = (input: unknown) => parseListing(input).listing;
const fields = (problems: { field: string }[]) => problems.map(({ field }) => field);

describe("parseListing", () => {
  it.each([
    [" $ 1,250,000.00 ", 1_250_000],
    [450_000, 450_000],
    ["", null],
    ["  ", null],
    [null, null],
  ])("reads the price %j as %j", (price, value) => {
    expect(read({ price })).toEqual({ price: value });
  });

  it.each(["0", "2000000001", "4.5", Number.NaN, Number.POSITIVE_INFINITY, true, [], {}])(
    "rejects the price %j",
    (price) => {
      expect(fields(parseListing({ price }).problems)).toEqual(["price"]);
    },
  );

  it("reads sizes with their units", () => {
    expect(read({ sqft: "1,840 sq ft", lot_size: ".25 acres", bathrooms: "2.5" })).toEqual({
      sqft: 1_840,
      lot_size: 0.25,
      bathrooms: 2.5,
    });
  });

  it("rounds fractions to the relevant places, and drops what is too small", () => {
    expect(read({ bathrooms: 2.255, lot_size: 0.229568 })).toEqual({
      bathrooms: 2.25,
      lot_size: 0.2296,
    });
    expect(read({ bathrooms: 1.2e-110, lot_size: 5e-324 })).toEqual({ bathrooms: 0, lot_size: 0 });
  });

  it("reads any double as a number its column can hold, or rejects it", () => {
    const any = fc.double({ noNaN: true });
    forAll(fc.constantFrom(...NUMBER_FIELDS), any, ({ name: field, range }, value) => {
      const { listing } = parseListing({ [field]: value });
      if (!listing) return;
      const [least, most] = range;
      const kept = listing[field] ?? Number.NaN;
      expect(kept === 0 || kept >= 1e-4).toBe(true);
      expect(kept >= least && kept <= most).toBe(true);
    });
  });

  it("accepts square_feet for sqft, and prefers sqft", () => {
    expect(read({ square_feet: "900" })).toEqual({ sqft: 900 });
    expect(read({ square_feet: 900, sqft: 901 })).toEqual({ sqft: 901 });
    expect(fields(parseListing({ square_feet: "many" }).problems)).toEqual(["sqft"]);
  });

  it("keeps omitted fields omitted, and clears empty ones", () => {
    expect(read({})).toEqual({});
    expect(read({ title: null, description: "", features: null, location: null })).toEqual({
      title: "",
      description: "",
      features: [],
      location: null,
    });
  });

  it("tidies text", () => {
    expect(
      read({
        title: "  Craftsman \t with\u00a0a porch\n",
        description: " One\r\n\r\nTwo\u0007\tthree\u2028four ",
        features: [" Porch ", "porch", "", "Deck"],
        state: "idaho",
        zip_code: " 83702-1234 ",
      }),
    ).toEqual({
      title: "Craftsman with a porch",
      description: "One\n\nTwo\tthree\nfour",
      features: ["Porch", "Deck"],
      state: "ID",
      zip_code: "83702-1234",
    });
  });

  it.each([
    [{ price: "450,00" }, "This could be 450 or 450,000. Please write it without separators."],
    [{ lot_size: "7405" }, "Acres or square feet? Please write “7,405 acres” or “7,405 sq ft”."],
  ])("asks what %j means", (input, question) => {
    expect(parseListing(input).problems.map(({ text }) => text)).toEqual([question]);
  });

  it("drops fields nobody may set", () => {
    const others = ["id", "user_id", "views", "lat", "lng", "geocoded_at", "time_zone", "search"];
    const input = Object.fromEntries(others.map((field) => [field, 1]));
    expect(read({ ...input, title: "x" })).toEqual({ title: "x" });
    expect(read(JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}'))).toEqual({});
  });

  it.each(NUMBER_FIELDS)("limits $name to $range", ({ name: field, range, reads = "whole" }) => {
    const [least, most] = range;
    expect(read({ [field]: least })).toEqual({ [field]: least });
    expect(read({ [field]: typedNumber(most, reads) })).toEqual({ [field]: most });
    for (const outside of [least - 1, most + 1])
      expect(fields(parseListing({ [field]: outside }).problems)).toEqual([field]);
  });

  it.each(["title", "address", "city", "description"] as const)(
    "limits the length of %s",
    (field) => {
      const longest = "🏡".repeat(LISTING_LIMITS[field]);
      expect(read({ [field]: longest })).toEqual({ [field]: longest });
      expect(fields(parseListing({ [field]: `${longest}a` }).problems)).toEqual([field]);
    },
  );

  it("limits the number and length of features", () => {
    const most = Array.from({ length: LISTING_LIMITS.features }, (_, n) => `Feature ${n}`);
    expect(read({ features: most })).toEqual({ features: most });
    const tooMany = parseListing({ features: [...most, "One more"] });
    expect(tooMany.problems).toEqual([
      { field: "features", text: "Please name at most 60 features." },
    ]);
    expect(
      parseListing({ features: ["x".repeat(LISTING_LIMITS.feature + 1)] }).listing,
    ).toBeUndefined();
  });

  it.each([
    ["title", 4, "Please enter a text."],
    ["state", "Bavaria", "Please choose a state."],
    ["zip_code", "8370", "Please enter a ZIP code of five digits."],
    ["property_type", "castle", "Please choose a property type."],
    ["price", "cheap", "Please enter the price in whole dollars."],
    ["price", 0, "Please enter the price in whole dollars, from 1 to 2,000,000,000."],
    ["year_built", 1492, "Please enter the year in four digits, from 1600 to 2100."],
    ["status", "gone", "Unknown status."],
    ["location", { lat: 91, lng: 0 }, "Please set the pin on the map."],
  ])("reports %s %j", (field, value, text) => {
    expect(parseListing({ [field]: value }).problems).toEqual([{ field, text }]);
  });

  it("reports every field once", () => {
    const { problems } = parseListing({ title: 1, price: "x", features: [1, 2, 3] });
    expect(fields(problems)).toEqual(["title", "price", "features"]);
  });

  it("survives any input, and accepts nothing Postgres would refuse", () => {
    for (const input of [null, undefined, 4, "x", [], [{}], () => 1])
      expect(parseListing(input).problems).toHaveLength(1);
    const names = WRITTEN_COLUMNS;
    const value = fc.oneof(hostileText(), fc.anything(), fc.constantFrom(...HOSTILE_TEXTS));
    forAll(fc.dictionary(fc.constantFrom(...names), value), (input) => {
      const texts = Object.values(read(input) ?? {}).flat();
      for (const text of texts)
        if (typeof text === "string") expect(text).not.toMatch(/\0|\p{Cs}/u);
    });
  });
});

describe("listingProblems", () => {
  it("accepts an incomplete draft", () => {
    expect(listingProblems({})).toEqual([]);
    expect(listingProblems({ ...HOME, zip_code: "" })).toEqual([]);
  });

  it("allows publishing a complete home without price or photos", () => {
    expect(listingProblems(HOME, { publishing: true })).toEqual([]);
    for (const property_type of PROPERTY_TYPES)
      expect(listingProblems({ ...HOME, property_type }, { publishing: true })).toEqual([]);
  });

  it("reports everything missing for publishing, in the order of the form", () => {
    const order = ["property_type", "address", "city", "state", "zip_code", "title"];
    expect(fields(listingProblems({}, { publishing: true }))).toEqual(order);
    for (const field of order)
      for (const empty of [undefined, null, " "]) {
        const problems = listingProblems({ ...HOME, [field]: empty }, { publishing: true });
        expect(fields(problems)).toEqual([field]);
      }
  });

  it("reports invalid and missing fields together, each once", () => {
    const { title: _, ...untitled } = HOME;
    const problems = listingProblems(
      { ...untitled, state: "XX", price: "?" },
      { publishing: true },
    );
    expect(fields(problems)).toEqual(["state", "title", "price"]);
  });

  it("asks about a ZIP code that is usually in another state, until the owner confirms it", () => {
    const line = { ...HOME, state: "LA", zip_code: "71749" };
    const text = "ZIP 71749 is usually in Arkansas. Is the home in Louisiana?";
    for (const publishing of [true, false]) {
      expect(listingProblems(line, { publishing, confirmedZip: "" })).toEqual([
        { field: "zip_code", text },
      ]);
      const confirmedZip = zipPlace(line);
      expect(listingProblems(line, { publishing, confirmedZip })).toEqual([]);
      expect(
        fields(listingProblems({ ...line, state: "CA" }, { publishing, confirmedZip })),
      ).toEqual(["zip_code"]);
      expect(listingProblems(HOME, { publishing, confirmedZip: "" })).toEqual([]);
    }
    expect(zipQuestion({ state: "CA", zip_code: "97635-1234" })).toBe(
      "ZIP 97635 is usually in Oregon. Is the home in California?",
    );
    expect(zipQuestion({ state: "CA", zip_code: "00000" })).toMatch(/not one that we know/);
    for (const unfinished of [{ state: "" }, { state: "XX" }, { zip_code: "" }, { zip_code: "9" }])
      expect(zipQuestion({ state: "ID", zip_code: "90210", ...unfinished })).toBeUndefined();
  });

  it("refuses no ZIP code on the server, which doesn't know what the owner confirmed", () => {
    expect(
      listingProblems({ ...HOME, state: "LA", zip_code: "71749" }, { publishing: true }),
    ).toEqual([]);
  });

  it("knows the statuses", () => {
    for (const status of LISTING_STATUSES) expect(listingProblems({ status })).toEqual([]);
  });
});
