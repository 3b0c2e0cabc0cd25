import { startInputs } from "@domain/homes/home-costs.ts";
import {
  LOAN_DEFAULTS,
  type LoanTerms,
  monthlyCosts,
  monthlyPayment,
  type PaymentField,
  type PaymentInputs,
  paymentFigures,
  readLoanInputs,
  readNamedRate,
  readPaymentInput,
  readPaymentInputs,
  termsText,
  usualLoan,
  withoutCosts,
} from "@domain/homes/mortgage.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

/** The calculator for a home about whose costs nothing is known. */
const inputsFor = (price: number, hoaFee: number | null = null) =>
  startInputs(
    { price, state: "", property_type: "house", hoa_fee: hoaFee, property_tax: null },
    usualLoan(),
  );

const price = fc.integer({ min: 1_000, max: 50_000_000 });
const terms: fc.Arbitrary<LoanTerms> = fc.record({
  financedShare: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  annualRate: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 1000),
  months: fc.integer({ min: 12, max: 480 }),
});

describe("monthlyPayment", () => {
  it("repays the loan in exactly its months", () => {
    forAll(price, terms, (value, loan) => {
      const payment = monthlyPayment(value, loan);
      let owed = value * loan.financedShare;
      for (let month = 0; month < loan.months; month++)
        owed = owed * (1 + loan.annualRate / 12) - payment;
      expect(Math.abs(owed)).toBeLessThan(value * 1e-6);
    });
  });

  it("matches the known figure for the usual terms", () => {
    expect(LOAN_DEFAULTS).toEqual({ financedShare: 0.8, annualRate: 0.04, months: 360 });
    // 400,000 at 4% over 30 years, from any published table.
    expect(monthlyPayment(500_000)).toBeCloseTo(1909.66, 2);
  });

  it("is the same at almost no interest as at none", () => {
    for (const annualRate of [5e-324, 1.2e-110, 1e-17, 1e-12]) {
      const loan = { financedShare: 0.8, annualRate, months: 360 };
      expect(monthlyPayment(450_000, loan)).toBeCloseTo(1_000, 4);
    }
  });

  it("rises with the price and falls with the term", () => {
    forAll(price, terms, (value, loan) => {
      expect(monthlyPayment(value * 2, loan)).toBeCloseTo(2 * monthlyPayment(value, loan), 4);
      const longer = { ...loan, months: loan.months + 12 };
      expect(monthlyPayment(value, longer)).toBeLessThan(monthlyPayment(value, loan));
    });
  });
});

describe("monthlyCosts", () => {
  it("start with the usual terms, without taxes and insurance", () => {
    forAll(price, (value) => {
      const costs = costsOf(inputsFor(value));
      expect(costs.total).toBeCloseTo(monthlyPayment(value), 6);
      expect([costs.tax, costs.insurance]).toEqual([0, 0]);
      expect(costs.downPayment).toBeCloseTo(value * 0.2, 6);
    });
  });

  it("include a twelfth of the yearly costs, and the monthly fee that the owner says", () => {
    const start = inputsFor(500_000, 1_250);
    const inputs = { ...start, tax: "$6,000", insurance: "1,200.60" };
    const costs = costsOf(inputs);
    expect(costs.tax).toBe(500);
    expect(costs.insurance).toBeCloseTo(100.05, 9);
    expect(costs.total).toBeCloseTo(monthlyPayment(500_000) + 1_850.05, 6);
  });

  it("are sensible for any input, or undefined", () => {
    const sensible = inputsFor(500_000);
    const typed = (field: PaymentField) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(sensible[field]) },
        fc.string(),
        fc.constantFrom("", "-1", "1e9", "Infinity", "NaN", "1.2.3", ".", "0", "100", "0.01"),
        fc.double().map(String),
      );
    const inputs = fc.record({
      price: typed("price"),
      down: typed("down"),
      rate: typed("rate"),
      years: typed("years"),
      tax: typed("tax"),
      insurance: typed("insurance"),
      hoa: typed("hoa"),
    });
    forAll(inputs, (all) => {
      const figures = paymentFigures(all);
      const isReadable = Object.values(readPaymentInputs(all)).every(
        (value) => value !== undefined,
      );
      expect(figures !== undefined).toBe(isReadable);
      for (const amount of Object.values(figures ? monthlyCosts(figures) : {})) {
        expect(Number.isFinite(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it.each([
    [0, 0, "without tax and insurance"],
    [10, 0, "without insurance"],
    [0, 10, "without tax"],
    [10, 10, ""],
  ])("costs of %d and %d a month: a total %s", (tax, insurance, text) => {
    expect(withoutCosts({ tax, insurance })).toBe(text);
  });
});

describe("mortgage insurance", () => {
  it("is due below 20% down: six tenths of a percent of the loan a year", () => {
    const insured = costsOf({ ...inputsFor(500_000), down: "10" });
    expect(insured.mortgageInsurance).toBe(225);
    expect(insured.total).toBeCloseTo(insured.loan + 225, 6);
    expect(monthlyCosts({ ...figuresOf("20"), down: (1 - 0.8) * 100 }).mortgageInsurance).toBe(0);
    for (const down of ["20", "20.5", "100", "$100,000"])
      expect(costsOf({ ...inputsFor(500_000), down }).mortgageInsurance).toBe(0);
    expect(costsOf({ ...inputsFor(500_000), down: "19.9" }).mortgageInsurance).toBeGreaterThan(0);
  });
});

describe("the operator's rate", () => {
  it.each([
    ["6.25 2026-11-19", { percent: 6.25, asOf: "2026-11-19" }],
    [" 7%  2026-01-02 ", { percent: 7, asOf: "2026-01-02" }],
    ["6.25", undefined],
    ["2026-11-19", undefined],
    ["6,25 2026-11-19", undefined],
    ["65 2026-11-19", undefined],
    ["6.25 2026-02-30", undefined],
    ["6.25 2026-13-01", undefined],
    ["", undefined],
  ])("%j is %j", (text, rate) => {
    expect(readNamedRate(text)).toEqual(rate);
  });

  it("is told with its day, unless the visitor's is another", () => {
    const rate = readNamedRate("6.25 2026-11-19");
    expect(usualLoan(rate)).toEqual({ rate: "6.25", years: "30", down: "20" });
    const terms = { rate: 6.25, years: 30, down: 20 };
    expect(termsText(terms, rate)).toBe("6.25% interest as of Nov 19, 2026, 30 years, 20% down");
    expect(termsText({ ...terms, rate: 5 }, rate)).toBe("5% interest, 30 years, 20% down");
  });
});

describe("a stored loan", () => {
  it.each([
    ['{"rate":"6.5","down":"$60,000"}', { rate: "6.5", down: "$60,000" }],
    ['{"rate":"99","years":"15"}', { years: "15" }],
    ['{"rate":6,"down":null,"years":"0","price":"1"}', {}],
    ["[1]", {}],
    ["null", {}],
    ["nonsense", {}],
  ])("%s is %j", (json, loan) => {
    expect(readLoanInputs(json)).toEqual(loan);
  });

  it("is never more than the calculator takes", () => {
    forAll(fc.json(), (json) => {
      const inputs = { ...inputsFor(500_000), ...readLoanInputs(json) };
      const { rate, years } = readPaymentInputs(inputs);
      expect(rate).toBeDefined();
      expect(years).toBeDefined();
    });
  });
});

function figuresOf(down: string) {
  const figures = paymentFigures({ ...inputsFor(500_000), down });
  if (!figures) throw new Error("These figures make sense.");
  return figures;
}

function costsOf(inputs: PaymentInputs) {
  const figures = paymentFigures(inputs);
  if (!figures) throw new Error("These figures make sense.");
  return monthlyCosts(figures);
}

describe("a down payment", () => {
  it.each([
    ["20", 20],
    ["20%", 20],
    ["20 percent", 20],
    ["100", 100],
    ["80,000", 20],
    ["80.000", undefined],
    ["$80.000", 20],
    ["80k", 20],
    ["12.500%", 12.5],
    ["20,5", undefined],
    ["$80", 0.02],
    ["400000", 100],
    ["400001", undefined],
    ["120%", undefined],
    ["", undefined],
  ])("a down payment of %s is %s percent of $400,000", (down, percent) => {
    expect(readPaymentInputs({ ...inputsFor(400_000), down }).down).toBe(percent);
  });

  it("a down payment in dollars is a share of no price that can't be read", () => {
    const { down } = readPaymentInputs({ ...inputsFor(400_000), price: "", down: "$80,000" });
    expect(down).toBeUndefined();
  });
});

it.each([
  ["price", "0", undefined],
  ["down", "20%", 20],
  ["down", "100.1", undefined],
  ["rate", "6.", 6],
  ["rate", ".5", 0.5],
  ["rate", "1e1", undefined],
  ["years", "0.5", undefined],
  ["tax", "-1", undefined],
] as const)("readPaymentInput, %s of %s", (field, text, value) => {
  expect(readPaymentInput(field, text)).toBe(value);
});
