import { readNumber } from "../site/text/read-number.ts";
import type { Bill, ProrationRule } from "./prorations.ts";
import type { SettlementLine, SharedLine } from "./settlement-lines.ts";

/** What a side typed from its form. Amounts are whole cents. */
export type SettlementFigures = {
  /** Absent for lines that weren't typed. */
  lines: Partial<Record<SettlementLine, number>>;
  /** Whether every line of page 2 is typed, so that its sums can be compared strictly. */
  is_whole: boolean;
  rule: ProrationRule;
  /** Bills that are divided between the two sides. */
  bills: Partial<Record<BillName, Bill>>;
  /** Bills of last year that are still unpaid: all of it is the seller's. */
  earlier: Partial<Record<TaxName, number>>;
  interest: { rate_thousandths: number; year: 360 | 365 } | null;
  /** Amounts a month, for so many months. */
  escrow: Partial<Record<EscrowName, { cents: number; months: number }>>;
  /** The rent for one day of the seller's stay. */
  rent_a_day: number | null;
  /** The lender's payoff statement: an amount on a day, and what each further day costs. */
  payoffs: Partial<Record<PayoffName, PayoffStatement>>;
  estimate: LoanEstimate;
};
export type PayoffStatement = { cents: number; on: string; cents_a_day: number };

export const BILL_NAMES = [
  "county_taxes",
  "city_taxes",
  "assessments",
  "dues",
] as const satisfies SettlementLine[];
export type BillName = (typeof BILL_NAMES)[number];
export const TAX_NAMES = ["county_taxes", "city_taxes"] as const satisfies BillName[];
export type TaxName = (typeof TAX_NAMES)[number];
export const ESCROW_NAMES = [
  "escrow_insurance",
  "escrow_mortgage_insurance",
  "escrow_taxes",
] as const satisfies SettlementLine[];
export type EscrowName = (typeof ESCROW_NAMES)[number];
export const PAYOFF_NAMES = ["payoff", "payoff_second"] as const satisfies SettlementLine[];
export type PayoffName = (typeof PAYOFF_NAMES)[number];

/** The buyer's last Loan Estimate. */
export type LoanEstimate = {
  lines: Partial<Record<SettlementLine, number>>;
  /** Whose service the buyer took: a company of the lender's list, or one that belongs to the lender. */
  providers: Partial<Record<SettlementLine, "list" | "lender">>;
};

/** The amounts of one side as they are stored. */
export type SavedSettlement = {
  figures: Partial<SettlementFigures>;
  /** How often they were saved. */
  saves: number;
  /** The other side's figures of what both forms have, as far as both have typed them. */
  theirs: Partial<Record<SharedLine, number>>;
};

export const NO_SETTLEMENT: SettlementFigures = {
  ...{ lines: {}, is_whole: false, rule: { closing_day: "buyer", basis: "365" } },
  ...{ bills: {}, earlier: {}, interest: null, escrow: {}, rent_a_day: null, payoffs: {} },
  estimate: { lines: {}, providers: {} },
};

/** Figures as they were stored. */
export function settlementOf(stored: Partial<SettlementFigures> | undefined): SettlementFigures {
  return { ...NO_SETTLEMENT, ...stored };
}

/**
 * Reads an amount as it is written on the form: "1,234.56", "-20", "−$20.00", "($20.00)".
 *
 * @returns null for an empty text; NaN for a text that isn't an amount, and for "123.456", which may be thousands or cents.
 */
export function readCents(typed: string): number | null {
  const [, inBrackets] = /^\s*\(([^()]*)\)\s*$/.exec(typed) ?? [];
  if (inBrackets !== undefined) {
    const cents = readCents(inBrackets);
    // "(-20)" may be either.
    return cents === null || cents < 0 ? Number.NaN : 0 - cents;
  }
  const [, minus, amount = ""] = /^\s*([-−–]?)\s*(.*)$/.exec(typed) ?? [];
  if (THOUSANDS_OR_CENTS.test(amount)) return Number.NaN;
  const dollars = readNumber(amount, "dollars");
  if (dollars === null) return minus ? Number.NaN : null;
  const cents = Math.round(dollars * 100);
  return Math.abs(cents) <= MOST_CENTS ? (minus ? -cents : cents) : Number.NaN;
}

const THOUSANDS_OR_CENTS = /^\$?\s*[1-9]\d{0,2}\.\d{3}\s*$/;
const MOST_CENTS = 200_000_000_000;
