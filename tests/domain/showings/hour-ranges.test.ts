import {
  DAY_SLOTS,
  ISO_WEEKDAYS,
  slotsEvery,
  type WeeklyHours,
} from "@domain/showings/availability.ts";
import {
  endsAfter,
  HOUR_PRESETS,
  hoursOf,
  lastStart,
  rangesOf,
} from "@domain/showings/hour-ranges.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const weekly = (slots: readonly string[]): fc.Arbitrary<WeeklyHours> =>
  fc
    .record(Object.fromEntries(ISO_WEEKDAYS.map((day) => [day, fc.subarray([...slots])])))
    .map((hours) => Object.fromEntries(Object.entries(hours).filter(([, day]) => day.length > 0)));

it("any weekly hours are the same after they were shown as ranges, on full hours or with half hours", () => {
  forAll(weekly(slotsEvery(60)), (hours) => {
    expect(hoursOf(rangesOf(hours), 60)).toEqual(hours);
  });
  forAll(weekly(DAY_SLOTS), (hours) => {
    const isHalf = Object.values(hours)
      .flat()
      .some((slot) => slot.endsWith("30"));
    expect(hoursOf(rangesOf(hours), isHalf ? 30 : 60)).toEqual(hours);
  });
});

it("weekday evenings 5 to 8 with Saturday 10 to 4 are two ranges, as they were pressed", () => {
  const [evenings, , saturdays] = HOUR_PRESETS.map(({ range }) => range);
  const pressed = [evenings, saturdays].filter((range) => range !== undefined);
  for (const minutes of [60, 30]) {
    const hours = hoursOf(pressed, minutes);
    expect(rangesOf(hours)).toEqual(pressed);
    expect(hours[1]?.at(-1)).toBe("19:00");
    expect(hours[6]?.at(-1)).toBe(minutes === 60 ? "15:00" : "15:30");
  }
  expect(hoursOf(pressed, 60)[3]).toEqual(["17:00", "18:00", "19:00"]);
});

it("half hours fill the ranges of full hours, or are left out of them", () => {
  expect(hoursOf(rangesOf({ 2: ["10:00", "11:00"] }), 30)).toEqual({
    2: ["10:00", "10:30", "11:00", "11:30"],
  });
  expect(hoursOf(rangesOf({ 2: ["10:30", "11:00"] }), 60)).toEqual({ 2: ["11:00"] });
});

it("a range ends after it begins, and at 8:00 PM at the latest", () => {
  expect(endsAfter("18:00", 60)).toEqual(["19:00", "20:00"]);
  expect(endsAfter("18:30", 30)).toEqual(["19:00", "20:00"]);
  expect(lastStart({ days: ["1"], from: "17:00", to: "20:00" }, 30)).toBe("19:00");
  expect(lastStart({ days: ["1"], from: "17:30", to: "18:00" }, 60)).toBeUndefined();
});
