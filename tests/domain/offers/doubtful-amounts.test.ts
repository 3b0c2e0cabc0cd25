import {
  type AmountName,
  doubtfulAmounts,
  doubtfulPrice,
  priceBeside,
  shareText,
} from "@domain/offers/doubtful-amounts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const meant = (amounts: Partial<Record<AmountName, number>>, asking: number | null = 250_000) =>
  doubtfulAmounts(amounts, asking).map(({ name, meant: values }) => [name, ...values]);

describe("a price", () => {
  it.each([
    [245, 250_000, 245_000],
    [2_450, 250_000, 245_000],
    [24_500, 250_000, 245_000],
    [2_450_000, 250_000, 245_000],
    [245_000_000, 250_000, 245_000],
    [1_250, 1_300_000, 1_250_000],
    [90_000, 950_000, 900_000],
  ])("a price of %d for a home of %d was probably %d", (price, asking, likely) => {
    expect(meant({ price }, asking)).toEqual([["price", likely]]);
  });

  it("a price that is no slip of the keyboard is asked about without a suggestion", () => {
    expect(meant({ price: 110_000 })).toEqual([["price"]]);
    expect(doubtfulPrice(110_000, 250_000)?.text).toBe(
      "$110,000 is 44% of the asking price, $250,000.",
    );
  });

  it("a price from half the asking price to twice as much is never asked about", () => {
    forAll(
      fc.integer({ min: 10_000, max: 9_000_000 }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (asking, factor) => {
        const price = Math.max(1, Math.round(asking * factor));
        const isUsual = price >= asking / 2 && price <= asking * 2;
        expect(doubtfulPrice(price, asking) === undefined).toBe(isUsual);
      },
    );
  });

  it("a price with zeros missing or too many is brought back", () => {
    forAll(
      fc.integer({ min: 50, max: 5000 }).map((thousands) => thousands * 1000),
      fc.integer({ min: 85, max: 110 }),
      fc.constantFrom(1000, 100, 10, 0.1),
      (asking, percent, factor) => {
        const price = (asking / 100) * percent;
        const typed = price / factor;
        if (!Number.isInteger(typed)) return;
        expect(meant({ price: typed }, asking)).toEqual([["price", price]]);
      },
    );
  });

  it("a price without an asking price is compared with any home's", () => {
    expect(meant({ price: 450 }, null)).toEqual([["price", 450_000]]);
    expect(meant({ price: 4 }, null)).toEqual([["price"]]);
    expect(meant({ price: 450_000 }, null)).toEqual([]);
    expect(meant({ price: 450_000_000 }, null)).toEqual([["price"]]);
  });
});

describe("the other amounts", () => {
  it.each<[Partial<Record<AmountName, number>>, ...(string | number)[]]>([
    [{ earnest_money: 5 }, "earnest_money", 5000, 12_500],
    [{ down_payment: 50 }, "down_payment", 50_000, 125_000],
    [{ down_payment: 20 }, "down_payment", 20_000, 50_000],
    [{ appraisal_gap: 10 }, "appraisal_gap", 10_000, 25_000],
    [{ seller_credit: 6 }, "seller_credit", 6000, 15_000],
    [{ seller_credit: 60_000 }, "seller_credit", 6000],
    [{ agent_amount: 3 }, "agent_amount", 3000, 7500],
    [{ agent_amount: 75_000 }, "agent_amount", 7500],
    [{ earnest_money: 100_000 }, "earnest_money", 10_000],
    [{ agent_share: 0.03 }, "agent_share", 3],
    [{ agent_share: 0.025 }, "agent_share", 2.5],
  ])("the amounts of %j are asked about", (amounts, ...expected) => {
    expect(meant({ price: 250_000, ...amounts })).toEqual([expected]);
  });

  it("are left alone where they are usual, or nothing", () => {
    const usual = {
      price: 250_000,
      earnest_money: 2500,
      down_payment: 7500,
      appraisal_gap: 10_000,
      seller_credit: 5000,
      agent_amount: 6250,
      agent_share: 2.5,
    };
    expect(meant(usual)).toEqual([]);
    expect(meant({ price: 250_000, earnest_money: 0, down_payment: 0, agent_share: 0 })).toEqual(
      [],
    );
    expect(meant({ price: 250_000, down_payment: 250_000 })).toEqual([]);
  });

  it("are compared with the asking price while the price itself is doubtful", () => {
    expect(meant({ price: 245, down_payment: 50_000 })).toEqual([["price", 245_000]]);
  });
});

it("every suggestion is another amount that is not asked about again", () => {
  const dollars = fc.integer({ min: 0, max: 3_000_000 });
  const amounts = fc.record({
    price: fc.integer({ min: 1, max: 3_000_000 }),
    earnest_money: dollars,
    down_payment: dollars,
    escalates_to: dollars,
    escalates_by: dollars,
    approved_amount: dollars,
    warranty_most: dollars,
    appraisal_gap: dollars,
    seller_credit: dollars,
    agent_amount: dollars,
    agent_share: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 1000),
  });
  const asking = fc.option(fc.integer({ min: 20_000, max: 3_000_000 }));
  forAll(amounts, asking, (typed, price) => {
    for (const { name, value, text, meant: values } of doubtfulAmounts(typed, price)) {
      expect(value).toBe(typed[name]);
      expect(text).toMatch(/^[\d$].*\.$/);
      for (const each of values) {
        expect(each).not.toBe(value);
        const again = doubtfulAmounts({ ...typed, [name]: each }, price);
        if (name === "price") expect(again.map((doubt) => doubt.name)).not.toContain("price");
      }
    }
  });
});

describe("a share", () => {
  it.each([
    [245_000, 250_000, "98%"],
    [97_500, 100_000, "97.5%"],
    [245, 250_000, "less than 0.1%"],
    [300, 250_000, "0.1%"],
    [249_999, 250_000, "just under 100%"],
    [250_001, 250_000, "just over 100%"],
    [250_000, 250_000, "100%"],
    [0, 250_000, "0%"],
  ])("a share of %d in %d is %s", (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
  });

  it("stands beside a price where there is an asking price", () => {
    expect([
      priceBeside(245_000, 250_000),
      priceBeside(250_000, 250_000),
      priceBeside(245_000, null),
    ]).toEqual(["$245,000 (98% of the asking price)", "$250,000 (the asking price)", "$245,000"]);
  });
});
