import {
  type CountingRule,
  countedDay,
  hourText,
  lendersDay,
  ruleText,
} from "@domain/sales/counting-days.ts";
import { isLegalHoliday } from "@domain/sales/federal-holidays.ts";
import { isCountedByContract, SALE_STEPS } from "@domain/sales/sale-steps.ts";
import { addDays, daysBetween } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedByHand, isClosed } from "../../support/closing-model.ts";
import { forAll } from "../../support/fuzz.ts";

const day = fc.integer({ min: 0, max: 3650 }).map((n) => addDays("2026-01-01", n));
const days = fc.integer({ min: 1, max: 180 }).chain((n) => fc.constantFrom(n, -n));
const rule = fc.record<CountingRule>({
  counts: fc.constantFrom("calendar", "business"),
  moves: fc.boolean(),
  until_hour: fc.constantFrom(17, 24),
  otherwise: fc.subarray(SALE_STEPS.filter(isCountedByContract)),
});

describe("days", () => {
  it("are counted as on a calendar with the closed days crossed out", () => {
    forAll(day, days, rule, (from, n, how) => {
      expect(countedDay(from, n, how)).toBe(countedByHand(from, n, how));
      expect(lendersDay(from, n)).toBe(countedByHand(from, n, "lender"));
    });
  });

  it("never end on a day that the rule forbids, and never before their number is over", () => {
    forAll(day, days, rule, (from, n, how) => {
      const last = countedDay(from, n, how);
      if (how.counts === "business" || how.moves) expect(isClosed(last)).toBe(false);
      const away = daysBetween(from, last) * Math.sign(n);
      expect(away).toBeGreaterThanOrEqual(Math.abs(n));
      if (how.counts === "calendar" && !how.moves) expect(away).toBe(Math.abs(n));
    });
  });

  // On paper, with the calendar of November and December 2026: Thanksgiving is the 26th, Christmas a Friday.
  it.each([
    ["2026-11-20", 5, { counts: "calendar", moves: false }, "2026-11-25"],
    ["2026-11-20", 8, { counts: "calendar", moves: false }, "2026-11-28"],
    ["2026-11-20", 8, { counts: "calendar", moves: true }, "2026-11-30"],
    ["2026-11-20", 5, { counts: "business", moves: false }, "2026-11-30"],
    ["2026-12-28", -1, { counts: "calendar", moves: true }, "2026-12-24"],
    ["2026-12-28", -1, { counts: "business", moves: false }, "2026-12-24"],
    ["2026-07-01", 2, { counts: "business", moves: false }, "2026-07-06"],
  ] as const)("days from %s, %i days, %o: %s", (from, n, how, last) => {
    expect(countedDay(from, n, how)).toBe(last);
  });

  it("count for lenders on Saturdays and on the Friday that stands in for a holiday", () => {
    // July 4, 2026 is a Saturday; offices are closed on Friday, July 3.
    expect(isLegalHoliday("2026-07-04")).toBe(true);
    expect(isLegalHoliday("2026-07-03")).toBe(false);
    expect(lendersDay("2026-07-07", -3)).toBe("2026-07-02");
    expect(lendersDay("2026-11-30", -3)).toBe("2026-11-25");
    expect(lendersDay("2026-11-20", -3)).toBe("2026-11-17");
  });
});

it("a rule is said in a sentence", () => {
  expect(ruleText({ counts: "calendar", moves: true, until_hour: 17, otherwise: [] })).toBe(
    "Calendar days; a deadline moves past weekends and federal holidays; until 5 PM.",
  );
  expect(
    ruleText({
      ...{ counts: "calendar", moves: false, until_hour: 17 },
      otherwise: ["earnest_money", "title"],
    }),
  ).toBe(
    "Calendar days; a deadline can be on a weekend or a federal holiday; until 5 PM. Business days for: earnest money paid and title search ordered.",
  );
  expect(ruleText({ counts: "business", moves: false, until_hour: 24, otherwise: [] })).toBe(
    "Business days; weekends and federal holidays don't count; until the end of the day.",
  );
  expect([9, 12, 21].map(hourText)).toEqual(["until 9 AM", "until noon", "until 9 PM"]);
});
