import {
  furtherFacts,
  LISTING_FIELDS,
  NUMBER_FIELDS,
  NUMBER_FILTERS,
  valueText,
} from "@domain/homes/listing-fields.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { nameFilters } from "@domain/search/filter-texts.ts";
import { describe, expect, it } from "vitest";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";

it("the figures of a card omit values that aren't greater than 0", () => {
  expect(sizeFacts({ bedrooms: 3, bathrooms: 2.5, sqft: 1_840 })).toEqual([
    "3 beds",
    "2.5 baths",
    "1,840 sqft",
  ]);
  expect(sizeFacts({ bedrooms: 1, bathrooms: 1, sqft: null })).toEqual(["1 bed", "1 bath"]);
  expect(sizeFacts({ bedrooms: 0, bathrooms: null, sqft: 0 })).toEqual([]);
});

describe("the other facts", () => {
  it("put the owner's values into words", () => {
    const said = { bedrooms: 3, year_built: 1926, lot_size: 0.18, garage_spaces: 1, stories: 2 };
    expect(furtherFacts({ ...said, hoa_fee: 1_240 }).map(({ text }) => text)).toEqual([
      ...["Built in 1926", "1 garage space", "2 stories", "0.18 acre Lot"],
      "HOA fee $1,240 a month",
    ]);
  });

  it("mention zero where it matters", () => {
    const none = { lot_size: 0, garage_spaces: 0, hoa_fee: 0, year_built: null };
    expect(furtherFacts(none).map(({ text }) => text)).toEqual(["No HOA fee"]);
  });
});

describe("every field", () => {
  const names = LISTING_FIELDS.map(({ name }) => name);

  it("has a unique name and a label", () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { label } of LISTING_FIELDS) expect(label).not.toBe("");
  });

  it.each(NUMBER_FIELDS)("$name is shown, and requested in a full sentence", (field) => {
    expect(
      sizeFacts({ [field.name]: 1 })[0] ?? field.fact ?? (field.name === "price" || undefined),
      `Give ${field.name} a fact, which the details say, or a figure, which the card shows too.`,
    ).toBeDefined();
    expect(field.question).toMatch(/^Please enter .+\.$/);
    expect(valueText(field, EVERYTHING_SAID)).not.toBeNull();
  });

  it.each(NUMBER_FILTERS.filter(({ field }) => field.name !== "price"))(
    "$name has choices for its drop-down unless it comes from written words alone, and a text for its chip",
    ({ name, choices, says }) => {
      const isSaid = choices !== undefined || says !== undefined || name === "max_lot_size";
      expect(isSaid, `Give the filter ${name} its choices.`).toBe(true);
      for (const value of choices ?? [1, 2]) {
        const [chip, ...others] = nameFilters({ [name]: value });
        expect(others).toEqual([]);
        expect(chip?.text).toMatch(/\d|single/);
        expect(chip?.without).toEqual({});
      }
    },
  );
});
