import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { checkedLines } from "@domain/sales/settlement-check.ts";
import type { SettlementFacts } from "@domain/sales/settlement-expected.ts";
import {
  NO_SETTLEMENT,
  readCents,
  type SettlementFigures,
} from "@domain/sales/settlement-figures.ts";
import type { Section, SettlementLine } from "@domain/sales/settlement-lines.ts";
import { sectionSum } from "@domain/sales/settlement-sums.ts";
import { describe, expect, it } from "vitest";
import { UNSAID } from "../../support/offer-terms.ts";

/**
 * Ten forms whose figures and sums were reckoned apart from the code: the two sides of the Bureau's own sample, and eight
 * of our own making. Amounts are written as on the form.
 */
type Amounts = Partial<Record<SettlementLine, string>>;
type Form = {
  name: string;
  side: "buyer" | "owner";
  terms: Partial<OfferTerms>;
  typed: Amounts;
  /** What lines are computed from. */
  more: Partial<SettlementFigures>;
  sections: Partial<Record<Section, string>>;
  totals: Amounts;
};

const TERMS: OfferTerms = {
  ...UNSAID,
  ...{ price: 0, earnest_money: 0, earnest_money_days: null, financing: "conventional" },
  ...{ down_payment: 0, financing_days: null, inspection_days: null, appraisal_days: null },
  ...{ appraisal_gap: 0, home_sale_days: null, disclosure_days: null, seller_credit: 0 },
  ...{ agent_name: null, agent_share: null, agent_amount: null, closing_on: "2026-01-01" },
  ...{ title_policy: null, transfer_tax: null, survey: null, deposit_holder: null },
  ...{ possession_days: 0, included: "Home warranty", excluded: "", note: "" },
};

const FORMS: Form[] = [
  {
    name: "the Bureau's sample, buyer",
    side: "buyer",
    terms: {
      price: 180000,
      down_payment: 18000,
      earnest_money: 10000,
      seller_credit: 2500,
      closing_on: "2013-04-15",
    },
    typed: {
      points: "405.00",
      application: "300.00",
      underwriting: "1,097.00",
      appraisal: "0.00",
      credit_report: "29.80",
      flood: "51.75",
      tax_monitoring: "155.00",
      pest: "120.50",
      survey: "85.00",
      binder: "650.00",
      lender_policy: "500.00",
      settlement_fee: "500.00",
      title_search: "800.00",
      recording_deed: "40.00",
      recording_mortgage: "45.00",
      insurance_premium: "1,209.96",
      prepaid_interest: "279.04",
      property_taxes: "631.80",
      escrow_insurance: "201.66",
      escrow_taxes: "210.60",
      aggregate_adjustment: "-0.01",
      hoa_capital: "500.00",
      hoa_processing: "150.00",
      home_inspection: "750.00",
      owners_policy: "1,000.00",
      paid_before: "29.80",
      price: "180,000.00",
      deposit: "10,000.00",
      loan: "162,000.00",
      seller_credit: "2,500.00",
      other_credits: "750.00",
      city_taxes: "-365.04",
      dues: "80.00",
    },
    more: {
      interest: { rate_thousandths: 3875, year: 360 },
      escrow: {
        escrow_insurance: { cents: 10_083, months: 2 },
        escrow_taxes: { cents: 10_530, months: 2 },
      },
    },
    sections: {
      A: "1,802.00",
      B: "236.55",
      C: "2,655.50",
      E: "85.00",
      F: "2,120.80",
      G: "412.25",
      H: "2,400.00",
    },
    totals: {
      total_d: "4,694.05",
      total_i: "5,018.05",
      total_j: "9,712.10",
      closing_costs: "9,682.30",
      total_k: "189,762.30",
      total_l: "175,615.04",
      bottom: "14,147.26",
    },
  },
  {
    name: "the Bureau's sample, seller",
    side: "owner",
    terms: {
      price: 180000,
      down_payment: 18000,
      earnest_money: 10000,
      seller_credit: 2500,
      agent_amount: 5700,
      closing_on: "2013-04-15",
    },
    typed: {
      transfer_tax: "950.00",
      warranty: "450.00",
      agent: "5,700.00",
      other_cost: "6,450.00",
      paid_before: "750.00",
      price: "180,000.00",
      payoff: "100,000.00",
      seller_credit: "2,500.00",
      city_taxes: "-365.04",
      dues: "80.00",
    },
    more: {},
    sections: { E: "950.00", H: "12,600.00" },
    totals: {
      total_j: "13,550.00",
      closing_costs: "12,800.00",
      total_m: "180,080.00",
      total_n: "115,665.04",
      bottom: "64,414.96",
    },
  },
  {
    name: "an FHA loan with the lender's credit",
    side: "buyer",
    terms: {
      price: 310000,
      financing: "fha",
      down_payment: 10850,
      earnest_money: 3100,
      seller_credit: 9300,
      closing_on: "2026-05-19",
      title_policy: "owner",
    },
    typed: {
      points: "1,495.75",
      underwriting: "1,295.00",
      origination_other: "450.00",
      appraisal: "650.00",
      credit_report: "92.15",
      flood: "21.00",
      loan_insurance: "5,235.12",
      settlement_fee: "725.00",
      lender_policy: "412.50",
      title_search: "275.00",
      recording_deed: "38.00",
      recording_mortgage: "146.00",
      insurance_premium: "1,716.00",
      mortgage_insurance: "0.00",
      prepaid_interest: "706.42",
      escrow_insurance: "429.00",
      escrow_mortgage_insurance: "137.11",
      escrow_taxes: "1,555.40",
      aggregate_adjustment: "-286.02",
      home_inspection: "525.00",
      owners_policy: "0.00",
      lender_credits: "750.00",
      paid_before: "1,267.15",
      price: "310,000.00",
      deposit: "3,100.00",
      loan: "304,385.12",
      seller_credit: "9,300.00",
      county_taxes: "-1,407.60",
    },
    more: {
      interest: { rate_thousandths: 6516, year: 365 },
      escrow: { escrow_taxes: { cents: 38_885, months: 4 } },
      bills: {
        county_taxes: { cents: 372_300, from: "2026-01-01", to: "2026-12-31", is_paid: false },
      },
    },
    sections: {
      A: "3,240.75",
      B: "5,998.27",
      C: "1,412.50",
      E: "184.00",
      F: "2,422.42",
      G: "1,835.49",
      H: "525.00",
    },
    totals: {
      total_d: "10,651.52",
      total_i: "4,966.91",
      total_j: "14,868.43",
      closing_costs: "13,601.28",
      total_k: "323,601.28",
      total_l: "318,192.72",
      bottom: "5,408.56",
    },
  },
  {
    name: "a VA loan with nothing down",
    side: "buyer",
    terms: {
      price: 455000,
      financing: "va",
      down_payment: 0,
      earnest_money: 4550,
      seller_credit: 0,
      closing_on: "2026-08-28",
    },
    typed: {
      underwriting: "1,590.00",
      appraisal: "800.00",
      credit_report: "74.40",
      loan_insurance: "9,782.50",
      pest: "135.00",
      survey: "610.00",
      settlement_fee: "550.00",
      title_search: "225.00",
      shopped_other: "95.00",
      recording_deed: "41.00",
      recording_mortgage: "183.00",
      transfer_tax: "0.00",
      insurance_premium: "2,244.00",
      prepaid_interest: "322.76",
      property_taxes: "0.00",
      escrow_insurance: "561.00",
      escrow_taxes: "2,218.75",
      aggregate_adjustment: "-374.00",
      price: "455,000.00",
      deposit: "4,550.00",
      loan: "464,782.50",
      county_taxes: "1,733.96",
      assessments: "-212.50",
      dues: "39.00",
    },
    more: {
      interest: { rate_thousandths: 6250, year: 360 },
      bills: { dues: { cents: 30_225, from: "2026-08-01", to: "2026-08-31", is_paid: true } },
      rule: { closing_day: "buyer", basis: "actual" },
    },
    sections: {
      A: "1,590.00",
      B: "10,656.90",
      C: "1,615.00",
      E: "224.00",
      F: "2,566.76",
      G: "2,405.75",
    },
    totals: {
      total_d: "13,861.90",
      total_i: "5,196.51",
      total_j: "19,058.41",
      closing_costs: "19,058.41",
      total_k: "475,831.37",
      total_l: "469,545.00",
      bottom: "6,286.37",
    },
  },
  {
    name: "a buyer who pays cash",
    side: "buyer",
    terms: {
      price: 272500,
      financing: "cash",
      down_payment: null,
      earnest_money: 27250,
      seller_credit: 1500,
      closing_on: "2026-10-09",
      transfer_tax: "split",
      survey: "owner",
    },
    typed: {
      settlement_fee: "487.50",
      title_search: "310.00",
      shopped_other: "60.00",
      survey: "0.00",
      recording_deed: "62.00",
      transfer_tax: "1,362.50",
      hoa_processing: "225.00",
      home_inspection: "475.00",
      owners_policy: "1,388.00",
      other_cost: "950.00",
      paid_before: "475.00",
      price: "272,500.00",
      personal_property: "1,200.00",
      deposit: "27,250.00",
      seller_credit: "1,500.00",
      county_taxes: "-2,301.37",
      dues: "176.00",
    },
    more: {
      bills: {
        county_taxes: { cents: 298_932, from: "2026-01-01", to: "2026-12-31", is_paid: false },
      },
    },
    sections: { C: "857.50", E: "1,424.50", H: "3,038.00" },
    totals: {
      total_j: "5,320.00",
      closing_costs: "4,845.00",
      total_k: "278,721.00",
      total_l: "31,051.37",
      bottom: "247,669.63",
    },
  },
  {
    name: "a seller with two loans, repairs and a stay",
    side: "owner",
    terms: {
      price: 598000,
      down_payment: 119600,
      earnest_money: 12000,
      seller_credit: 4000,
      agent_share: 2.25,
      closing_on: "2026-06-30",
      possession_days: 9,
      transfer_tax: "owner",
      title_policy: "owner",
    },
    typed: {
      settlement_fee: "640.00",
      title_search: "185.00",
      recording_deed: "24.00",
      transfer_tax: "2,990.00",
      hoa_processing: "350.00",
      agent: "13,455.00",
      owners_policy: "2,117.00",
      other_cost: "1,150.00",
      paid_before: "350.00",
      price: "598,000.00",
      payoff: "288,740.37",
      payoff_second: "41,090.08",
      seller_credit: "4,000.00",
      rent_back: "1,125.00",
      holdback: "2,500.00",
      county_taxes: "2,216.44",
      dues: "0.00",
    },
    more: {
      payoffs: {
        payoff: { cents: 28_842_821, on: "2026-06-22", cents_a_day: 3902 },
        payoff_second: { cents: 4_104_033, on: "2026-06-25", cents_a_day: 995 },
      },
      rent_a_day: 12_500,
    },
    sections: { C: "825.00", E: "3,014.00", H: "17,072.00" },
    totals: {
      total_j: "20,911.00",
      closing_costs: "20,561.00",
      total_m: "600,216.44",
      total_n: "358,016.45",
      bottom: "242,199.99",
    },
  },
  {
    name: "a county that bills a year late",
    side: "owner",
    terms: {
      price: 349900,
      down_payment: 50000,
      earnest_money: 5000,
      seller_credit: 3499,
      closing_on: "2026-03-12",
      survey: "owner",
    },
    typed: {
      survey: "575.00",
      settlement_fee: "600.00",
      shopped_other: "125.00",
      recording_deed: "0.00",
      transfer_tax: "524.85",
      owners_policy: "1,960.00",
      other_cost: "695.00",
      price: "349,900.00",
      payoff: "190,204.66",
      seller_credit: "3,499.00",
      county_taxes: "-9,126.05",
      assessments: "-66.00",
    },
    more: {
      earlier: { county_taxes: 764_800 },
      bills: {
        county_taxes: { cents: 770_700, from: "2026-01-01", to: "2026-12-31", is_paid: false },
      },
    },
    sections: { C: "1,300.00", E: "524.85", H: "2,655.00" },
    totals: {
      total_j: "4,479.85",
      closing_costs: "4,479.85",
      total_m: "349,900.00",
      total_n: "207,375.56",
      bottom: "142,524.44",
    },
  },
  {
    name: "a seller who brings money",
    side: "owner",
    terms: {
      price: 215000,
      down_payment: 10750,
      earnest_money: 2150,
      seller_credit: 6450,
      agent_amount: 5000,
      closing_on: "2026-11-20",
    },
    typed: {
      settlement_fee: "495.00",
      recording_deed: "18.50",
      transfer_tax: "752.50",
      hoa_processing: "185.00",
      agent: "5,000.00",
      owners_policy: "1,240.00",
      other_cost: "45.00",
      price: "215,000.00",
      excess_deposit: "500.00",
      payoff: "203,377.91",
      seller_credit: "6,450.00",
      other_due: "318.75",
      city_taxes: "-88.40",
      county_taxes: "-1,640.12",
      dues: "61.67",
    },
    more: {},
    sections: { C: "495.00", E: "771.00", H: "6,470.00" },
    totals: {
      total_j: "7,736.00",
      closing_costs: "7,736.00",
      total_m: "215,061.67",
      total_n: "220,111.18",
      bottom: "-5,049.51",
    },
  },
  {
    name: "a buyer who gets money back",
    side: "buyer",
    terms: {
      price: 164000,
      financing: "other",
      down_payment: 5740,
      earnest_money: 5000,
      seller_credit: 4920,
      closing_on: "2026-02-02",
    },
    typed: {
      application: "495.00",
      appraisal: "575.00",
      credit_report: "68.90",
      flood: "17.50",
      settlement_fee: "350.00",
      lender_policy: "175.00",
      binder: "75.00",
      recording_deed: "27.00",
      recording_mortgage: "88.00",
      insurance_premium: "1,032.00",
      prepaid_interest: "712.53",
      escrow_insurance: "258.00",
      escrow_taxes: "501.24",
      aggregate_adjustment: "-172.00",
      lender_credits: "1,100.00",
      paid_before: "1,138.90",
      price: "164,000.00",
      deposit: "5,000.00",
      loan: "158,260.00",
      seller_credit: "4,920.00",
      other_credits: "500.00",
      county_taxes: "-134.10",
    },
    more: { interest: { rate_thousandths: 6087, year: 365 } },
    sections: { A: "495.00", B: "661.40", C: "600.00", E: "115.00", F: "1,744.53", G: "587.24" },
    totals: {
      total_d: "1,756.40",
      total_i: "2,446.77",
      total_j: "3,103.17",
      closing_costs: "1,964.27",
      total_k: "165,964.27",
      total_l: "168,814.10",
      bottom: "-2,849.83",
    },
  },
  {
    name: "a buyer whose seller stays",
    side: "buyer",
    terms: {
      price: 731000,
      down_payment: 219300,
      earnest_money: 21930,
      seller_credit: 0,
      closing_on: "2026-07-15",
      possession_days: 30,
      transfer_tax: "split",
      title_policy: "buyer",
    },
    typed: {
      points: "2,558.50",
      underwriting: "1,450.00",
      appraisal: "725.00",
      credit_report: "110.00",
      tax_monitoring: "86.00",
      survey: "690.00",
      settlement_fee: "980.00",
      lender_policy: "655.00",
      title_search: "400.00",
      recording_deed: "55.00",
      recording_mortgage: "240.00",
      transfer_tax: "3,655.00",
      insurance_premium: "3,180.00",
      prepaid_interest: "1,488.35",
      property_taxes: "2,741.25",
      escrow_insurance: "795.00",
      escrow_taxes: "4,568.75",
      aggregate_adjustment: "-795.00",
      hoa_capital: "1,200.00",
      home_inspection: "890.00",
      owners_policy: "2,434.00",
      paid_before: "1,725.00",
      price: "731,000.00",
      personal_property: "2,400.00",
      deposit: "21,930.00",
      loan: "511,700.00",
      rent_back: "4,950.00",
      other_due: "365.50",
      city_taxes: "1,104.66",
      county_taxes: "-3,205.48",
      assessments: "118.00",
      dues: "212.00",
    },
    more: { interest: { rate_thousandths: 6245, year: 365 }, rent_a_day: 16_500 },
    sections: {
      A: "4,008.50",
      B: "921.00",
      C: "2,725.00",
      E: "3,950.00",
      F: "7,409.60",
      G: "4,568.75",
      H: "4,524.00",
    },
    totals: {
      total_d: "7,654.50",
      total_i: "20,452.35",
      total_j: "28,106.85",
      closing_costs: "26,381.85",
      total_k: "761,582.01",
      total_l: "541,785.48",
      bottom: "219,796.53",
    },
  },
];

const inCents = (amounts: Amounts) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, text]) => [name, readCents(text)]),
  ) as SettlementFigures["lines"];

function read({ side, terms, typed, totals, more }: Form) {
  const facts: SettlementFacts = { side, terms: { ...TERMS, ...terms }, repairs: "", own: null };
  const figures: SettlementFigures = {
    ...NO_SETTLEMENT,
    ...more,
    is_whole: true,
    lines: { ...inCents(typed), ...inCents(totals) },
  };
  return { facts, figures };
}

describe.each(FORMS)("the form: $name", (form) => {
  const { facts, figures } = read(form);
  const lines = checkedLines(figures, facts);

  it("has nothing that differs, with each of its amounts read", () => {
    expect(lines.filter(({ state }) => state === "differs")).toEqual([]);
    const typed = Object.keys(figures.lines).length;
    expect(lines.filter(({ typed: cents }) => cents !== null)).toHaveLength(typed);
  });

  it("has the totals that were reckoned apart", () => {
    const found = lines.filter(({ line }) => line in form.totals);
    expect(Object.fromEntries(found.map(({ line, expected }) => [line, expected]))).toEqual(
      inCents(form.totals),
    );
    for (const [section, sum] of Object.entries(form.sections))
      expect([section, sectionSum(section as Section, figures, facts)]).toEqual([
        section,
        readCents(sum),
      ]);
  });

  it("differs by a cent wherever an amount does", () => {
    for (const line of Object.keys(form.typed) as SettlementLine[]) {
      const other = { ...figures, lines: { ...figures.lines } };
      other.lines[line] = (other.lines[line] ?? 0) + 1;
      const changed = checkedLines(other, facts).filter(({ state }) => state === "differs");
      expect([line, changed.length > 0]).toEqual([line, true]);
      expect(changed.every(({ difference }) => Math.abs(difference ?? 0) === 1)).toBe(true);
    }
  });
});

/** What terms and statements give, reckoned apart. */
it.each([
  ["the Bureau's sample, buyer", "prepaid_interest", 27_904],
  ["the Bureau's sample, buyer", "escrow_insurance", 20_166],
  ["an FHA loan with the lender's credit", "prepaid_interest", 70_642],
  ["an FHA loan with the lender's credit", "county_taxes", -140_760],
  ["a VA loan with nothing down", "prepaid_interest", 32_276],
  ["a VA loan with nothing down", "dues", 3900],
  ["a buyer who pays cash", "county_taxes", -230_137],
  ["a buyer who pays cash", "survey", 0],
  ["a seller with two loans, repairs and a stay", "payoff", 28_874_037],
  ["a seller with two loans, repairs and a stay", "payoff_second", 4_109_008],
  ["a seller with two loans, repairs and a stay", "rent_back", 112_500],
  ["a seller with two loans, repairs and a stay", "agent", 1_345_500],
  ["a county that bills a year late", "county_taxes", -912_605],
  ["a buyer who gets money back", "prepaid_interest", 71_253],
  ["a buyer whose seller stays", "rent_back", 495_000],
] as const)("%s: %s follows from the terms", (name, line, cents) => {
  const form = FORMS.find((each) => each.name === name) as Form;
  const { facts, figures } = read(form);
  const found = checkedLines(figures, facts).find((each) => each.line === line);
  expect(found?.expected).toBe(cents);
});
