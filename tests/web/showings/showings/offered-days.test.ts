import { offeredDays, offeredDaysText } from "@web/features/homes/own-homes/offered-days.ts";
import { expect, test } from "vitest";

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
