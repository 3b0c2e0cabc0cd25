import { formatCount, formatNumber } from "../site/text/format.ts";
import { addDays, daysBetween } from "../site/time/time-zones.ts";

/**
 * The amounts that a seller and a buyer owe each other at the closing for taxes and dues of a period in which both own
 * the home. Amounts are whole cents. The contract names the convention, so people choose it (decision 183).
 */

/** The side that pays for the day of the closing, and the number of days by which a year's amount is divided. */
export type ProrationRule = {
  closing_day: "seller" | "buyer";
  basis: "365" | "actual";
};

/** A bill for a period, of which the first and the last day belong to it. */
export type Bill = {
  cents: number;
  from: string;
  to: string;
  /** The seller has paid it; or the buyer will get it, for days of the seller's too. */
  is_paid: boolean;
};

export type Proration = {
  /** The amount that the buyer owes the seller; negative if the seller owes the buyer. */
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
  const whose = bill.is_paid ? "buyer's" : "seller's";
  const owed = (share: number, arithmetic: string): Proration => ({
    cents: bill.is_paid ? share : 0 - share,
    days,
    arithmetic,
  });
  // 365 days don't divide a leap year's bill, nor twelve months each month's: the whole of it is never computed.
  if (days === total)
    return owed(
      bill.cents,
      `All ${formatCount(days, "day")} are the ${whose}: the whole bill of ${formatCents(bill.cents)}`,
    );
  const aYear = billsAYear(total);
  const [times, divisor] =
    rule.basis === "actual" || aYear === undefined ? [1, total] : [aYear, 365];
  // A side never owes more than the bill, whose days may cost less than those of a year on average.
  const share = Math.min(bill.cents, rounded(bill.cents * times * days, divisor));
  const yearly = times === 1 ? "" : ` × ${times} a year`;
  return owed(
    share,
    `${formatCents(bill.cents)}${yearly} × ${formatCount(days, "day")} of the ${whose} ÷ ${divisor} days = ${formatCents(share)}`,
  );
}

/**
 * How many bills of so many days make a year: 1 of a year, 4 of a quarter, 12 of a month. Undefined for a period that
 * isn't such a part of a year; its bill has only its own days to be divided by.
 */
function billsAYear(days: number): number | undefined {
  const months = Math.max(1, Math.round(days / DAYS_A_MONTH));
  // February is the furthest from the average month, by less than three days.
  const isWhole = Math.abs(days - months * DAYS_A_MONTH) < 3;
  return isWhole && 12 % months === 0 ? 12 / months : undefined;
}

const DAYS_A_MONTH = 365.25 / 12;

/** Half a cent is rounded up. Safe up to 2,000,000,000 dollars and 400 days. */
function rounded(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}

/** "$1,234.05", "−$0.50" */
export function formatCents(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "−" : ""}$${formatNumber(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`;
}
