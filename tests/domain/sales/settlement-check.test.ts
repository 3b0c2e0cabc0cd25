import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { type Bill, formatCents, type ProrationRule, proration } from "@domain/sales/prorations.ts";
import {
  type CheckedLine,
  checkedLines,
  checkSummary,
  questionsText,
} from "@domain/sales/settlement-check.ts";
import type { SettlementFacts } from "@domain/sales/settlement-expected.ts";
import {
  BILL_NAMES,
  ESCROW_NAMES,
  NO_SETTLEMENT,
  PAYOFF_NAMES,
  readCents,
  type SettlementFigures,
  TAX_NAMES,
} from "@domain/sales/settlement-figures.ts";
import {
  ALL_LINES,
  COST_SECTIONS,
  LINES,
  linesIn,
  linesOf,
  lineWords,
  type SettlementLine,
  whoPays,
} from "@domain/sales/settlement-lines.ts";
import { sectionSum, sumOf } from "@domain/sales/settlement-sums.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY, UNSAID } from "../../support/offer-terms.ts";
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
const bill = bills.filter((drawn) => drawn !== null);
const some = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...names), value) as fc.Arbitrary<Partial<Record<Name, Value>>>;
const days = fc.integer({ min: -60, max: 400 }).map((by) => addDays(TODAY, by));
const figures: fc.Arbitrary<SettlementFigures> = fc.record({
  lines: fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(...ALL_LINES),
        fc.oneof(
          cents,
          cents.map((each) => -each),
        ),
        {
          maxKeys: 40,
        },
      ),
      fc.option(fc.record({ price: cents, closing_costs: cents })),
    )
    .map(([{ loan, ...lines }, more]) => ({
      ...lines,
      ...(loan === undefined ? {} : { loan: Math.abs(loan) }),
      ...more,
    })),
  is_whole: fc.boolean(),
  rule: fc.record({
    closing_day: fc.constantFrom("seller", "buyer"),
    basis: fc.constantFrom("365", "actual"),
  }),
  bills: some(BILL_NAMES, bill),
  earlier: some(TAX_NAMES, fc.integer({ min: 0, max: 2_000_000 })),
  interest: fc.option(
    fc.record({
      rate_thousandths: fc.integer({ min: 1, max: 20_000 }),
      year: fc.constantFrom(360, 365),
    }),
  ),
  escrow: some(
    ESCROW_NAMES,
    fc.record({
      cents: fc.integer({ min: 0, max: 500_000 }),
      months: fc.integer({ min: 1, max: 24 }),
    }),
  ),
  rent_a_day: fc.option(fc.integer({ min: 0, max: 100_000 })),
  payoffs: some(PAYOFF_NAMES, fc.record({ cents, on: days, cents_a_day: fc.nat(20_000) })),
  estimate: fc.constant(NO_SETTLEMENT.estimate),
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
  // Silence means something only if every line was compared that can be.
  const never = ["other_due", "other_credits", "paid_before", "lender_credits"];
  const known = (["buyer", "owner"] as const).flatMap((side) =>
    ALL_LINES.filter((line) => LINES[line].at[side] && hasExpectation(line, side)).map(
      (line) => `${side} ${line}`,
    ),
  );
  expect([...compared].sort()).toEqual(known.sort());
  expect(never.some((line) => [...compared].some((each) => each.endsWith(` ${line}`)))).toBe(false);
});

/** The lines for which terms or figures give an amount. */
function hasExpectation(line: SettlementLine, side: "buyer" | "owner"): boolean {
  const computed = [
    ...["price", "deposit", "loan", "seller_credit", "warranty", "owners_policy", "survey"],
    ...["transfer_tax", "prepaid_interest", "rent_back", ...BILL_NAMES, ...ESCROW_NAMES],
    ...PAYOFF_NAMES,
    ...(side === "owner" ? ["agent"] : []),
  ];
  return LINES[line].isSum === true || computed.includes(line);
}

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
  ...UNSAID,
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

const only = (lines: readonly CheckedLine[], name: SettlementLine) =>
  lines.find(({ line }) => line === name);
const typing = (more: Partial<SettlementFigures>): SettlementFigures => ({
  ...NO_SETTLEMENT,
  ...more,
});

describe("the check that a side reads", () => {
  const buyer: SettlementFacts = { side: "buyer", terms: TERMS, repairs: "", own: null };
  const owner: SettlementFacts = { ...buyer, side: "owner" };
  const cash = { ...TERMS, financing: "cash" as const, down_payment: null };
  const typed = typing({
    bills: { county_taxes: YEAR },
    lines: {
      ...{ price: 50_000_000, closing_costs: 1_200_000, county_taxes: -59_000, deposit: 500_000 },
      ...{ loan: 40_000_000, seller_credit: 500_000, warranty: 60_000, bottom: 10_141_000 },
    },
  });
  const lines = checkedLines(typed, buyer);

  it("names what differs, with a question for the company", () => {
    expect(questionsText(lines).split("\n")).toEqual([
      "“Home warranty fee” (Page 2, H) is $600.00 more than by our terms. Who ordered the warranty, and who pays for it?",
      "“Seller credit” (Page 3, L 05) is $1,000.00 less than we agreed on. Why?",
    ]);
    expect(checkSummary(lines)).toBe("2 of 7 compared lines differ.");
    expect(checkSummary(checkedLines(NO_SETTLEMENT, buyer))).toBe("Nothing is compared yet.");
  });

  it("adds the form up", () => {
    expect(only(lines, "bottom")).toMatchObject({ expected: 10_141_000, state: "same" });
    expect(only(lines, "total_l")?.arithmetic).toContain("+ $400,000.00 Loan amount");
    expect(only(lines, "total_l")?.arithmetic.at(-1)).toBe("= $410,590.00");
    expect(only(lines, "bottom")?.arithmetic).toContain(
      "− $410,590.00 Total paid already by you or for you",
    );
  });

  it("says for whom another amount is better where either side may owe it", () => {
    const off = (side: "buyer" | "owner", county_taxes: number) =>
      only(checkedLines({ ...typed, lines: { county_taxes } }, { ...buyer, side }), "county_taxes");
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
      only(
        checkedLines(
          { ...typed, lines: { price: 100, closing_costs: 0, bottom: 200 } },
          { ...buyer, side },
        ),
        "bottom",
      )?.off;
    expect([bottom("buyer"), bottom("owner")]).toEqual([
      "$1.00 worse for you",
      "$1.00 better for you",
    ]);
  });

  it("finds nothing wrong with a fee that an FHA or a VA loan finances", () => {
    const loan = (financing: OfferTerms["financing"], amount: number) =>
      only(
        checkedLines(typing({ lines: { loan: amount } }), {
          ...buyer,
          terms: { ...TERMS, financing },
        }),
        "loan",
      );
    expect(loan("fha", 40_700_000)).toMatchObject({ expected: null, state: "unknown" });
    expect(loan("fha", 40_700_000)?.arithmetic).toEqual([
      "$500,000.00 price − $100,000.00 down payment = $400,000.00.",
      "With FHA's upfront mortgage insurance premium financed, up to 1.75% more: at most $407,000.00.",
    ]);
    expect(loan("va", 41_320_000)).toMatchObject({ expected: null, question: null });
    expect(loan("fha", 40_000_000)?.state).toBe("same");
    for (const [financing, amount] of [
      ["fha", 40_700_001],
      ["fha", 39_999_999],
      ["va", 41_320_001],
      ["conventional", 40_700_000],
    ] as const)
      expect(loan(financing, amount)).toMatchObject({ expected: 40_000_000, state: "differs" });
    expect(loan("conventional", 1)?.arithmetic.join()).not.toMatch(/FHA|VA/);
  });

  it("names no page of a form that a cash buyer doesn't get", () => {
    const facts = { ...buyer, terms: cash };
    const found = checkedLines(typed, facts);
    expect(found.filter(({ where }) => where !== "")).toEqual([]);
    expect(questionsText(found)).toMatch(/“Seller credit” is \$1,000\.00 less than we agreed on/);
    expect(only(found, "settlement_fee")?.arithmetic).toEqual([
      "Ask the title company what each fee is for.",
    ]);
    for (const { line } of found)
      expect(lineWords(line, facts).help ?? "").not.toMatch(/lender|under [KL]/);
    expect(lines.every(({ where }) => where !== "")).toBe(true);
  });

  it("tells only a buyer with a lender to compare with a Loan Estimate", () => {
    const own = { payoff: 200_000, closing_costs_share: 2 };
    const told = (known: SettlementFacts) =>
      checkedLines(typed, known).some(({ arithmetic, help, question }) =>
        /Loan Estimate/.test([...arithmetic, help, question].join()),
      );
    expect(told(buyer)).toBe(true);
    expect(told({ ...buyer, terms: cash })).toBe(false);
    for (const known of [null, own])
      for (const terms of [TERMS, cash]) expect(told({ ...owner, terms, own: known })).toBe(false);
  });

  it("says which amounts are agreed, which are computed", () => {
    const bases = Object.fromEntries(lines.map(({ line, basis }) => [line, basis]));
    expect(bases).toMatchObject({ price: "agreed", deposit: "agreed", seller_credit: "agreed" });
    expect(bases).toMatchObject({ county_taxes: "computed", loan: "computed", bottom: "computed" });
    const agent = (terms: OfferTerms) =>
      only(checkedLines(NO_SETTLEMENT, { ...owner, terms }), "agent")?.basis;
    expect(agent(TERMS)).toBe("computed");
    expect(agent({ ...TERMS, agent_share: null, agent_amount: 9000 })).toBe("agreed");
  });

  it("says that neither side owes the other for a bill that isn't divided", () => {
    const paid = { ...YEAR, is_paid: true, to: "2026-02-28" };
    const taxes = only(
      checkedLines({ ...typed, bills: { county_taxes: paid } }, buyer),
      "county_taxes",
    );
    expect(taxes).toMatchObject({
      expected: 0,
      arithmetic: [expect.stringMatching(/\$0\.00: neither side owes the other\.$/)],
    });
  });

  it("knows the owner's own estimates only for the owner", () => {
    const own = { payoff: 200_000, closing_costs_share: 2 };
    const found = checkedLines(typed, { ...owner, own });
    expect(only(found, "payoff")).toMatchObject({ expected: 20_000_000, basis: "estimated" });
    expect(only(found, "agent")?.expected).toBe(1_250_000);
    // Two percent of the price, with the agent.
    expect(only(found, "closing_costs")).toMatchObject({ expected: 2_250_000, basis: "estimated" });
    expect(lines.map(({ line }) => line)).not.toContain("payoff");
  });

  it("calls a larger total wrong only if every cost is said to be entered", () => {
    const some = { points: 100_000, appraisal: 60_000, total_d: 200_000 };
    const partial = only(checkedLines(typing({ lines: some }), buyer), "total_d");
    expect(partial).toMatchObject({ expected: null, state: "unknown", question: null });
    expect(partial?.arithmetic.at(-1)).toBe("$400.00 is in no line that you entered.");
    const whole = only(checkedLines(typing({ lines: some, is_whole: true }), buyer), "total_d");
    expect(whole).toMatchObject({ expected: 160_000, off: "$400.00 more" });
    const less = { ...some, total_d: 159_999 };
    expect(only(checkedLines(typing({ lines: less }), buyer), "total_d")?.state).toBe("differs");
  });

  it("asks why a side pays what the terms put on the other", () => {
    const terms: OfferTerms = { ...TERMS, title_policy: "owner", transfer_tax: "buyer" };
    const charged = typing({ lines: { owners_policy: 90_000, transfer_tax: 70_000 } });
    const of = (side: "buyer" | "owner", line: SettlementLine) =>
      only(checkedLines(charged, { ...buyer, side, terms }), line);
    expect(of("buyer", "owners_policy")).toMatchObject({
      ...{ payer: "As agreed, the seller pays", expected: 0, basis: "agreed" },
      question: expect.stringContaining("by our terms the other side pays it"),
    });
    expect(of("owner", "owners_policy")).toMatchObject({ expected: null, question: null });
    expect(of("owner", "transfer_tax")?.expected).toBe(0);
    expect(whoPays("survey", terms)).toBe("Usually the buyer pays");
    expect(whoPays("survey", { ...terms, survey: "split" })).toBe("As agreed, half each");
  });

  it("computes what follows from a rate, a month, a day", () => {
    const found = checkedLines(
      typing({
        ...{ interest: { rate_thousandths: 3875, year: 360 }, lines: { loan: 16_200_000 } },
        escrow: { escrow_taxes: { cents: 10_530, months: 2 } },
        rent_a_day: 9000,
      }),
      { ...buyer, terms: { ...TERMS, closing_on: "2013-04-15", possession_days: 7 } },
    );
    // As on the Bureau's own sample: $17.44 a day for sixteen days.
    expect(only(found, "prepaid_interest")?.expected).toBe(27_904);
    expect(only(found, "prepaid_interest")?.arithmetic).toEqual([
      "$162,000.00 × 3.875% ÷ 360 days = $17.44 a day.",
      "16 days from Monday, April 15 to Wednesday, May 1 = $279.04.",
    ]);
    expect(only(found, "escrow_taxes")?.expected).toBe(21_060);
    expect(only(found, "rent_back")?.expected).toBe(63_000);
  });

  it("adds last year's unpaid bill to this year's part", () => {
    const both = typing({ bills: { county_taxes: YEAR }, earlier: { county_taxes: 350_000 } });
    expect(only(checkedLines(both, owner), "county_taxes")).toMatchObject({
      expected: -409_000,
      arithmetic: [
        "Last year's bill, all of it the seller's: $3,500.00.",
        "$3,650.00 × 59 days of the seller's ÷ 365 days = $590.00.",
        "Together $4,090.00: the seller owes the buyer.",
      ],
    });
  });

  it("carries a payoff to the day of the closing", () => {
    const payoffs = {
      payoff: { cents: 20_000_000, on: "2026-02-20", cents_a_day: 3115 },
      payoff_second: { cents: 1_500_000, on: "2026-03-05", cents_a_day: 250 },
    };
    const found = checkedLines(typing({ payoffs }), owner);
    expect(only(found, "payoff")?.expected).toBe(20_000_000 + 9 * 3115);
    expect(only(found, "payoff_second")?.expected).toBe(1_500_000 - 4 * 250);
  });
});

it("section sums add up to the form's totals", () => {
  forAll(facts, figures, (known, drawn) => {
    const lines = { ...drawn.lines, paid_before: 0 };
    for (const total of ["total_d", "total_i", "total_j"] as const) delete lines[total];
    const typed = { ...drawn, lines };
    const sections = COST_SECTIONS.map((section) => sectionSum(section, typed, known) ?? 0);
    const all = sections.reduce((sum, each) => sum + each, 0);
    const names = linesOf(known);
    const credits = names.includes("lender_credits") ? Math.abs(lines.lender_credits ?? 0) : 0;
    expect(sumOf("total_j", typed, known)?.cents ?? 0 - credits).toBe(all - credits);
    if (names.includes("total_d")) {
      const of = (name: SettlementLine) => sumOf(name, typed, known)?.cents ?? 0;
      expect(of("total_d") + of("total_i")).toBe(all);
    }
    // Each line is in one section of its side's form, in the table's order.
    expect(new Set(names).size).toBe(names.length);
    for (const section of COST_SECTIONS)
      for (const name of linesIn(section, known)) expect(names).toContain(name);
  });
});

it("both sides' amounts between them cancel", () => {
  forAll(facts, figures, (known, typed) => {
    const of = (side: "buyer" | "owner") => checkedLines(typed, { ...known, side, own: null });
    const [buyer, owner] = [of("buyer"), of("owner")];
    for (const name of [...BILL_NAMES, "rent_back"] as const)
      expect(only(buyer, name)?.expected).toBe(only(owner, name)?.expected);
    // What one side's bottom line gets from them, the other's loses.
    const signed = { city_taxes: 700, county_taxes: -59_000, assessments: -1, dues: 8000 };
    const least = { price: 50_000_000, closing_costs: 0 };
    const bottom = (side: "buyer" | "owner", lines: SettlementFigures["lines"]) =>
      sumOf("bottom", typing({ lines }), { ...known, side })?.cents ?? Number.NaN;
    const change = (side: "buyer" | "owner") =>
      bottom(side, { ...least, ...signed }) - bottom(side, least);
    expect(change("buyer")).toBe(change("owner"));
    expect(change("buyer")).toBe(700 - 59_000 - 1 + 8000);
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
  ["123.456", Number.NaN],
  ["$1.234", Number.NaN],
  ["23.4567", 2346],
  ["1.234.567", 123_456_700],
])("“%s” is read as cents", (text, expected) => {
  expect(readCents(text)).toEqual(expected);
});

it("cents are shown as on the form", () => {
  expect([123_405, -50, 0].map(formatCents)).toEqual(["$1,234.05", "−$0.50", "$0.00"]);
});
