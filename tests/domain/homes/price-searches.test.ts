import { bandOf, missedCeilings, NEAR_SHARE, searchesText } from "@domain/homes/price-searches.ts";
import { PRICE_BANDS } from "@domain/search/listing-search.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

describe("price searches", () => {
  const prices = fc.integer({ min: 1_000, max: 5_000_000 });

  it("have one band for each price, without its upper bound", () => {
    expect(bandOf(299_999)).toBe("Under $300,000");
    expect(bandOf(300_000)).toBe("$300,000 to $500,000");
    forAll(prices, (price) => {
      const band = PRICE_BANDS.find(({ label }) => label === bandOf(price));
      expect(band && price >= band.min && price < (band.max ?? Number.POSITIVE_INFINITY)).toBe(
        true,
      );
    });
  });

  it("are missed only by a little, and never by a price that is the ceiling", () => {
    expect(missedCeilings(505_000)).toEqual([500_000]);
    expect(missedCeilings(500_000)).toEqual([]);
    expect(missedCeilings(515_000)).toEqual([]);
    forAll(prices, (price) => {
      for (const ceiling of missedCeilings(price)) {
        expect(ceiling).toBeLessThan(price);
        expect(price - ceiling).toBeLessThanOrEqual(price * NEAR_SHARE);
      }
    });
  });

  it("say how much a price is above a ceiling", () => {
    expect(searchesText(505_000)).toEqual([
      "It is in the price filter “$500,000 to $750,000”.",
      "Buyers who search up to $500,000 don't find it. It is $5,000 above.",
    ]);
  });
});
