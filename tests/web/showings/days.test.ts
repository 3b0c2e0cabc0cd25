import { ALL_DEFAULT_RULES } from "@domain/showings/availability.ts";
import type { HourRange } from "@domain/showings/hour-ranges.ts";
import { instantInZone } from "@domain/site/time/time-zones.ts";
import { offeredDays, offeredDaysText } from "@web/features/homes/own-homes/offered-days.ts";
import { sameWeekdays } from "@web/features/showings/availability/own-days.ts";
import {
  nameOf,
  toggleDay,
  togglePreset,
  withStart,
} from "@web/features/showings/availability/weekly-hours.ts";
import { proposableDays } from "@web/features/showings/showings/proposable-days.ts";
import { describe, expect, test } from "vitest";

/** The days and hours that an owner offers, repeats or proposes. */

test("the month's other days of a weekday, without past ones", () => {
  expect(sameWeekdays("2026-12-08", "2026-12-02")).toEqual([
    "2026-12-15",
    "2026-12-22",
    "2026-12-29",
  ]);
  expect(sameWeekdays("2026-12-29", "2026-12-15")).toEqual(["2026-12-15", "2026-12-22"]);
  expect(sameWeekdays("2026-11-30", "2026-11-25")).toEqual([]);
});

const evenings = { days: ["1", "2", "3", "4", "5"], from: "17:00", to: "20:00" } as HourRange;

test("weekdays of a range are named as people say them", () => {
  const named = (days: string, from = "10:00") => nameOf({ days: days.split("") as never, from });
  expect(["", "6", "67", "1234567", "1234", "25", "15"].map((days) => named(days))).toEqual([
    ...["No day chosen", "Saturdays", "Weekends", "Every day"],
    ...["Monday to Thursday", "Tuesday, Friday", "Monday, Friday"],
  ]);
  expect([named("12345", "17:30"), named("12345", "09:00")]).toEqual([
    "Weekday evenings",
    "Weekdays",
  ]);
});

test("a preset is added and taken away again, also with other times", () => {
  const [added] = togglePreset([], evenings);
  expect(added).toEqual(evenings);
  const later = withStart(evenings, "18:00", ["19:00", "20:00"]);
  expect(later).toEqual({ ...evenings, from: "18:00" });
  expect(togglePreset([later], evenings)).toEqual([]);
});

test("a range's first time moves a last one that is before it, and a day is toggled in order", () => {
  const morning = { ...evenings, from: "09:00", to: "11:00" };
  expect(withStart(morning, "12:00", ["13:00", "14:00"]).to).toBe("13:00");
  expect(toggleDay({ ...morning, days: ["2", "6"] }, "4").days).toEqual(["2", "4", "6"]);
  expect(toggleDay({ ...morning, days: ["2", "6"] }, "2").days).toEqual(["6"]);
});

const home = {
  time_zone: "Pacific/Honolulu",
  availability: [
    { date: "2026-11-20", time_slots: ["09:00:00"] },
    { date: "2026-11-21", time_slots: ["09:00:00"] },
    { date: "2026-11-22", time_slots: [] },
    { date: "2026-11-23", time_slots: ["09:00:00", "10:00:00"] },
  ],
};

test("counts days from today on with a free time, in the property's time zone", () => {
  expect(offeredDays(home, new Date("2026-11-21T12:00:00Z"))).toBe(2);
  // Still the 20th in Honolulu.
  expect(offeredDays(home, new Date("2026-11-21T09:00:00Z"))).toBe(3);
});

test("days in words", () => {
  expect(offeredDaysText(home, new Date("2026-11-21T12:00:00Z"))).toBe(
    "2 days offered for showings",
  );
  expect(offeredDaysText(home, new Date("2026-11-23T12:00:00Z"))).toBe(
    "1 day offered for showings",
  );
  expect(offeredDaysText(home, new Date("2026-12-01T12:00:00Z"))).toBe("No showing times offered");
});

const at = (date: string, time: string, status: "pending" | "confirmed" | "cancelled") => ({
  id: `${date}${time}`,
  date,
  time,
  status,
});

describe("the times that an owner may propose", () => {
  test("are future hours that aren't taken", () => {
    const bookings = [
      at("2026-11-21", "18:00", "pending"),
      at("2026-11-22", "09:00", "confirmed"),
      at("2026-11-22", "10:00", "cancelled"),
    ];
    // 5:30 PM in Boise.
    const [today, tomorrow] = proposableDays(
      { bookings, rules: ALL_DEFAULT_RULES },
      "America/Boise",
      new Date("2026-11-22T00:30:00Z"),
    );
    expect(today).toEqual({ date: "2026-11-21", time_slots: ["19:00"] });
    expect(tomorrow?.time_slots[0]).toBe("10:00");
    expect(tomorrow?.time_slots).toHaveLength(10);
  });

  test("are half hours where the owner offers them, and none that a showing lasts into", () => {
    const rules = { ...ALL_DEFAULT_RULES, slot_minutes: 30, showing_minutes: 45 };
    const bookings = [at("2026-11-22", "12:00", "pending")];
    const now = new Date("2026-11-22T00:30:00Z");
    const slots = proposableDays({ bookings, rules }, "America/Boise", now)[1]?.time_slots;
    expect(slots?.filter((slot) => slot > "10:30" && slot < "13:30")).toEqual(["11:00", "13:00"]);
    expect(slots).toHaveLength(18);
  });

  test.each(["Pacific/Honolulu", "America/New_York"])(
    "times in %s never include a past hour, at any time of day",
    (zone) => {
      for (let hour = 0; hour < 48; hour++) {
        // Includes the night when clocks in New York go back.
        const now = new Date(Date.parse("2026-10-31T12:00:00Z") + hour * 3_600_000);
        for (const day of proposableDays(
          { bookings: [], rules: ALL_DEFAULT_RULES },
          zone,
          now,
        ).slice(0, 2))
          for (const slot of day.time_slots)
            expect(instantInZone(day.date, slot, zone).getTime()).toBeGreaterThan(now.getTime());
      }
    },
  );
});
