import {
  closedDay,
  federalHoliday,
  federalHolidays,
  openDay,
} from "@domain/sales/federal-holidays.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const years = fc.integer({ min: 1990, max: 2200 });
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe("the federal holidays", () => {
  it("the holidays of 2026 to 2028 are those that the Office of Personnel Management lists", () => {
    const dates = (year: number) => federalHolidays(year).map(({ date }) => date.slice(5));
    expect(dates(2026)).toEqual(
      "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25".split(" "),
    );
    expect(dates(2027)).toEqual(
      "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24".split(" "),
    );
    // New Year's Day of 2028 is a Saturday.
    expect(federalHolidays(2028)[0]?.date).toBe("2027-12-31");
    expect(dates(2028).slice(1)).toEqual(
      "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25".split(" "),
    );
  });

  it("are in order, never on a weekend, and those of fixed days at most a day away from them", () => {
    const fixed: Record<string, string> = {
      "New Year's Day": "01-01",
      Juneteenth: "06-19",
      "Independence Day": "07-04",
      "Veterans Day": "11-11",
      "Christmas Day": "12-25",
    };
    forAll(years, (year) => {
      const all = federalHolidays(year);
      const dates = all.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const { date, name, isTheDayItself } of all) {
        expect([0, 6]).not.toContain(weekday(date));
        const day = fixed[name];
        if (!day) {
          // The others are Mondays, and Thanksgiving a Thursday, so they never move.
          expect([weekday(date), isTheDayItself]).toEqual([
            name.startsWith("Thanks") ? 4 : 1,
            true,
          ]);
          continue;
        }
        const itself = `${year}-${day}`;
        const observed =
          weekday(itself) === 6
            ? addDays(itself, -1)
            : addDays(itself, weekday(itself) === 0 ? 1 : 0);
        expect([date, isTheDayItself]).toEqual([observed, date === itself]);
      }
    });
  });

  it("have Juneteenth since 2021", () => {
    forAll(years, (year) => {
      expect(federalHolidays(year).length).toBe(year < 2021 ? 10 : 11);
    });
  });

  it("are found by their date, also in the year before", () => {
    forAll(years, (year) => {
      for (const holiday of federalHolidays(year))
        expect(federalHoliday(holiday.date)).toEqual(holiday);
    });
    expect(federalHoliday("2026-07-04")).toBeUndefined();
  });
});

it("a day is closed on weekends and holidays, and only then", () => {
  forAll(years, fc.integer({ min: 0, max: 364 }), (year, n) => {
    const date = addDays(`${year}-01-01`, n);
    const isWeekend = weekday(date) === 0 || weekday(date) === 6;
    expect(closedDay(date) !== undefined).toBe(isWeekend || federalHoliday(date) !== undefined);
  });
  expect(
    ["2026-11-28", "2026-11-29", "2026-11-30", "2026-11-26", "2026-07-03"].map(closedDay),
  ).toEqual([
    "a Saturday",
    "a Sunday",
    undefined,
    "Thanksgiving Day, a federal holiday",
    "the federal holiday for Independence Day",
  ]);
});

it("the next open day after Thanksgiving weekend and on Christmas of a Friday, found on a calendar", () => {
  // Thanksgiving itself, a Saturday, and a Christmas on a Friday before a weekend.
  expect(["2026-11-26", "2026-11-28", "2026-12-25", "2026-12-28"].map(openDay)).toEqual([
    "2026-11-27",
    "2026-11-30",
    "2026-12-28",
    "2026-12-28",
  ]);
});
