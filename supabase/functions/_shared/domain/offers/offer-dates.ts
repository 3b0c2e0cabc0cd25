import { closedDay } from "../sales/federal-holidays.ts";
import { closedOffices } from "../sales/state-holidays.ts";
import { formatCount, formatDate } from "../site/text/format.ts";
import { listed } from "../site/text/listed.ts";
import { addDays, daysBetween } from "../site/time/time-zones.ts";
import { CONTINGENCIES, type Contingency, type OfferTerms } from "./offer-terms.ts";

/**
 * The dates in an offer's terms: those that can't be meant are refused by form and database alike
 * (`private.refuse_impossible_dates`), those that seldom work out are pointed out to both sides.
 */

/** Days from now to a closing below which both sides are told that it is soon. Our own choice. */
const SOON = { loan: 30, cash: 7 } as const;

const CONTINGENCY_NAMES: Record<Contingency, string> = {
  financing_days: "financing contingency",
  inspection_days: "inspection",
  appraisal_days: "appraisal contingency",
  home_sale_days: "sale of the buyer's home",
  disclosure_days: "review of disclosures",
};

type Dates = Pick<OfferTerms, Contingency | "closing_on">;

/**
 * Why the closing is impossible: a contingency would end after it. Undefined if none would.
 *
 * @param firstDay the first day on which the terms can be accepted: today or, in a round, its deadline's.
 */
export function closingProblem(terms: Dates, firstDay: string): string | undefined {
  const names = endingAfter(terms, firstDay).map((name) => CONTINGENCY_NAMES[name]);
  if (names.length === 0) return undefined;
  const longest = Math.max(...CONTINGENCIES.map((name) => terms[name] ?? 0));
  return `The ${listed(names)} would end after this day. Please choose ${dateText(addDays(firstDay, longest))} or later, or fewer days.`;
}

/** Why terms can't be open until this day. */
export function expiryProblem(validOn: string, closingOn: string): string | undefined {
  return validOn > closingOn
    ? "This is after the closing. Please choose an earlier day, or a later closing."
    : undefined;
}

/** A note about dates; `reason` is a sentence or two that is true for either side. */
export type DateNote = {
  id: "soon" | "closing_day" | "valid_day" | "late";
  label: string;
  reason: string;
};

/** What the warnings about dates are read with. */
export type NotesContext = {
  /** By the home's time zone. */
  today: string;
  /** The last day on which the terms can be accepted; undefined while it isn't known. */
  validOn?: string | undefined;
  /** The home's state, whose holidays close its offices. */
  state?: string | undefined;
};

/**
 * Warnings about the dates that either side should read before agreeing to them, in a fixed order.
 */
export function dateNotes(
  terms: Dates & Pick<OfferTerms, "financing">,
  { today, validOn, state }: NotesContext,
): DateNote[] {
  const { closing_on } = terms;
  const ahead = Math.max(0, daysBetween(today, closing_on));
  const isLoan = terms.financing !== "cash";
  const lastDay = validOn !== undefined && validOn > today ? validOn : today;
  const late = endingAfter(terms, lastDay).map((name) => CONTINGENCY_NAMES[name]);
  const closed = { closing: closedOffices(closing_on, state), last: closedDay(lastDay) };
  const found: (DateNote | false)[] = [
    ahead < (isLoan ? SOON.loan : SOON.cash) && {
      id: "soon",
      label: isLoan ? "Early closing for a loan" : "Early closing",
      reason: `${formatCount(ahead, "day")} until closing. ${isLoan ? LOAN_TAKES : CASH_TAKES}`,
    },
    closed.closing !== undefined && {
      id: "closing_day",
      label: "Closing when offices are closed",
      reason: `${dateText(closing_on)} is ${closed.closing}. Banks, title companies and county offices are often closed then.`,
    },
    late.length > 0 && {
      id: "late",
      label: "Contingency past the closing",
      reason: `Accepted ${lastDay === today ? "today" : `on ${dateText(lastDay)}`}, the ${listed(late)} would end after the closing. The day of closing is its last day then.`,
    },
    validOn === lastDay &&
      closed.last !== undefined && {
        id: "valid_day",
        label: "Expires when offices are closed",
        reason: `${dateText(lastDay)}, when these terms expire, is ${closed.last}. It may be hard to reach a lender or an attorney then.`,
      },
  ];
  return found.filter((note) => note !== false);
}

/** 12 CFR 1026.19(e)(1)(iii)(B) and (f)(1)(ii)(A). */
const LOAN_TAKES =
  "A lender needs time to value the home and approve the loan. By law, it must wait seven business days after its estimate and three after the final figures. Ask the lender if this day is possible.";
const CASH_TAKES =
  "Even without a loan, a title company must search the title and write the documents. Ask it if this day is possible.";

/** The contingencies that would end after the closing, if accepted on this day. */
function endingAfter(terms: Dates, acceptedOn: string): Contingency[] {
  const between = daysBetween(acceptedOn, terms.closing_on);
  return CONTINGENCIES.filter((name) => (terms[name] ?? 0) > Math.max(0, between));
}

function dateText(date: string): string {
  return formatDate(date, { short: true, year: true });
}
