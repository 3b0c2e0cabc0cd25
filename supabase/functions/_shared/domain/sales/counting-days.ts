import { lowerFirst } from "../site/text/format.ts";
import { clockHour } from "../site/time/hours.ts";
import { addDays } from "../site/time/time-zones.ts";
import { closedDay, isLegalHoliday, weekdayOf } from "./federal-holidays.ts";
import { type SaleStepKind, STEP_LABELS } from "./sale-steps.ts";

/**
 * How the days of a contract are counted. The two sides choose the rule together, from their contract
 * (decision 177). `private.counted_day` counts the same way for the clock and the calendar feeds.
 */
export type CountingRule = {
  /** Whether every day counts, or only those on which federal offices are open. */
  counts: "calendar" | "business";
  /** A last day on which offices are closed: the next open day or, counted back from the closing, the one before. */
  moves: boolean;
  /** The hour at which a deadline ends, where the home is: 17 is 5 PM, 24 the end of the day. */
  until_hour: number;
  /**
   * The steps whose days the contract counts the other way: in business days where other deadlines have calendar days,
   * or in calendar days where others have business days.
   */
  otherwise: readonly SaleStepKind[];
};

/** What the count of days needs of a rule. */
type Counting = Pick<CountingRule, "counts" | "moves">;

/** The rule that an offer's terms imply until the two sides have agreed on one. */
export const PLAIN_RULE: CountingRule = {
  counts: "calendar",
  moves: false,
  until_hour: 24,
  otherwise: [],
};

/** Ways to count that the form offers for `until_hour`. */
export const UNTIL_HOURS = [12, 17, 18, 20, 21, 24] as const;

/**
 * The last day of a period.
 *
 * @param from is day 0 and never counts itself.
 * @param days of the period; negative ones count back.
 */
export function countedDay(from: string, days: number, { counts, moves }: Counting): string {
  const way = Math.sign(days);
  const isOpen = (day: string) => closedDay(day) === undefined;
  const last = counts === "calendar" ? addDays(from, days) : walk(from, days, isOpen);
  return moves && way !== 0 && !isOpen(last) ? walk(last, way, isOpen) : last;
}

/** How a contract counts the days of one step; `private.counts_for` is the same. */
export function countingFor(kind: SaleStepKind, rule: CountingRule): Counting {
  const { counts, moves, otherwise } = rule;
  return { counts: otherwise.includes(kind) ? otherCounts(counts) : counts, moves };
}

/** The other of the two ways to count. */
export function otherCounts(counts: CountingRule["counts"]): CountingRule["counts"] {
  return counts === "calendar" ? "business" : "calendar";
}

/**
 * Days as lenders count them before a closing: all but Sundays and the legal holidays themselves, so that a Friday
 * on which offices are closed for a Saturday's holiday still counts. 12 CFR 1026.2(a)(6) and its interpretation 2.
 */
export function lendersDay(from: string, days: number): string {
  return walk(from, days, (day) => weekdayOf(day) !== 0 && !isLegalHoliday(day));
}

/** The rule in words: "Calendar days; a deadline can be on a weekend or a federal holiday; until 5 PM." */
export function ruleText({ counts, moves, until_hour, otherwise }: CountingRule): string {
  const days = COUNTS_NAMES[counts];
  const closed =
    counts === "business"
      ? "weekends and federal holidays don't count"
      : moves
        ? "a deadline moves past weekends and federal holidays"
        : "a deadline can be on a weekend or a federal holiday";
  const others = otherwise.map((kind) => lowerFirst(STEP_LABELS[kind]));
  const apart =
    others.length > 0
      ? ` ${COUNTS_NAMES[otherCounts(counts)]} for: ${new Intl.ListFormat("en").format(others)}.`
      : "";
  return `${days}; ${closed}; ${hourText(until_hour)}.${apart}`;
}

const COUNTS_NAMES = { calendar: "Calendar days", business: "Business days" } as const;

/** "until 5 PM", "until the end of the day". */
export function hourText(hour: number): string {
  return `until ${hour === 24 ? "the end of the day" : clockHour(hour)}`;
}

function walk(from: string, days: number, counts: (day: string) => boolean): string {
  const way = Math.sign(days);
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, way);
    if (counts(day)) left -= 1;
  }
  return day;
}
