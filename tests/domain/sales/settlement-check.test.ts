import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { type Bill, formatCents, type ProrationRule, proration } from "@domain/sales/prorations.ts";
import {
  checkedLines,
  checkSummary,
  lineWords,
  NO_SETTLEMENT,
  questionsText,
  readCents,
  SETTLEMENT_LINES,
  type SettlementFacts,
  type SettlementFigures,
} from "@domain/sales/settlement-check.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";
import { dividedByHand, settledByHand } from "../../support/settlement-model.ts";

const YEAR: Bill = {
  ...{ cents: 365_000, from: "2026-01-01", to: "2026-12-31", is_paid: false },
};
const rule = (more: Partial<ProrationRule> = {}): ProrationRule => ({
  ...{ closing_day: "buyer", basis: "365" },
  ...more,
});

/** Counted on paper. */
describe("a year's taxes", () => {
  it.each([
    ["of which the seller had 59 days", YEAR, "2026-03-01", rule(), -59_000],
    ["with the day of the closing", YEAR, "2026-03-01", rule({ closing_day: "seller" }), -60_000],
    ["that the seller has paid", { ...YEAR, is_paid: true }, "2026-03-01", rule(), 306_000],
    ["of a leap year that is all the seller's", leap(), "2029-01-01", rule(), -365_000],
    ["of a leap year, by 365 days", leap(), "2028-03-01", rule(), -60_000],
    ["of a leap year, by its own days", leap(), "2028-03-01", rule({ basis: "actual" }), -59_836],
    ["of a leap year, never more than the bill", leap(), "2029-01-15", rule(), -365_000],
    ["before the period", YEAR, "2025-12-20", rule(), 0],
    ["after the period, still unpaid", YEAR, "2027-02-01", rule(), -365_000],
  ] as const)("%s", (_, bill, closing, by, cents) => {
    expect(proration(bill, closing, by)?.cents).toBe(cents);
  });

  it("opens to its arithmetic", () => {
    expect(proration(YEAR, "2026-03-01", rule())?.arithmetic).toBe(
      "$3,650.00 × 59 days of the seller's ÷ 365 days = $590.00",
    );
    expect(proration(leap(), "2029-01-15", rule())?.arithmetic).toBe(
      "All 366 days are the seller's: the whole bill of $3,650.00",
    );
    expect(proration({ ...YEAR, to: "2025-12-31" }, "2026-03-01", rule())).toBeUndefined();
  });
});

function leap(): Bill {
  return { ...YEAR, from: "2028-01-01", to: "2028-12-31" };
}

it("a month's dues are divided by the month, or by twelve of them", () => {
  const dues = { cents: 31_000, from: "2026-05-01", to: "2026-05-31", is_paid: true };
  expect(proration(dues, "2026-05-11", rule({ basis: "actual" }))?.cents).toBe(21_000);
  // 310.00 × 12 × 21 ÷ 365 = 214.027…
  expect(proration(dues, "2026-05-11", rule())?.cents).toBe(21_403);
});

/** Counted on paper: so many days of the buyer's, of what the bills of a year add up to. */
describe("a bill for another period", () => {
  const paid = (cents: number, from: string, to: string): Bill => ({
    ...{ cents, from, to, is_paid: true },
  });
  it.each([
    ["a quarter's dues", paid(30_000, "2026-10-01", "2026-12-31"), "2026-12-04", 9205],
    ["half a year's taxes", paid(182_500, "2026-07-01", "2026-12-31"), "2026-12-04", 28_000],
    ["two months' dues", paid(10_000, "2026-11-01", "2026-12-31"), "2026-12-04", 4603],
    ["four months' dues", paid(10_000, "2026-09-01", "2026-12-31"), "2026-12-04", 2301],
    ["February's dues", paid(10_000, "2026-02-01", "2026-02-28"), "2026-02-19", 3288],
    ["all of February", paid(10_000, "2026-02-01", "2026-02-28"), "2026-01-20", 10_000],
    [
      "ten months' taxes, by their own days",
      paid(304_00, "2026-01-01", "2026-10-31"),
      "2026-10-22",
      1000,
    ],
    [
      "ten days' dues, by their own days",
      paid(10_000, "2026-12-01", "2026-12-10"),
      "2026-12-04",
      7000,
    ],
  ] as const)("%s", (_, bill, closing, cents) => {
    expect(proration(bill, closing, rule())?.cents).toBe(cents);
  });

  it("says how many of them make a year", () => {
    const quarter = paid(30_000, "2026-10-01", "2026-12-31");
    expect(proration(quarter, "2026-12-04", rule())?.arithmetic).toBe(
      "$300.00 × 4 a year × 28 days of the buyer's ÷ 365 days = $92.05",
    );
  });
});

const cents = fc.integer({ min: 0, max: 90_000_000 });
/** Months from a day of one, or any number of days. */
const period = fc
  .record({
    start: fc.integer({ min: -400, max: 400 }),
    months: fc.constantFrom(1, 2, 3, 4, 6, 12, null),
    length: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ start, months, length }) => {
    const day = addDays(TODAY, start);
    if (months === null) return { from: day, to: addDays(day, length) };
    const end = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
    end.setUTCMonth(end.getUTCMonth() + months);
    return { from: `${day.slice(0, 7)}-01`, to: addDays(end.toISOString().slice(0, 10), -1) };
  });
const bills = fc.option(
  fc
    .record({ cents: fc.integer({ min: 0, max: 9_000_000 }), period, is_paid: fc.boolean() })
    .map(({ period: days, ...bill }): Bill => ({ ...bill, ...days })),
);
const figures: fc.Arbitrary<SettlementFigures> = fc.record({
  lines: fc.dictionary(
    fc.constantFrom(...SETTLEMENT_LINES.buyer, ...SETTLEMENT_LINES.owner),
    cents,
  ) as fc.Arbitrary<SettlementFigures["lines"]>,
  rule: fc.record({
    closing_day: fc.constantFrom("seller", "buyer"),
    basis: fc.constantFrom("365", "actual"),
  }),
  taxes: bills,
  dues: bills,
});
const facts: fc.Arbitrary<SettlementFacts> = fc
  .record({
    side: fc.constantFrom("buyer" as const, "owner" as const),
    terms: offerTerms,
    repairs: fc.constantFrom("", "The roof", "Home warranty for a year"),
    own: fc.option(
      fc.record({
        payoff: fc.integer({ min: 0, max: 900_000 }),
        closing_costs_share: fc.integer({ min: 0, max: 20_000 }).map((n) => n / 1000),
      }),
    ),
  })
  .map((drawn) => ({ ...drawn, own: drawn.side === "owner" ? drawn.own : null }));

it("every line of 1,000 sales is to the cent what a second reading says", () => {
  const compared = new Set<string>();
  fc.assert(
    fc.property(facts, figures, (known, typed) => {
      const expected = settledByHand(known, typed);
      for (const { line, expected: found, difference, state, question } of checkedLines(
        typed,
        known,
      )) {
        expect([line, found]).toEqual([line, expected[line] ?? null]);
        const own = typed.lines[line];
        if (own === undefined || found === null) expect(difference).toBeNull();
        else expect(own - found).toBe(difference);
        expect(state === "differs").toBe(difference !== null && difference !== 0);
        expect(question !== null).toBe(state === "differs");
        if (found !== null) compared.add(`${known.side} ${line}`);
      }
    }),
    { numRuns: draws(1000) },
  );
  // Silence means something only if every line was compared.
  expect([...compared].sort()).toEqual(
    [
      ...SETTLEMENT_LINES.buyer.map((line) => `buyer ${line}`),
      ...SETTLEMENT_LINES.owner.map((line) => `owner ${line}`),
    ]
      .filter((line) => !/other_|buyer closing_costs/.test(line))
      .sort(),
  );
});

it("two owners pay together what the bill says", () => {
  forAll(
    bills,
    fc.integer({ min: -400, max: 800 }),
    fc.constantFrom("seller", "buyer"),
    (bill, at, closing_day) => {
      if (!bill) return;
      const by = { closing_day, basis: "actual" } as const;
      const closing = addDays(TODAY, at);
      const paid = proration({ ...bill, is_paid: true }, closing, by)?.cents ?? 0;
      const unpaid = proration({ ...bill, is_paid: false }, closing, by)?.cents ?? 0;
      // Each share is rounded by itself.
      expect(Math.abs(paid - unpaid - bill.cents)).toBeLessThanOrEqual(1);
      expect(paid).toBe(dividedByHand({ ...bill, is_paid: true }, closing, by));
    },
  );
});

const TERMS: OfferTerms = {
  ...{
    price: 500_000,
    earnest_money: 5000,
    earnest_money_days: 3,
    financing: "conventional",
    down_payment: 100_000,
  },
  ...{ financing_days: 21, inspection_days: 10, appraisal_days: 14, appraisal_gap: 0 },
  ...{ home_sale_days: null, disclosure_days: null, seller_credit: 6000, agent_name: "Ann" },
  ...{ title_policy: null, transfer_tax: null, survey: null, deposit_holder: null },
  ...{ agent_share: 2.5, agent_amount: null, closing_on: "2026-03-01", possession_days: 0 },
  ...{ included: "", excluded: "", note: "" },
};

describe("the check that a side reads", () => {
  const buyer: SettlementFacts = { side: "buyer", terms: TERMS, repairs: "", own: null };
  const typed: SettlementFigures = {
    ...NO_SETTLEMENT,
    taxes: YEAR,
    lines: {
      ...{ price: 50_000_000, closing_costs: 1_200_000, taxes: -59_000, deposit: 500_000 },
      ...{ loan: 40_000_000, seller_credit: 500_000, warranty: 60_000, bottom: 10_141_000 },
    },
  };
  const lines = checkedLines(typed, buyer);

  it("names what differs, with a question for the company", () => {
    expect(questionsText(lines).split("\n")).toEqual([
      "“Seller credit” (Page 3, L 05) is $1,000.00 less than we agreed on. Why?",
      "“Home warranty, charged to you” (Page 2, H): our terms have no home warranty. Who ordered it?",
    ]);
    expect(checkSummary(lines)).toBe("2 of 7 compared lines differ.");
    expect(checkSummary(checkedLines(NO_SETTLEMENT, buyer))).toBe("Nothing is compared yet.");
  });

  it("adds the form up", () => {
    const bottom = lines.find(({ line }) => line === "bottom");
    expect(bottom).toMatchObject({ expected: 10_141_000, state: "same" });
    expect(bottom?.arithmetic).toContain("− $400,000.00 loan amount");
  });

  it("says for whom another amount is better where either side may owe it", () => {
    const off = (side: "buyer" | "owner", taxes: number) =>
      checkedLines({ ...typed, lines: { taxes } }, { ...buyer, side }).find(
        ({ line }) => line === "taxes",
      );
    // The seller owes the buyer $590.
    expect(off("buyer", -49_000)).toMatchObject({
      off: "$100.00 worse for you",
      question: expect.stringContaining("is $100.00 worse for me than by the bill"),
    });
    expect(off("buyer", -69_000)?.off).toBe("$100.00 better for you");
    expect(off("owner", -49_000)?.off).toBe("$100.00 better for you");
    expect(off("owner", -69_000)?.off).toBe("$100.00 worse for you");
    expect(off("owner", -59_000)).toMatchObject({ off: null, state: "same", question: null });
    const bottom = (side: "buyer" | "owner") =>
      checkedLines(
        { ...typed, lines: { price: 100, closing_costs: 0, bottom: 200 } },
        { ...buyer, side },
      ).find(({ line }) => line === "bottom")?.off;
    expect([bottom("buyer"), bottom("owner")]).toEqual([
      "$1.00 worse for you",
      "$1.00 better for you",
    ]);
  });

  it("finds nothing wrong with a fee that an FHA or a VA loan finances", () => {
    const loan = (financing: OfferTerms["financing"], cents: number) =>
      checkedLines(
        { ...NO_SETTLEMENT, lines: { loan: cents } },
        { ...buyer, terms: { ...TERMS, financing } },
      ).find(({ line }) => line === "loan");
    expect(loan("fha", 40_700_000)).toMatchObject({ expected: null, state: "unknown" });
    expect(loan("fha", 40_700_000)?.arithmetic).toEqual([
      "$500,000.00 price − $100,000.00 down payment = $400,000.00.",
      "With FHA's upfront mortgage insurance premium financed, up to 1.75% more: at most $407,000.00.",
    ]);
    expect(loan("va", 41_320_000)).toMatchObject({ expected: null, question: null });
    expect(loan("fha", 40_000_000)?.state).toBe("same");
    for (const [financing, cents] of [
      ["fha", 40_700_001],
      ["fha", 39_999_999],
      ["va", 41_320_001],
      ["conventional", 40_700_000],
    ] as const)
      expect(loan(financing, cents)).toMatchObject({ expected: 40_000_000, state: "differs" });
    expect(loan("conventional", 1)?.arithmetic.join()).not.toMatch(/FHA|VA/);
  });

  it("names no page of a form that a cash buyer doesn't get", () => {
    const cash = { ...buyer, terms: { ...TERMS, financing: "cash" as const, down_payment: null } };
    const found = checkedLines(typed, cash);
    expect(found.filter(({ where }) => where !== "")).toEqual([]);
    expect(questionsText(found)).toMatch(/^“Seller credit” is \$1,000\.00 less than we agreed on/);
    expect(found.find(({ line }) => line === "closing_costs")?.arithmetic).toEqual([
      "Ask the title company what each fee is for.",
    ]);
    for (const { line } of found)
      expect(lineWords(line, cash).help ?? "").not.toMatch(/lender|under [KL]/);
    expect(lines.every(({ where }) => where !== "")).toBe(true);
  });

  it("says that neither side owes the other for a bill that isn't divided", () => {
    const paid = { ...YEAR, is_paid: true, to: "2026-02-28" };
    const taxes = checkedLines({ ...typed, taxes: paid }, buyer).find(
      ({ line }) => line === "taxes",
    );
    expect(taxes).toMatchObject({
      expected: 0,
      arithmetic: [expect.stringMatching(/\$0\.00: neither side owes the other\.$/)],
    });
  });

  it("tells only a buyer with a lender to compare it with a Loan Estimate", () => {
    const cash = { ...TERMS, financing: "cash" as const, down_payment: null };
    const own = { payoff: 200_000, closing_costs_share: 2 };
    const told = (known: SettlementFacts) =>
      checkedLines(typed, known).some(({ arithmetic }) => /Loan Estimate/.test(arithmetic.join()));
    expect(told(buyer)).toBe(true);
    expect(told({ ...buyer, terms: cash })).toBe(false);
    for (const known of [null, own])
      for (const terms of [TERMS, cash])
        expect(told({ ...buyer, side: "owner", terms, own: known })).toBe(false);
  });

  it("says which amounts are agreed, which are computed", () => {
    const bases = Object.fromEntries(lines.map(({ line, basis }) => [line, basis]));
    expect(bases).toMatchObject({ price: "agreed", deposit: "agreed", seller_credit: "agreed" });
    expect(bases).toMatchObject({ taxes: "computed", dues: "computed", bottom: "computed" });
    const agent = (terms: OfferTerms) =>
      checkedLines(NO_SETTLEMENT, { ...buyer, side: "owner", terms }).find(
        ({ line }) => line === "agent",
      )?.basis;
    expect(agent(TERMS)).toBe("computed");
    expect(agent({ ...TERMS, agent_share: null, agent_amount: 9000 })).toBe("agreed");
  });

  it("knows the owner's own estimates only for the owner", () => {
    const own = { payoff: 200_000, closing_costs_share: 2 };
    const owner = checkedLines(typed, { ...buyer, side: "owner", own });
    expect(owner.find(({ line }) => line === "payoff")?.expected).toBe(20_000_000);
    expect(owner.find(({ line }) => line === "agent")?.expected).toBe(1_250_000);
    expect(lines.map(({ line }) => line)).not.toContain("payoff");
  });
});

it.each([
  ["1,234.56", 123_456],
  ["$1,234.5", 123_450],
  ["-20", -2000],
  ["−$20.05", -2005],
  ["($20.00)", -2000],
  ["$(1,234.56)", Number.NaN],
  [" ( 1,234.56 ) ", -123_456],
  ["(-20)", Number.NaN],
  ["()", Number.NaN],
  ["(20", Number.NaN],
  ["", null],
  ["  ", null],
  ["-", Number.NaN],
  ["none", Number.NaN],
  ["3,000,000,000", Number.NaN],
])("“%s” is read as cents", (text, expected) => {
  expect(readCents(text)).toEqual(expected);
});

it("cents are shown as on the form", () => {
  expect([123_405, -50, 0].map(formatCents)).toEqual(["$1,234.05", "−$0.50", "$0.00"]);
});
