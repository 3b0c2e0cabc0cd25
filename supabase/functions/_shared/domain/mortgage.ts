/** The estimate beside a price: 80% financed, 4% a year, 360 months (docs/product.md B§9). */
export const LOAN_DEFAULTS = { financedShare: 0.8, annualRate: 0.04, months: 360 } as const;

export type LoanTerms = {
  /** Share of the price that is borrowed, 0 to 1. */
  financedShare: number;
  /** Nominal yearly interest, e.g. 0.04. */
  annualRate: number;
  months: number;
};

/** @returns dollars a month, principal and interest, unrounded. */
export function monthlyPayment(price: number, terms: LoanTerms = LOAN_DEFAULTS): number {
  const principal = price * terms.financedShare;
  const rate = terms.annualRate / 12;
  if (rate === 0) return principal / terms.months;
  // 1 - (1 + rate) ** -months, which would be 0 for a rate that disappears beside 1.
  return (principal * rate) / -Math.expm1(-terms.months * Math.log1p(rate));
}

/** The fields of the calculator, as somebody types them. */
export type PaymentInputs = Record<PaymentField, string>;
/** Their values: dollars, percent, years, dollars a year. */
export type PaymentFigures = Record<PaymentField, number>;
export type PaymentField = "price" | "down" | "rate" | "years" | "tax" | "insurance";

type FieldRule = { label: string; min: number; max: number };

/** What each field is called and takes. Dollars are whole or not, down and rate are percent. */
export const PAYMENT_FIELDS: Record<PaymentField, FieldRule> = {
  price: { label: "Price, $", min: 1, max: 2_000_000_000 },
  down: { label: "Down payment, %", min: 0, max: 100 },
  rate: { label: "Interest, %", min: 0, max: 25 },
  years: { label: "Years", min: 1, max: 50 },
  tax: { label: "Property tax, $/year", min: 0, max: 10_000_000 },
  insurance: { label: "Insurance, $/year", min: 0, max: 10_000_000 },
};

const GROUPED = new Intl.NumberFormat("en-US");

/** Where the calculator starts; taxes and insurance are the visitor's to know. */
export function defaultInputs(price: number): PaymentInputs {
  return {
    price: GROUPED.format(price),
    down: String(Math.round((1 - LOAN_DEFAULTS.financedShare) * 100)),
    rate: String(LOAN_DEFAULTS.annualRate * 100),
    years: String(LOAN_DEFAULTS.months / 12),
    tax: "0",
    insurance: "0",
  };
}

/** The number in a field, "$1,200.50" too; undefined when it makes no sense there. */
export function readPaymentInput(field: PaymentField, text: string): number | undefined {
  const { min, max } = PAYMENT_FIELDS[field];
  const plain = text.replace(/[\s,$%]/g, "");
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  return value >= min && value <= max ? value : undefined;
}

/** What a home costs a month, in dollars, unrounded, and the down payment at the start. */
export type MonthlyCosts = {
  loan: number;
  tax: number;
  insurance: number;
  total: number;
  downPayment: number;
};

/** The figures in the fields; undefined while one of them makes no sense. */
export function paymentFigures(inputs: PaymentInputs): PaymentFigures | undefined {
  const fields = Object.keys(PAYMENT_FIELDS) as PaymentField[];
  const figures = fields.map((field) => [field, readPaymentInput(field, inputs[field])] as const);
  if (figures.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(figures) as PaymentFigures;
}

export function monthlyCosts(figures: PaymentFigures): MonthlyCosts {
  const { price, rate, years } = figures;
  const down = figures.down / 100;
  const loan = monthlyPayment(price, {
    financedShare: 1 - down,
    annualRate: rate / 100,
    months: Math.max(1, Math.round(years * 12)),
  });
  const tax = figures.tax / 12;
  const insurance = figures.insurance / 12;
  return { loan, tax, insurance, total: loan + tax + insurance, downPayment: price * down };
}

/** What a sum leaves out, to be said beside it; nothing when it is all there. */
export function withoutCosts({ tax, insurance }: Pick<MonthlyCosts, "tax" | "insurance">): string {
  const missing = [tax === 0 && "tax", insurance === 0 && "insurance"].filter(Boolean);
  return missing.length > 0 ? `without ${missing.join(" and ")}` : "";
}
