import { formatCount, formatNumber } from "../site/format.ts";
import { addDays, daysBetween } from "../site/time-zones.ts";

/**
 * What a seller and a buyer owe each other at the closing for taxes and dues of a period in which both own the home.
 * Amounts are whole cents. Which convention applies is in the contract, so people choose it (decision 183).
 */

/** Who pays for the day of the closing, and by how many days a year's amount is divided. */
export type ProrationRule = {
  closing_day: "seller" | "buyer";
  basis: "365" | "actual";
};

/** A bill for a period, of which the first and the last day belong to it. */
export type Bill = {
  cents: number;
  from: string;
  to: string;
  /** How many such bills make a year: 1 for a year's taxes, 12 for monthly dues. */
  a_year: number;
  /** The seller has paid it; or the buyer will get it, for days of the seller's too. */
  is_paid: boolean;
};

export type Proration = {
  /** What the buyer owes the seller; negative if the seller owes the buyer. */
  cents: number;
  /** Days that belong to the side that hasn't paid. */
  days: number;
  /** The arithmetic, for people: "$3,650.00 × 59 days ÷ 365 days". */
  arithmetic: string;
};

/** Undefined if the period's end is before its start. */
export function proration(bill: Bill, closing: string, rule: ProrationRule): Proration | undefined {
  const total = daysBetween(bill.from, bill.to) + 1;
  if (total < 1) return undefined;
  // The seller owns the home until here.
  const buyersFirst = rule.closing_day === "seller" ? addDays(closing, 1) : closing;
  const sellers = Math.min(total, Math.max(0, daysBetween(bill.from, buyersFirst)));
  const days = bill.is_paid ? total - sellers : sellers;
  const [whole, divisor] =
    rule.basis === "actual" ? [bill.cents, total] : [bill.cents * bill.a_year, 365];
  // A leap year has one day more than 365, and nobody owes more than the bill.
  const share = Math.min(bill.cents, rounded(whole * days, divisor));
  return {
    cents: bill.is_paid ? share : 0 - share,
    days,
    arithmetic: `${formatCents(whole)} × ${formatCount(days, "day")} of the ${bill.is_paid ? "buyer's" : "seller's"} ÷ ${divisor} days = ${formatCents(share)}`,
  };
}

/** Half a cent is rounded up. Safe up to 2,000,000,000 dollars and 400 days. */
function rounded(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}

/** "$1,234.05", "−$0.50" */
export function formatCents(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "−" : ""}$${formatNumber(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`;
}
