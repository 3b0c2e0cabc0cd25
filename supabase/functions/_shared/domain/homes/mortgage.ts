import { formatDay, formatNumber } from "../site/text/format.ts";
import { type NumberKind, readNumber, readShare } from "../site/text/read-number.ts";

/**
 * Defaults of the monthly estimate beside a price: 80% financed, 4% a year, 360 months
 * (docs/product.md B§9).
 */
export const LOAN_DEFAULTS = { financedShare: 0.8, annualRate: 0.04, months: 360 } as const;

/** A mortgage rate that someone published: percent a year, and the day of its publication. */
export type NamedRate = { percent: number; asOf: string };

/** A rate as operators set it, with where it was published. */
export type OperatorsRate = { percent: number; as_of: string; source: string };

/** Reads "6.25 2026-11-19"; undefined for any other text. The operator's setting VITE_MORTGAGE_RATE has this form. */
export function readNamedRate(text: string): NamedRate | undefined {
  const [, percent, asOf] =
    /^(\d{1,2}(?:\.\d{1,3})?)%?\s+(\d{4}-\d{2}-\d{2})$/.exec(text.trim()) ?? [];
  const isDay = asOf !== undefined && new Date(`${asOf}T00:00Z`).toJSON()?.startsWith(asOf);
  return isDay && Number(percent) <= PAYMENT_FIELDS.rate.max
    ? { percent: Number(percent), asOf }
    : undefined;
}

export type LoanTerms = {
  /** The financed share of the price, 0 to 1. */
  financedShare: number;
  /** Nominal yearly interest, e.g. 0.04. */
  annualRate: number;
  months: number;
};

/** @returns unrounded dollars a month, principal and interest. */
export function monthlyPayment(price: number, terms: LoanTerms = LOAN_DEFAULTS): number {
  const principal = price * terms.financedShare;
  const rate = terms.annualRate / 12;
  if (rate === 0) return principal / terms.months;
  // Equals 1 - (1 + rate) ** -months, which would round to 0 for a tiny rate.
  return (principal * rate) / -Math.expm1(-terms.months * Math.log1p(rate));
}

/** The calculator's fields as typed. */
export type PaymentInputs = Record<PaymentField, string>;
/** The parsed values: dollars, percent, years, dollars a year, dollars a month. */
export type PaymentFigures = Record<PaymentField, number>;
export type LoanFigures = Pick<PaymentFigures, keyof LoanInputs>;
export type PaymentField = "price" | "down" | "rate" | "years" | "tax" | "insurance" | "hoa";

type FieldRule = { label: string; min: number; max: number; reads: NumberKind };

/**
 * Each field's label and range. Dollars may have cents; down payment and rate are percentages. People know what they
 * have saved rather than its share of a price, so the down payment may be typed in dollars too.
 */
export const PAYMENT_FIELDS: Record<PaymentField, FieldRule> = {
  price: { label: "Price, $", min: 1, max: 2_000_000_000, reads: "dollars" },
  down: { label: "Down payment, % or $", min: 0, max: 100, reads: "percent" },
  rate: { label: "Interest, %", min: 0, max: 25, reads: "percent" },
  years: { label: "Years", min: 1, max: 50, reads: "decimal" },
  tax: { label: "Property tax, $/year", min: 0, max: 100_000_000, reads: "dollars" },
  insurance: { label: "Insurance, $/year", min: 0, max: 100_000_000, reads: "dollars" },
  hoa: { label: "HOA fee, $/month", min: 0, max: 1_000_000, reads: "dollars" },
};

/** The fields that describe the buyer's loan, as typed. */
export type LoanInputs = Pick<PaymentInputs, "down" | "rate" | "years">;

/** The loan of LOAN_DEFAULTS, at the operator's rate where there is one. */
export function usualLoan(rate?: NamedRate): LoanInputs {
  return {
    down: shareText((1 - LOAN_DEFAULTS.financedShare) * 100),
    rate: String(rate?.percent ?? LOAN_DEFAULTS.annualRate * 100),
    years: String(LOAN_DEFAULTS.months / 12),
  };
}

/** The stored terms of a visitor's own loan, as JSON; what is damaged or not valid is left out. */
export function readLoanInputs(json: string): Partial<LoanInputs> {
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return {};
  }
  const entries = Object.entries(kept ?? {}).filter(([name, text]) => {
    if (typeof text !== "string") return false;
    if (name === "down") return downIn(text) !== undefined;
    return (name === "rate" || name === "years") && readPaymentInput(name, text) !== undefined;
  });
  return Object.fromEntries(entries);
}

/** Parses a field, including input like "$1,200.50"; undefined if it isn't valid there. */
export function readPaymentInput(field: PaymentField, text: string): number | undefined {
  const { min, max, reads } = PAYMENT_FIELDS[field];
  const value = readNumber(text, reads);
  return value !== null && value >= min && value <= max ? value : undefined;
}

/** The valid fields. A down payment too large for a percentage is dollars, up to the price. */
export function readPaymentInputs(inputs: PaymentInputs): Record<PaymentField, number | undefined> {
  const fields = Object.keys(PAYMENT_FIELDS) as PaymentField[];
  const read = Object.fromEntries(
    fields.map((field) => [field, readPaymentInput(field, inputs[field])]),
  ) as Record<PaymentField, number | undefined>;
  return { ...read, down: downShareOf(inputs.down, read.price) };
}

/** The down payment in percent of the price; undefined where dollars exceed it. */
function downShareOf(text: string, price = 0): number | undefined {
  const down = downIn(text);
  if (down?.dollars === undefined) return down?.percent;
  return down.dollars <= price ? (down.dollars / price) * 100 : undefined;
}

/** A loan for a home of this price; a down payment in dollars that exceeds the price buys the home whole. */
export function loanFigures(loan: LoanInputs, price: number): LoanFigures | undefined {
  const [rate, years] = [
    readPaymentInput("rate", loan.rate),
    readPaymentInput("years", loan.years),
  ];
  if (rate === undefined || years === undefined) return undefined;
  return { rate, years, down: downShareOf(loan.down, price) ?? 100 };
}

/** Undefined where it isn't said which of the two is meant: "12.500". */
function downIn(text: string): { percent?: number; dollars?: number } | undefined {
  const { max } = PAYMENT_FIELDS.down;
  const percent = readShare(text);
  if (percent !== undefined) return percent <= max ? { percent } : undefined;
  const dollars = readNumber(text, "dollars");
  if (dollars === null || Number.isNaN(dollars)) return undefined;
  if (/\$|usd|dollar/i.test(text)) return { dollars };
  if (readNumber(text, "decimal") !== dollars) return undefined;
  return dollars <= max ? { percent: dollars } : { dollars };
}

/**
 * A percentage as typed, as precise as a dollar needs: three digits behind a point could be thousands of dollars.
 */
export function shareText(percent: number): string {
  const text = String(Number(percent.toFixed(4)));
  return /\.\d{3}$/.test(text) ? `${text}%` : text;
}

/** The monthly cost of a home and the initial down payment, in unrounded dollars. */
export type MonthlyCosts = {
  loan: number;
  /** Due below 20% down. */
  mortgageInsurance: number;
  tax: number;
  insurance: number;
  hoa: number;
  total: number;
  downPayment: number;
};

/** The values of all fields; undefined while any of them is invalid. */
export function paymentFigures(inputs: PaymentInputs): PaymentFigures | undefined {
  const figures = readPaymentInputs(inputs);
  const isValid = Object.values(figures).every((value) => value !== undefined);
  return isValid ? (figures as PaymentFigures) : undefined;
}

/**
 * Below this down payment, in percent, lenders ask for mortgage insurance, and what it costs: percent of the loan a
 * year. Freddie Mac names $30 to $70 a month for every $100,000 borrowed; this is the middle.
 */
export const MORTGAGE_INSURANCE = { below: 20, percent: 0.6 } as const;

export function monthlyCosts(figures: PaymentFigures): MonthlyCosts {
  const { price, rate, years, hoa } = figures;
  const down = figures.down / 100;
  const loan = monthlyPayment(price, {
    financedShare: 1 - down,
    annualRate: rate / 100,
    months: Math.max(1, Math.round(years * 12)),
  });
  const tax = figures.tax / 12;
  const insurance = figures.insurance / 12;
  // A fifth of a price is 19.999… percent in binary fractions.
  const isInsured = figures.down < MORTGAGE_INSURANCE.below - 1e-6;
  const mortgageInsurance = isInsured
    ? (price * (1 - down) * MORTGAGE_INSURANCE.percent) / 100 / 12
    : 0;
  return {
    ...{ loan, mortgageInsurance, tax, insurance, hoa },
    total: loan + mortgageInsurance + tax + insurance + hoa,
    downPayment: price * down,
  };
}

/**
 * The terms that a monthly figure depends on: "6.25% interest as of Nov 19, 2026, 30 years, 20% down".
 * @param named the operator's rate; its day is told where the figures have that rate.
 */
export function termsText({ rate, years, down }: LoanFigures, named?: NamedRate) {
  const rounded = (value: number) => formatNumber(Number(value.toFixed(3)));
  const asOf = named?.percent === rate ? ` as of ${formatDay(named.asOf, "UTC")}` : "";
  return `${rounded(rate)}% interest${asOf}, ${rounded(years)} years, ${rounded(down)}% down`;
}

/** The costs a total leaves out, to be shown beside it; empty when it is complete. */
export function withoutCosts({ tax, insurance }: Pick<MonthlyCosts, "tax" | "insurance">): string {
  const missing = [tax === 0 && "tax", insurance === 0 && "insurance"].filter(Boolean);
  return missing.length > 0 ? `without ${missing.join(" and ")}` : "";
}
