import { LOAN_DEFAULTS, type LoanTerms, monthlyPayment } from "@domain/mortgage.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const price = fc.integer({ min: 1_000, max: 50_000_000 });
const terms: fc.Arbitrary<LoanTerms> = fc.record({
  financedShare: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  annualRate: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 1000),
  months: fc.integer({ min: 12, max: 480 }),
});

describe("monthlyPayment", () => {
  it("pays the loan off in exactly its months", () => {
    fc.assert(
      fc.property(price, terms, (value, loan) => {
        const payment = monthlyPayment(value, loan);
        let owed = value * loan.financedShare;
        for (let month = 0; month < loan.months; month++)
          owed = owed * (1 + loan.annualRate / 12) - payment;
        expect(Math.abs(owed)).toBeLessThan(value * 1e-6);
      }),
    );
  });

  it("is the figure of B§9 for its terms", () => {
    expect(LOAN_DEFAULTS).toEqual({ financedShare: 0.8, annualRate: 0.04, months: 360 });
    // 400,000 at 4% over 30 years, as any published table has it.
    expect(monthlyPayment(500_000)).toBeCloseTo(1909.66, 2);
  });

  it("grows with the price and shrinks with time", () => {
    fc.assert(
      fc.property(price, terms, (value, loan) => {
        expect(monthlyPayment(value * 2, loan)).toBeCloseTo(2 * monthlyPayment(value, loan), 4);
        const longer = { ...loan, months: loan.months + 12 };
        expect(monthlyPayment(value, longer)).toBeLessThan(monthlyPayment(value, loan));
      }),
    );
  });
});
