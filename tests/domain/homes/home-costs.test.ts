import {
  type CostedHome,
  downInputOf,
  homeCosts,
  homeFigures,
  priceOfPayment,
  startInputs,
  yearlyCosts,
} from "@domain/homes/home-costs.ts";
import {
  monthlyCosts,
  monthlyPayment,
  paymentFigures,
  readPaymentInputs,
  usualLoan,
} from "@domain/homes/mortgage.ts";
import { US_STATES } from "@domain/homes/us-states.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const HOME: CostedHome = {
  price: 400_000,
  state: "ID",
  property_type: "house",
  hoa_fee: null,
  property_tax: null,
};

describe("yearly costs", () => {
  it("are estimates for every state, within what a home can cost", () => {
    for (const state of Object.keys(US_STATES)) {
      const { tax, insurance, taxPercent } = yearlyCosts({ ...HOME, state });
      expect(taxPercent, state).toBeGreaterThan(0.2);
      expect(taxPercent, state).toBeLessThan(2.5);
      expect(tax, state).toBe(Math.round(4_000 * (taxPercent ?? 0)));
      expect(insurance, state).toBeGreaterThan(800);
      expect(insurance, state).toBeLessThan(3_000);
    }
  });

  it("have the owner's tax where there is one", () => {
    expect(yearlyCosts({ ...HOME, property_tax: 3_120 })).toMatchObject({
      tax: 3_120,
      isOwnersTax: true,
      taxPercent: undefined,
    });
  });

  it.each([
    ["land", "ID", 0, 0],
    ["condo", "ID", 2_120, 0],
    ["townhouse", "ID", 2_120, 1_002],
    ["house", "PR", 0, 0],
    ["house", "", 0, 0],
  ])("the costs of a %s in %j: tax %d, insurance %d", (property_type, state, tax, insurance) => {
    expect(yearlyCosts({ ...HOME, property_type, state })).toMatchObject({ tax, insurance });
  });
});

describe("homeCosts", () => {
  it("adds up loan, tax, insurance and fee", () => {
    const costs = homeCosts({ ...HOME, hoa_fee: 75 }, usualLoan());
    expect(costs?.total).toBeCloseTo(monthlyPayment(400_000) + 2_120 / 12 + 1_002 / 12 + 75, 6);
  });

  it("is of the visitor's loan, and of no more money than the home costs", () => {
    const down = (text: string) => homeFigures(HOME, { ...usualLoan(), down: text })?.down;
    expect(down("$100,000")).toBe(25);
    expect(down("100000")).toBe(25);
    expect(down("$900,000")).toBe(100);
  });

  it("is unknown without a price", () => {
    for (const price of [null, 0])
      expect(homeCosts({ ...HOME, price }, usualLoan())).toBeUndefined();
  });

  it("is what the calculator starts with, for any home", () => {
    const home = fc.record({
      price: fc.integer({ min: 1, max: 2_000_000_000 }),
      state: fc.constantFrom(...Object.keys(US_STATES), "", "XX"),
      property_type: fc.constantFrom("house", "condo", "townhouse", "land"),
      hoa_fee: fc.option(fc.integer({ min: 0, max: 100_000 })),
      property_tax: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    });
    forAll(home, (each) => {
      const inputs = readPaymentInputs(startInputs(each, usualLoan()));
      expect(inputs).toEqual(homeFigures(each, usualLoan()));
      expect(homeCosts(each, usualLoan())?.total).toBeGreaterThan(0);
    });
  });
});

it("an offer's down payment is its share of the price, to the dollar", () => {
  forAll(
    fc.integer({ min: 1_000, max: 50_000_000 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    (price, share) => {
      const dollars = Math.round(price * share);
      const down = downInputOf(dollars, price);
      const read = homeFigures({ ...HOME, price }, { ...usualLoan(), down })?.down ?? Number.NaN;
      expect(Math.abs((read / 100) * price - dollars)).toBeLessThan(price / 1_000_000 + 1);
    },
  );
});

describe("the price of a payment a month", () => {
  it("is the highest whose home costs no more than that, by the country's usual tax and insurance", () => {
    // 2,500 less 131 of insurance, by 0.38 of the loan and 0.08 of tax for every 100.
    expect(priceOfPayment(2_500, usualLoan())).toBe(511_000);
    // At 6.25% the loan is 0.49 for every 100.
    expect(priceOfPayment(2_500, usualLoan({ percent: 6.25, asOf: "2026-11-19" }))).toBe(412_500);
    // A tenth down is more to pay back, and mortgage insurance.
    expect(priceOfPayment(2_500, { down: "10", rate: "6.25", years: "30" })).toBe(348_000);
    const loans = fc.record({
      down: fc.oneof(fc.integer({ max: 100, min: 0 }).map(String), fc.constant("$60,000")),
      rate: fc.integer({ min: 0, max: 25 }).map(String),
      years: fc.integer({ min: 1, max: 50 }).map(String),
    });
    forAll(fc.tuple(fc.integer({ min: 200, max: 100_000 }), loans), ([monthly, loan]) => {
      const price = priceOfPayment(monthly, loan);
      const cost = (of: number) => {
        const tax = String(Math.round(of * 98) / 10_000);
        const figures = { ...loan, price: String(of), tax, insurance: "1569", hoa: "0" };
        const read = paymentFigures(figures) ?? paymentFigures({ ...figures, down: "100" });
        return read ? monthlyCosts(read).total : Number.NaN;
      };
      expect(price <= 500 || cost(price) <= monthly + 0.01).toBe(true);
      expect(cost(price + 500)).toBeGreaterThan(monthly - 0.01);
      expect(price % 500).toBe(0);
    });
  });
});
