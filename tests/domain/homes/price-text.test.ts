import { parsePrice, priceText } from "@domain/homes/price-text.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

describe("parsePrice", () => {
  it.each([
    ["450,000", 450_000],
    ["$450k", 450_000],
    ["450 K", 450_000],
    ["$ 1.2M", 1_200_000],
    ["1.25m", 1_250_000],
    ["1.250m", 1_250_000],
    ["1,250k", 1_250_000],
    ["450.000", 450_000],
    ["1,250,000", 1_250_000],
    ["1,250,000.50", 1_250_001],
    ["450000.00", 450_000],
    ["450000 USD", 450_000],
    ["450 dollars", 450],
    ["2000000000", 2_000_000_000],
  ])("%s is %i", (text, dollars) => {
    expect(parsePrice(text)).toBe(dollars);
  });

  it.each(["", "   ", "$", "0", "$0.00"])("%j sets no filter", (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it.each(["abc", "450x", "-5", "1e9", "45,00,00", "2,000,000,001", "k", "9999m"])(
    "%s is not a price",
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );
});

test("a formatted price is read back as that price", () => {
  forAll(fc.integer({ min: 1, max: 2_000_000_000 }), (price) => {
    expect(parsePrice(priceText(price))).toBe(price);
    expect(parsePrice(String(price))).toBe(price);
  });
  expect(priceText(undefined)).toBe("");
});
