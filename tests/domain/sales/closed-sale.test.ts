import { netSheet } from "@domain/offers/offer-comparison.ts";
import type { SaleFigures } from "@domain/offers/offers.ts";
import { taxSheet } from "@domain/sales/closed-sale.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { TERMS } from "../../web/offers/offers/offers.ts";

const FIGURES: SaleFigures = {
  ...{ mortgage_payoff: 200_000, taxes_due: 1_000, carrying_cost_day: 50 },
  ...{ closing_costs_share: 2, other_costs: 3_000, moving_on: null },
};

test("costs of the sale itself are all that comes off the gross proceeds", () => {
  const terms = {
    ...TERMS,
    price: 500_000,
    seller_credit: 4_000,
    agent_name: "Ada",
    agent_share: 2.5,
  };
  const sheet = taxSheet(terms, FIGURES, terms.closing_on);
  expect(sheet.gross).toBe(500_000);
  // 2.5% of the price, 2% of it, and the credit.
  expect(sheet.costs.map(({ amount }) => amount).sort()).toEqual([10_000, 12_500, 4_000].sort());
  expect(sheet.left).toBe(473_500);
  expect(sheet.others.map(({ amount }) => amount).sort()).toEqual([200_000, 1_000, 3_000].sort());
});

test("keeping the home costs nothing after a closing that came early", () => {
  const terms = { ...TERMS, closing_on: "2026-12-30" };
  const sheet = taxSheet(terms, FIGURES, "2026-12-04");
  expect(sheet.others.map(({ id }) => id)).not.toContain("carryingCosts");
  expect(sheet.sold).toBe(
    "Marked as closed on Friday, December 4, 2026; the settlement statement has the day of the sale",
  );
});

test("every line of the net sheet is in it once, and the sums agree", () => {
  const amounts = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    mortgage_payoff: fc.nat(3_000_000),
    taxes_due: fc.nat(90_000),
    other_costs: fc.nat(90_000),
  });
  forAll(amounts, ({ price, ...more }) => {
    const terms = { ...TERMS, price };
    const figures = { ...FIGURES, ...more };
    const sheet = taxSheet(terms, figures, terms.closing_on);
    const net = netSheet(terms, figures, terms.closing_on);
    const all = [...sheet.costs, ...sheet.others].map(({ id }) => id);
    expect(all.sort()).toEqual(net.lines.map(({ id }) => id).sort());
    expect(sheet.left - sheet.others.reduce((sum, { amount }) => sum + amount, 0)).toBe(net.net);
  });
});
