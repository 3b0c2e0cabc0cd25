/** The estimate beside a price: 80% financed, 4% a year, 360 months (B§9). */
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
  return (principal * rate) / (1 - (1 + rate) ** -terms.months);
}
