import {
  commissionSavings,
  percent,
  readSavingsInput,
  SAVINGS_DEFAULTS,
  SAVINGS_INPUTS,
  savingsAssumption,
} from "@domain/offers/savings.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const share = fc.integer({ min: 0, max: 1_500 }).map((n) => n / 10_000);
const price = fc.integer({ min: 1, max: 2_000_000_000 });

describe("commission savings", () => {
  it("are what the buyer's agent leaves of the commission", () => {
    expect(commissionSavings(485_000)).toEqual({
      commission: 29_100,
      buyerAgent: 14_550,
      saved: 14_550,
    });
  });

  it("are whole dollars, never negative, never more than the commission", () => {
    forAll(price, share, share, (amount, commission, buyerAgent) => {
      const savings = commissionSavings(amount, { commission, buyerAgent });
      expect(Object.values(savings).every(Number.isInteger)).toBe(true);
      expect(savings.saved).toBeGreaterThanOrEqual(0);
      expect(savings.saved).toBeLessThanOrEqual(savings.commission);
      if (buyerAgent >= commission) expect(savings.saved).toBe(0);
    });
  });

  it("rise with the price and fall with the buyer's agent's share", () => {
    forAll(price, price, share, share, share, (a, b, commission, one, other) => {
      const [cheap, dear] = [Math.min(a, b), Math.max(a, b)];
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const saved = (amount: number, buyerAgent: number) =>
        commissionSavings(amount, { commission, buyerAgent }).saved;
      // Both sides of the difference are rounded separately.
      expect(saved(dear, less)).toBeGreaterThanOrEqual(saved(cheap, less) - 1);
      expect(saved(dear, more)).toBeLessThanOrEqual(saved(dear, less));
    });
  });
});

describe("the assumption", () => {
  it("names both rates, and says when no agent is paid", () => {
    expect(savingsAssumption(SAVINGS_DEFAULTS)).toBe(
      "Assumes a total commission of 6% if agents sold the home, and that you still pay a buyer's agent 3%. Commissions are negotiable.",
    );
    expect(savingsAssumption({ commission: 0.055, buyerAgent: 0 })).toBe(
      "Assumes a total commission of 5.5% if agents sold the home, and that you pay no buyer's agent. Commissions are negotiable.",
    );
  });

  it("writes shares as percentages", () => {
    expect([0, 0.06, 0.0275, 0.3333333].map(percent)).toEqual(["0%", "6%", "2.75%", "33.33%"]);
  });
});

describe("a field of the calculator", () => {
  it("accepts what people type, within its range", () => {
    expect(readSavingsInput("price", " $1,485,000 ")).toBe(1_485_000);
    expect(readSavingsInput("commission", "5.5%")).toBe(5.5);
    expect(readSavingsInput("buyerAgent", ".5")).toBe(0.5);
    for (const text of ["", "abc", "-1", "1e6", "16", "5..5"])
      expect(readSavingsInput("commission", text)).toBeUndefined();
    expect(readSavingsInput("price", "0")).toBeUndefined();
  });

  it("starts with the landing page's assumptions", () => {
    expect(readSavingsInput("price", SAVINGS_INPUTS.price)).toBe(SAVINGS_DEFAULTS.price);
    for (const field of ["commission", "buyerAgent"] as const)
      expect(readSavingsInput(field, SAVINGS_INPUTS[field])).toBe(SAVINGS_DEFAULTS[field] * 100);
  });
});
