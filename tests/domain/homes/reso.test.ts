import { NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { PROPERTY_TYPES } from "@domain/homes/listings.ts";
import { RESO_CONTEXT, type ResoHome, toResoProperty } from "@domain/homes/reso.ts";
import { US_STATES } from "@domain/homes/us-states.ts";
import { withinWords } from "@domain/site/text/within-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photosOf } from "../../../local/seed/home-photos.ts";
import { homes } from "../../../local/seed/homes.ts";
import { HEIGHT, SMALLER_WIDTHS, WIDTH } from "../../../local/seed/photographs.ts";
import { listingRow } from "../../../local/seed/rows.ts";
import { forAll } from "../../support/fuzz.ts";
import { EVERYTHING_SAID, NOTHING_SAID } from "../../support/listing-fields.ts";
import { resoProblems } from "../../support/reso-metadata.ts";

const HOME: ResoHome = {
  ...EVERYTHING_SAID,
  id: "6a1f0d7e-2f34-4d6b-9a52-0c1f5f6f7d11",
  status: "active",
  county: "Ada County",
  lat: 43.61871,
  lng: -116.21461,
  price: 485_000,
  bathrooms: 2.5,
  created_at: "2026-03-01T10:00:00+00:00",
  updated_at: "2026-03-09T10:00:00.123456+00:00",
  published_at: "2026-03-02T03:00:00+00:00",
  time_zone: "America/Boise",
  images: [
    { path: "h/a.webp", alt: "Front", width: 1600, height: 1067, blur_hash: null, widths: [480] },
  ],
  price_history: [
    { price: 485_000, changed_at: "2026-03-08T03:00:00+00:00" },
    { price: 499_000, changed_at: "2026-03-02T03:00:00+00:00" },
  ],
};
const LINKS = {
  page: (id: string) => `https://site.example/listings/${id}?from=portal`,
  image: (path: string) => `https://images.example/${path}`,
};
const record = (changes: Partial<ResoHome> = {}) => toResoProperty({ ...HOME, ...changes }, LINKS);
const payload = (home: Partial<ResoHome>) => ({
  "@reso.context": RESO_CONTEXT,
  value: [record(home)],
});

describe("a home as the dictionary has it", () => {
  it("says what the owner said", () => {
    expect(record()).toMatchObject({
      ListingKey: HOME.id,
      ListPrice: 485_000,
      OriginalListPrice: 499_000,
      PriceChangeTimestamp: "2026-03-08T03:00:00.000Z",
      PropertyType: "Residential",
      PropertySubType: "Single Family Residence",
      UnparsedAddress: "1418 Maple St",
      BathroomsFull: 2,
      BathroomsHalf: 1,
      BathroomsTotalInteger: 3,
      AssociationYN: true,
      AssociationFeeFrequency: "Monthly",
      // The day at the home, not in UTC.
      OnMarketDate: "2026-03-01",
      // When it became public; how long its owner wrote it before isn't revealed.
      OriginalEntryTimestamp: "2026-03-02T03:00:00.000Z",
      Media: [{ MediaURL: "https://images.example/h/a.webp", PreferredPhotoYN: true, Order: 0 }],
    });
  });

  it("has no hidden street, and no rooms on land", () => {
    const hidden = record({ address_hidden: true, address: "", zip_code: "83702" });
    expect(hidden).not.toHaveProperty("UnparsedAddress");
    expect(hidden).toMatchObject({ InternetAddressDisplayYN: false, PostalCode: "83702" });
    expect(record({ property_type: "land" })).not.toHaveProperty("BedroomsTotal");
  });

  it("doesn't conclude more than the owner says", () => {
    // The standard's "Unimproved Land" is commercial.
    expect(record({ property_type: "land" })).not.toHaveProperty("PropertySubType");
    const free = record({ hoa_fee: 0 });
    expect(free).toMatchObject({ AssociationFee: 0, AssociationFeeFrequency: "Monthly" });
    expect(free).not.toHaveProperty("AssociationYN");
    expect(record({ bathrooms: 2.3 })).not.toHaveProperty("BathroomsTotalInteger");
    expect(record({ lat: 43.618_710_123_4 })).toMatchObject({ Latitude: 43.618_710_12 });
  });

  it("counts each bathroom once", () => {
    const counts = fc.integer({ min: 0, max: 99 * 4 }).map((quarters) => quarters / 4);
    forAll(counts, (bathrooms) => {
      const home: Record<string, unknown> = record({ bathrooms });
      const parts = ["Full", "ThreeQuarter", "Half", "OneQuarter"].map((part) =>
        Number(home[`Bathrooms${part}`] ?? 0),
      );
      expect(home.BathroomsTotalInteger).toBe(parts.reduce((sum, count) => sum + count));
    });
  });

  it("is valid by the standard's own metadata, for every home of the demo", () => {
    const said = homes().map((home) => {
      const row = listingRow(home, undefined, HOME.created_at);
      const images = photosOf(home).map(({ name, alt, blur_hash }) => ({
        ...{ path: `demo/${name}.webp`, alt, blur_hash },
        ...{ width: WIDTH, height: HEIGHT, widths: SMALLER_WIDTHS },
      }));
      const listed = { ...NOTHING_SAID, ...row, images, county: "Ada County", price_history: [] };
      return toResoProperty(listed, LINKS);
    });
    expect(said.length).toBeGreaterThan(300);
    expect(resoProblems({ "@reso.context": RESO_CONTEXT, value: said })).toEqual([]);
  });

  it("is valid by the standard's own metadata, whatever the owner says", () => {
    const words = fc.oneof(fc.constant(""), fc.string({ unit: "grapheme", maxLength: 6000 }));
    const numbers = Object.fromEntries(
      NUMBER_FIELDS.map(({ name, range: [least, most], decimals = 0 }) => [
        name,
        fc.option(
          fc
            .double({ min: least, max: most, noNaN: true })
            .map((number) => Number(number.toFixed(decimals))),
        ),
      ]),
    );
    const home = fc.record({
      ...numbers,
      property_type: fc.constantFrom(...PROPERTY_TYPES),
      state: fc.constantFrom(...Object.keys(US_STATES)),
      zip_code: fc.constantFrom("83702", "83702-1234"),
      address_hidden: fc.boolean(),
      status: fc.constantFrom("active", "pending"),
      description: words,
      county: fc.constantFrom("", "Ada County"),
      time_zone: fc.constantFrom(null, "America/Boise"),
      lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      lng: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
      price_history: fc.constantFrom([], HOME.price_history),
    }) as fc.Arbitrary<Partial<ResoHome>>;
    forAll(home, (each) => {
      expect(resoProblems(payload(each))).toEqual([]);
    });
  });

  it("is checked: a wrong record has problems", () => {
    const [wrong] = payload({}).value;
    const broken = {
      ...wrong,
      ...{ ListPrice: "485000", Price: 1, PropertySubType: "SingleFamily Residence" },
      ...{ AssociationFee: 0.125, Latitude: 43_618, OnMarketDate: "2026-02-30", Stories: 1.5 },
      ...{ City: ["Boise"], UnparsedAddress: "x".repeat(256), StandardStatus: "active" },
    };
    const land = { PropertyType: "Land", PropertySubType: "Unimproved Land" };
    const wrongPayload = { "@reso.context": RESO_CONTEXT, value: [broken, land], total: 2 };
    expect(
      resoProblems(wrongPayload)
        .map((problem) => problem.slice(0, 60))
        .sort(),
    ).toEqual([
      "Property.AssociationFee: 0.125",
      'Property.City: ["Boise"]',
      "Property.Latitude: 43618",
      'Property.ListPrice: "485000"',
      'Property.OnMarketDate: "2026-02-30"',
      "Property.Price: not in the dictionary",
      'Property.PropertySubType: "SingleFamily Residence"',
      "Property.PropertySubType: not of land",
      'Property.StandardStatus: "active"',
      "Property.Stories: 1.5",
      `Property.UnparsedAddress: "${"x".repeat(33)}`,
      "total: unknown beside value",
    ]);
  });
});

describe("a text within so many characters", () => {
  it("is cut after a word", () => {
    expect(withinWords("A quiet street, near the park.", 16)).toBe("A quiet street…");
    expect(withinWords("A quiet street", 14)).toBe("A quiet street");
    expect(withinWords("Donaudampfschifffahrt", 6)).toBe("Donau…");
  });

  it("is never longer", () => {
    forAll(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 40 }), (text, most) => {
      expect([...withinWords(text, most)].length).toBeLessThanOrEqual(most);
    });
  });
});
