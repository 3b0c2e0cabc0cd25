import { parsePrice, priceText } from "@domain/homes/price-text.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";

describe("parsePrice", () => {
  it.each([
    ["$ 1.2M", 1_200_000],
    ["1,250,000.50", 1_250_001],
    ["2000000000", 2_000_000_000],
  ])("%s is %i", (text, dollars) => {
    expect(parsePrice(text)).toBe(dollars);
  });

  it.each(["", "   ", "$", "0", "$0.00"])("%j sets no filter", (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it.each(["abc", "-5", "2,000,000,001", "9999m"])("%s is not a price", (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

test("a formatted price is read back as that price", () => {
  forAll(fc.integer({ min: 1, max: 2_000_000_000 }), (price) => {
    expect(parsePrice(priceText(price))).toBe(price);
    expect(parsePrice(String(price))).toBe(price);
  });
  expect(priceText(undefined)).toBe("");
});
