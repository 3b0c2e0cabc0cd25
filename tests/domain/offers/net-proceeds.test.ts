import { netProceeds, PROCEEDS_DEFAULTS, type ProceedsTerms } from "@domain/offers/net-proceeds.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const price = fc.integer({ min: 1, max: 2_000_000_000 });
const share = fc.integer({ min: 0, max: 1_500 }).map((n) => n / 10_000);
const dollars = fc.integer({ min: 0, max: 2_000_000_000 });
const terms: fc.Arbitrary<ProceedsTerms> = fc.record({
  listingCommission: share,
  buyerAgent: share,
  buyerAgentFee: dollars,
  closingCosts: share,
  concessions: dollars,
  homeWarranty: dollars,
  mortgagePayoff: dollars,
  taxesDue: dollars,
  carryingCosts: dollars,
  otherCosts: dollars,
});

describe("net proceeds", () => {
  it("are the price minus the deductions, line by line", () => {
    expect(netProceeds(485_000, { mortgagePayoff: 210_000 })).toEqual({
      price: 485_000,
      lines: [
        { id: "buyerAgent", label: "Buyer's agent (3%)", amount: 14_550 },
        { id: "closingCosts", label: "Closing costs (2%)", amount: 9_700 },
        { id: "mortgagePayoff", label: "Mortgage payoff", amount: 210_000 },
      ],
      costs: 234_250,
      net: 250_750,
      assumptions: [
        "You sell without an agent of your own.",
        "You pay a buyer's agent 3%. This is negotiable.",
        "Closing costs are assumed to be 2% of the price. They differ by state and county.",
        "Your lender gets $210,000. Ask for a payoff statement, because interest is added every day.",
        "Taxes on your profit are not included. Ask a CPA.",
      ],
    });
  });

  it("add up in whole dollars for any terms", () => {
    forAll(price, terms, (amount, each) => {
      const { lines, costs, net } = netProceeds(amount, each);
      expect(lines.every((line) => Number.isInteger(line.amount) && line.amount > 0)).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(costs);
      expect(net + costs).toBe(amount);
    });
  });

  it("shrink with every cost", () => {
    const names = Object.keys(PROCEEDS_DEFAULTS) as (keyof ProceedsTerms)[];
    forAll(price, terms, fc.constantFrom(...names), (amount, each, name) => {
      const without = netProceeds(amount, { ...each, [name]: 0 });
      expect(netProceeds(amount, each).net).toBeLessThanOrEqual(without.net);
    });
  });

  it("may be negative, and say so", () => {
    expect(netProceeds(100_000, { mortgagePayoff: 200_000 }).net).toBe(-105_000);
  });

  it("use defaults for unknown terms, and state each as an assumption", () => {
    expect(netProceeds(300_000, { buyerAgent: undefined })).toEqual(netProceeds(300_000));
    const { lines, assumptions } = netProceeds(300_000, {
      buyerAgent: 0,
      listingCommission: 0.025,
    });
    expect(lines.map(({ id }) => id)).toEqual(["listingCommission", "closingCosts"]);
    expect(assumptions).toContain("You pay no buyer's agent.");
    expect(assumptions).toContain("Your own agent takes 2.5%.");
    expect(assumptions.join(" ")).toContain("No mortgage is paid off");
  });
});
