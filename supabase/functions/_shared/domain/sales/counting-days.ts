import { addDays } from "../site/time/time-zones.ts";
import { closedDay, isLegalHoliday, weekdayOf } from "./federal-holidays.ts";

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
};

/** The rule that an offer's terms imply until the two sides have agreed on one. */
export const PLAIN_RULE: CountingRule = { counts: "calendar", moves: false, until_hour: 24 };

/** Ways to count that the form offers for `until_hour`. */
export const UNTIL_HOURS = [12, 17, 18, 20, 21, 24] as const;

/**
 * The last day of a period.
 *
 * @param from is day 0 and never counts itself.
 * @param days of the period; negative ones count back.
 */
export function countedDay(
  from: string,
  days: number,
  { counts, moves }: Pick<CountingRule, "counts" | "moves">,
): string {
  const way = Math.sign(days);
  const isOpen = (day: string) => closedDay(day) === undefined;
  const last = counts === "calendar" ? addDays(from, days) : walk(from, days, isOpen);
  return moves && way !== 0 && !isOpen(last) ? walk(last, way, isOpen) : last;
}

/**
 * Days as lenders count them before a closing: all but Sundays and the legal holidays themselves, so that a Friday
 * on which offices are closed for a Saturday's holiday still counts. 12 CFR 1026.2(a)(6) and its interpretation 2.
 */
export function lendersDay(from: string, days: number): string {
  return walk(from, days, (day) => weekdayOf(day) !== 0 && !isLegalHoliday(day));
}

/** The rule in words: "Calendar days; a deadline can be on a weekend or a federal holiday; until 5 PM." */
export function ruleText({ counts, moves, until_hour }: CountingRule): string {
  const days = counts === "calendar" ? "Calendar days" : "Business days";
  const closed =
    counts === "business"
      ? "weekends and federal holidays don't count"
      : moves
        ? "a deadline moves past weekends and federal holidays"
        : "a deadline can be on a weekend or a federal holiday";
  return `${days}; ${closed}; ${hourText(until_hour)}.`;
}

/** "until 5 PM", "until the end of the day". */
export function hourText(hour: number): string {
  if (hour === 24) return "until the end of the day";
  if (hour === 12) return "until noon";
  return `until ${hour % 12} ${hour < 12 ? "AM" : "PM"}`;
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
