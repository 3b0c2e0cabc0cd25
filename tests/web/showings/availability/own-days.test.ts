import { sameWeekdays } from "@web/features/showings/availability/own-days.ts";
import { copyToWeekdays, toggledHour } from "@web/features/showings/availability/weekly-hours.ts";
import { expect, test } from "vitest";

test("the month's other days of a weekday, without past ones", () => {
  expect(sameWeekdays("2026-12-08", "2026-12-02")).toEqual([
    "2026-12-15",
    "2026-12-22",
    "2026-12-29",
  ]);
  expect(sameWeekdays("2026-12-29", "2026-12-15")).toEqual(["2026-12-15", "2026-12-22"]);
  expect(sameWeekdays("2026-11-30", "2026-11-25")).toEqual([]);
});

test("an hour is toggled on and off; a weekday without hours is left out", () => {
  const on = toggledHour({ "1": ["10:00"] }, "1", "09:00");
  expect(on).toEqual({ "1": ["09:00", "10:00"] });
  expect(toggledHour(toggledHour(on, "1", "09:00"), "1", "10:00")).toEqual({});
});

test("Monday is copied to the weekdays, even if empty; the weekend stays", () => {
  expect(copyToWeekdays({ "1": ["09:00"], "3": ["12:00"], "6": ["11:00"] })).toEqual({
    "1": ["09:00"],
    "2": ["09:00"],
    "3": ["09:00"],
    "4": ["09:00"],
    "5": ["09:00"],
    "6": ["11:00"],
  });
  expect(copyToWeekdays({ "3": ["12:00"], "7": ["11:00"] })).toEqual({ "7": ["11:00"] });
});
