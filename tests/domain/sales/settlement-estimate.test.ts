import { readFileSync } from "node:fs";
import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { comparedFigures } from "@domain/sales/settlement-compared.ts";
import {
  estimateCheck,
  estimateLines,
  estimateQuestions,
  toleranceOf,
} from "@domain/sales/settlement-estimate.ts";
import {
  type LoanEstimate,
  NO_SETTLEMENT,
  type SettlementFigures,
} from "@domain/sales/settlement-figures.ts";
import { type FormOf, SHARED_LINES } from "@domain/sales/settlement-lines.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";

const terms = { financing: "conventional", agent_share: null, agent_amount: null } as OfferTerms;
const form: FormOf = { side: "buyer", terms };
type Lines = SettlementFigures["lines"];

function check(lines: Lines, estimated: Lines, providers: LoanEstimate["providers"] = {}) {
  return estimateCheck(
    { ...NO_SETTLEMENT, lines, estimate: { lines: estimated, providers } },
    form,
  );
}

describe("a Loan Estimate", () => {
  it("binds the lender to its own fees, to services without a choice, to transfer taxes", () => {
    const found = check(
      { underwriting: 110_000, appraisal: 65_000, transfer_tax: 50_001, points: 40_000 },
      { underwriting: 109_500, appraisal: 65_000, transfer_tax: 50_000, points: 50_000 },
    );
    expect(found.zero).toEqual([expect.objectContaining({ line: "underwriting", over: 500 })]);
    expect(estimateQuestions(found)).toEqual([
      "“Underwriting fee” is $5.00 above my Loan Estimate. This cost may not go up. Why did it change?",
    ]);
    expect(found.compared).toBe(4);
  });

  it("has whole dollars, so less than fifty cents a line may be their rounding", () => {
    const over = (typed: number, estimated: number) =>
      check({ application: typed }, { application: estimated }).zero.map((each) => each.over);
    expect(over(30_049, 30_000)).toEqual([]);
    expect(over(30_050, 30_000)).toEqual([50]);
    // This one isn't rounded.
    expect(over(30_052, 30_051)).toEqual([1]);
    expect(over(20_000, 30_000)).toEqual([]);
  });

  it("lets the lender's credits not go down, with either sign", () => {
    const less = check({ lender_credits: 45_000 }, { lender_credits: -50_000 });
    expect(less.zero).toEqual([expect.objectContaining({ line: "lender_credits", over: 5000 })]);
    expect(estimateQuestions(less)).toEqual([
      "“Lender credits” are $50.00 less than on my Loan Estimate. They may not go down. Why did they?",
    ]);
    expect(check({ lender_credits: -60_000 }, { lender_credits: 50_000 }).zero).toEqual([]);
  });

  it("lets recording fees, services from the lender's list rise by a tenth in sum", () => {
    const estimated = { recording_deed: 4000, recording_mortgage: 6000, lender_policy: 90_000 };
    const list = { lender_policy: "list" } as const;
    const within = check(
      { recording_deed: 10_000, recording_mortgage: 6000, lender_policy: 94_000 },
      estimated,
      list,
    );
    // One of them more than doubled.
    expect(within.ten).toMatchObject({
      typed: 110_000,
      estimated: 100_000,
      most: 110_000,
      over: null,
    });
    expect(estimateQuestions(within)).toEqual([]);
    const above = check(
      { recording_deed: 10_000, recording_mortgage: 6000, lender_policy: 95_000 },
      estimated,
      list,
    );
    expect(above.ten).toMatchObject({ typed: 111_000, most: 110_000, over: 1000 });
    expect(estimateQuestions(above)).toEqual([
      "Recording fees and services of companies from your list are $1,110.00 together. My Loan Estimate has $1,000.00, so at most $1,100.00 is allowed. Why is it $10.00 above that?",
    ]);
  });

  it("leaves a service that isn't charged out of both sums", () => {
    const found = check(
      { recording_deed: 12_000 },
      { recording_deed: 10_000, title_search: 90_000 },
      { title_search: "list" },
    );
    expect(found.ten).toMatchObject({ estimated: 10_000, most: 11_000, over: 1000 });
  });

  it("binds a service by whose company the buyer took", () => {
    const estimate = (provider?: "list" | "lender"): LoanEstimate => ({
      lines: {},
      providers: provider ? { settlement_fee: provider } : {},
    });
    expect(toleranceOf("settlement_fee", estimate())).toBe("free");
    expect(toleranceOf("settlement_fee", estimate("list"))).toBe("ten");
    expect(toleranceOf("settlement_fee", estimate("lender"))).toBe("zero");
    // No choice makes a recording fee the buyer's own.
    expect(
      toleranceOf("recording_deed", { lines: {}, providers: { recording_deed: "lender" } }),
    ).toBe("ten");
  });

  it("has one of three tolerances for each of its lines", () => {
    const none = { lines: {}, providers: {} };
    const of = (tolerance: string) =>
      estimateLines(form).filter((name) => toleranceOf(name, none) === tolerance);
    expect(of("zero").join(" ")).toBe(
      "points application underwriting origination_other appraisal credit_report flood tax_monitoring loan_insurance not_shopped_other transfer_tax mortgage_insurance lender_credits",
    );
    expect(of("ten").join(" ")).toBe("recording_deed recording_mortgage");
    expect(of("free").join(" ")).toBe(
      "pest survey binder lender_policy settlement_fee title_search shopped_other insurance_premium prepaid_interest property_taxes prepaid_other escrow_insurance escrow_mortgage_insurance escrow_taxes escrow_other aggregate_adjustment hoa_capital hoa_processing home_inspection warranty owners_policy other_cost",
    );
  });

  it("binds nothing in insurance, interest, escrow, what the buyer shopped for", () => {
    const lines = { prepaid_interest: 90_000, escrow_taxes: 90_000, insurance_premium: 90_000 };
    const low = { prepaid_interest: 10_000, escrow_taxes: 10_000, insurance_premium: 10_000 };
    const found = check({ ...lines, pest: 90_000 }, { ...low, pest: 10_000 });
    expect(found).toMatchObject({ zero: [], ten: null });
    expect(found.free.map(({ line, over }) => [line, over])).toEqual([
      ["pest", 80_000],
      ["insurance_premium", 80_000],
      ["prepaid_interest", 80_000],
      ["escrow_taxes", 80_000],
    ]);
    expect(estimateQuestions(found)).toEqual([]);
  });

  it("names a fee that isn't on it, once its section is entered", () => {
    const fee = { points: 10_000, origination_other: 39_500 };
    expect(check(fee, {}).compared).toBe(0);
    const found = check(fee, { points: 10_000 });
    expect(estimateQuestions(found)).toEqual([
      "“Other origination charges” is $395.00 above my Loan Estimate. This cost isn't on my Loan Estimate. Why did it change?",
    ]);
  });

  it("finds nothing above it in costs that are no higher", () => {
    const names = estimateLines(form);
    const amounts = fc.array(fc.nat(900_000), { minLength: names.length, maxLength: names.length });
    const providers = fc.array(fc.constantFrom("list", "lender", undefined), {
      ...{ minLength: names.length, maxLength: names.length },
    });
    forAll(amounts, providers, fc.nat(names.length - 1), (drawn, whose, at) => {
      const estimated = Object.fromEntries(
        names.map((name, index) => [name, drawn[index]]),
      ) as Lines;
      const by = Object.fromEntries(
        names.flatMap((name, index) => (whose[index] ? [[name, whose[index]]] : [])),
      ) as LoanEstimate["providers"];
      expect(estimateQuestions(check(estimated, estimated, by))).toEqual([]);
      // A hundred dollars more on one line are found where the rule has no room for them.
      const name = names[at];
      if (!name || name === "lender_credits") return;
      const more = { ...estimated, [name]: (estimated[name] ?? 0) + 10_000 };
      const found = check(more, estimated, by);
      const tolerance = toleranceOf(name, { lines: estimated, providers: by });
      expect(found.zero.length).toBe(tolerance === "zero" ? 1 : 0);
      expect(found.free.length).toBe(tolerance === "free" ? 1 : 0);
    });
  });
});

describe("both sides' figures", () => {
  const saved = (mine: Lines, theirs: Lines) => ({ saves: 1, figures: { lines: mine }, theirs });

  it("are compared line by line as far as both have them", () => {
    const found = comparedFigures(
      saved({ county_taxes: -59_000, dues: 8000, price: 1 }, { county_taxes: -60_000, dues: 8000 }),
      form,
    );
    expect(found.map(({ line, isSame }) => [line, isSame])).toEqual([
      ["county_taxes", false],
      ["dues", true],
    ]);
    expect(found.map(({ text }) => text)).toEqual([
      "−$590.00 on yours, −$600.00 on the seller's: $10.00 apart. Ask the title company which is right.",
      "$80.00 on both forms.",
    ]);
    expect(comparedFigures(saved({ dues: 1 }, {}), form)).toEqual([]);
    expect(comparedFigures(null, form)).toEqual([]);
  });

  it("are those that the database gives to the other side", () => {
    const sql = readFileSync(`${PROJECT_ROOT}supabase/schemas/sales/settlements.sql`, "utf8");
    const [, given = ""] = /unnest\(array\[([^\]]+)\]\) as line/.exec(sql) ?? [];
    expect(given.split(", ").map((name) => name.slice(1, -1))).toEqual([...SHARED_LINES]);
  });
});
