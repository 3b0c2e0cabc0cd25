import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { CountingRule } from "@domain/sales/counting-days.ts";
import { type SaleAct, saleSteps } from "@domain/sales/deadlines.ts";
import { proration } from "@domain/sales/prorations.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { NO_SETTLEMENT, type SettlementFigures } from "@domain/sales/settlement-figures.ts";
import { sumOf } from "@domain/sales/settlement-sums.ts";
import { describe, expect, it } from "vitest";
import { UNSAID } from "../../support/offer-terms.ts";

/**
 * Five sales that were dated and reckoned with a calendar and a pencil before anybody looked at the rules: cash across
 * Thanksgiving, an FHA loan in an association, a VA loan with a home to sell, land, and a backup across two New Years.
 */
type ByHand = {
  terms: OfferTerms & { has_hoa?: boolean };
  signed: string;
  rule: CountingRule;
  /** The last days of the steps that the contract counts, and of those that the closing gives. */
  dates: Partial<Record<SaleStepKind, string>>;
  /** The bills that are divided, and what the buyer owes of each; with a minus, the seller. */
  bills: { cents: number; from: string; to: string; is_paid: boolean; owed: number }[];
  buyer: { lines: SettlementFigures["lines"]; cash: number };
  owner: { lines: SettlementFigures["lines"]; cash: number };
};

const TERMS: OfferTerms = {
  ...UNSAID,
  ...{ price: 0, earnest_money: 0, earnest_money_days: null, deposit_holder: null },
  ...{ financing: "cash", down_payment: null, inspection_days: null, appraisal_days: null },
  ...{ financing_days: null, home_sale_days: null, disclosure_days: null, appraisal_gap: 0 },
  ...{ seller_credit: 0, agent_name: null, agent_share: null, agent_amount: null },
  ...{ closing_on: "2027-01-01", possession_days: 0, included: "", excluded: "", note: "" },
  ...{ title_policy: null, transfer_tax: null, survey: null },
};

const SALES: Record<string, ByHand> = {
  "cash in Texas, a deposit in business days across Thanksgiving": {
    terms: {
      ...{ ...TERMS, price: 412_500, earnest_money: 8_250, earnest_money_days: 3 },
      ...{ inspection_days: 7, closing_on: "2027-12-21", possession_days: 3 },
    },
    signed: "2027-11-22",
    rule: { counts: "calendar", moves: true, until_hour: 17, otherwise: ["earnest_money"] },
    dates: {
      ...{ earnest_money: "2027-11-26", inspection: "2027-11-29", repairs: "2027-12-06" },
      ...{ title: "2027-11-29", title_review: "2027-12-14", closing: "2027-12-21" },
      possession: "2027-12-24",
    },
    bills: [
      { cents: 919_800, from: "2027-01-01", to: "2027-12-31", is_paid: false, owed: -892_080 },
    ],
    buyer: {
      lines: {
        price: 41_250_000,
        closing_costs: 261_000,
        deposit: 825_000,
        county_taxes: -892_080,
      },
      cash: 39_793_920,
    },
    owner: {
      lines: {
        price: 41_250_000,
        closing_costs: 410_000,
        payoff: 10_025_040,
        county_taxes: -892_080,
      },
      cash: 29_922_880,
    },
  },
  "an FHA loan in Colorado, in an association": {
    terms: {
      ...{ ...TERMS, price: 389_000, earnest_money: 4_000, earnest_money_days: 3, has_hoa: true },
      ...{ financing: "fha", down_payment: 13_615, disclosure_days: 5, inspection_days: 10 },
      ...{ appraisal_days: 21, financing_days: 30, closing_on: "2027-05-11", seller_credit: 5_000 },
    },
    signed: "2027-04-01",
    rule: { counts: "calendar", moves: true, until_hour: 17, otherwise: [] },
    dates: {
      ...{ earnest_money: "2027-04-05", disclosures: "2027-04-06", inspection: "2027-04-12" },
      ...{ repairs: "2027-04-19", hoa_papers: "2027-04-12", title: "2027-04-06" },
      ...{ title_review: "2027-04-21", appraisal: "2027-04-22", loan: "2027-05-03" },
      ...{ closing_disclosure: "2027-05-07", closing: "2027-05-11", possession: "2027-05-11" },
    },
    bills: [
      { cents: 28_500, from: "2027-05-01", to: "2027-05-31", is_paid: true, owed: 19_306 },
      { cents: 241_630, from: "2027-01-01", to: "2027-12-31", is_paid: false, owed: -86_060 },
    ],
    buyer: {
      lines: {
        ...{ price: 38_900_000, closing_costs: 940_000, dues: 19_306, deposit: 400_000 },
        ...{ loan: 37_538_500, seller_credit: 500_000, county_taxes: -86_060 },
      },
      cash: 1_334_746,
    },
    owner: {
      lines: {
        ...{ price: 38_900_000, closing_costs: 330_000, dues: 19_306, payoff: 21_000_000 },
        ...{ seller_credit: 500_000, county_taxes: -86_060 },
      },
      cash: 17_003_246,
    },
  },
  "a VA loan in Virginia, with a home to sell": {
    terms: {
      ...{ ...TERMS, price: 730_000, earnest_money: 10_000, earnest_money_days: 3 },
      ...{ financing: "va", down_payment: 0, inspection_days: 10, appraisal_days: 15 },
      ...{ home_sale_days: 20, financing_days: 25, closing_on: "2027-03-05" },
    },
    signed: "2027-01-15",
    rule: { counts: "business", moves: true, until_hour: 21, otherwise: ["inspection"] },
    dates: {
      ...{ earnest_money: "2027-01-21", inspection: "2027-01-25", repairs: "2027-02-01" },
      ...{ title: "2027-01-25", title_review: "2027-02-16", appraisal: "2027-02-08" },
      ...{ home_sale: "2027-02-16", loan: "2027-02-23", closing_disclosure: "2027-03-02" },
      closing: "2027-03-05",
    },
    bills: [{ cents: 365_000, from: "2027-01-01", to: "2027-06-30", is_paid: true, owed: 237_956 }],
    buyer: {
      lines: {
        ...{ price: 73_000_000, closing_costs: 620_000, loan: 73_000_000, deposit: 1_000_000 },
        city_taxes: 237_956,
      },
      cash: -142_044,
    },
    owner: {
      lines: {
        ...{ price: 73_000_000, closing_costs: 365_000, payoff: 51_234_567, city_taxes: 237_956 },
      },
      cash: 21_638_389,
    },
  },
  "land in Georgia, whose last days may be a Sunday": {
    terms: {
      ...{ ...TERMS, price: 64_000, earnest_money: 2_500, earnest_money_days: 5 },
      closing_on: "2027-07-12",
    },
    signed: "2027-06-15",
    rule: { counts: "calendar", moves: false, until_hour: 18, otherwise: [] },
    dates: {
      ...{ earnest_money: "2027-06-20", title: "2027-06-20", title_review: "2027-07-05" },
      closing: "2027-07-12",
    },
    bills: [
      { cents: 109_500, from: "2027-01-01", to: "2027-12-31", is_paid: false, owed: -57_600 },
    ],
    buyer: {
      lines: { price: 6_400_000, closing_costs: 90_000, deposit: 250_000, county_taxes: -57_600 },
      cash: 6_182_400,
    },
    owner: {
      lines: { price: 6_400_000, closing_costs: 45_000, county_taxes: -57_600 },
      cash: 6_297_400,
    },
  },
  "a backup in Arizona, across Christmas and New Year on Saturdays": {
    terms: {
      ...{ ...TERMS, price: 500_000, earnest_money: 15_000, earnest_money_days: 2 },
      ...{ financing: "conventional", down_payment: 100_000, inspection_days: 10 },
      ...{ appraisal_days: 15, financing_days: 20, closing_on: "2028-01-18" },
    },
    signed: "2027-12-16",
    rule: { counts: "business", moves: true, until_hour: 17, otherwise: [] },
    dates: {
      ...{ earnest_money: "2027-12-20", inspection: "2028-01-03", repairs: "2028-01-10" },
      ...{ title: "2027-12-23", title_review: "2028-01-18", appraisal: "2028-01-10" },
      ...{ loan: "2028-01-18", closing_disclosure: "2028-01-13", closing: "2028-01-18" },
    },
    bills: [
      { cents: 219_600, from: "2028-01-01", to: "2028-12-31", is_paid: false, owed: -10_200 },
    ],
    buyer: {
      lines: {
        ...{ price: 50_000_000, closing_costs: 1_107_744, loan: 40_000_000, deposit: 1_500_000 },
        county_taxes: -120_000,
      },
      cash: 9_487_744,
    },
    owner: {
      lines: {
        price: 50_000_000,
        closing_costs: 1_920_000,
        payoff: 31_000_919,
        county_taxes: -120_000,
      },
      cash: 16_959_081,
    },
  },
};

const agreed = ({ signed, rule }: ByHand): SaleAct[] =>
  (["proposed", "agreed"] as const).map((name, n) => ({
    ...{ n: n + 1, kind: "contract", act: name, made_by: n === 0 ? "buyer" : "owner" },
    ...{ day: signed, rule, said: "", at: `${signed}T12:00:00Z`, made_on: signed },
  }));

describe.each(Object.entries(SALES))("%s", (_, sale) => {
  const at = (today: string, hour: number) => saleSteps(sale.terms, agreed(sale), { today, hour });

  it("a sale's steps have the dates that were counted by hand, and no step of other contingencies", () => {
    const steps = at(sale.signed, 9);
    const counted = steps.filter(({ kind }) => !GIVEN_BY_CLOSING.has(kind) || kind in sale.dates);
    expect(Object.fromEntries(counted.map(({ kind, due_on }) => [kind, due_on]))).toEqual({
      contract: null,
      ...sale.dates,
    });
  });

  it("each deadline is missed from its hour on, and not before", () => {
    for (const [kind, day] of Object.entries(sale.dates)) {
      const state = (today: string, hour: number) =>
        at(today, hour).find((step) => step.kind === kind)?.state;
      const step = at(sale.signed, 9).find((each) => each.kind === kind);
      const { until_hour: hour = 24 } = step ?? {};
      expect([kind, state(day, hour - 1)]).toEqual([kind, "open"]);
      expect([kind, state(day, hour)]).toEqual([kind, "missed"]);
    }
  });

  it("bills are divided to the cent", () => {
    for (const { owed, ...bill } of sale.bills)
      expect(
        proration(bill, sale.terms.closing_on, { closing_day: "buyer", basis: "actual" })?.cents,
      ).toBe(owed);
  });

  it.each(["buyer", "owner"] as const)("the money of one side is right to the cent: %s", (side) => {
    const { lines, cash } = sale[side];
    const form = { side, terms: sale.terms };
    expect(sumOf("bottom", { ...NO_SETTLEMENT, lines }, form)?.cents).toBe(cash);
  });
});

it("a closing before the loan's last day is said, with the day that its days give", () => {
  const sale = SALES["a VA loan in Virginia, with a home to sell"];
  if (!sale) throw new Error("It is above.");
  const terms = { ...sale.terms, closing_on: "2027-02-19" };
  const loan = saleSteps(terms, agreed(sale), { today: sale.signed, hour: 9 }).find(
    ({ kind }) => kind === "loan",
  );
  expect(loan).toMatchObject({ due_on: "2027-02-19", beyond: "2027-02-23" });
});

/** Steps that every sale has because it has a closing. */
const GIVEN_BY_CLOSING = new Set<SaleStepKind>([
  ...([
    "insurance",
    "settlement_statement",
    "stay_agreement",
    "utilities",
    "walk_through",
  ] as const),
  ...(["signing", "recording", "possession", "closing"] as const),
]);
