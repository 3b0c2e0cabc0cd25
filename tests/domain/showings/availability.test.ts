import {
  type AvailabilityDay,
  bookableDays,
  DAY_SLOTS,
  DEFAULT_RULES,
  ISO_WEEKDAYS,
  isInBuffer,
  isStandardSlot,
  lengthText,
  MAX_HORIZON_DAYS,
  STANDARD_SLOTS,
  shortTime,
  slotsEvery,
  weekdayOf,
} from "@domain/showings/availability.ts";
import { addDays, dateInZone, instantInZone } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { instant, ZONES } from "../../support/zones.ts";

const HOUR_MS = 3_600_000;

const rules = fc.record({
  notice_hours: fc.integer({ min: 0, max: 168 }),
  horizon_days: fc.integer({ min: 1, max: MAX_HORIZON_DAYS }),
});

/** Days and slots that an owner may have stored around a moment, even invalid ones. */
function offers(now: Date, zone: string): fc.Arbitrary<AvailabilityDay[]> {
  const today = dateInZone(now, zone);
  const slot = fc.oneof(
    fc.constantFrom(...DAY_SLOTS),
    fc.constantFrom(...DAY_SLOTS).map((time) => `${time}:00`),
    fc.constantFrom("08:00", "20:00:00", "09:30", ""),
  );
  return fc.array(
    fc.record({
      date: fc.integer({ min: -3, max: 190 }).map((days) => addDays(today, days)),
      time_slots: fc.array(slot, { maxLength: 6 }),
    }),
    { maxLength: 8 },
  );
}

const situations = fc
  .record({ now: instant(), zone: fc.constantFrom(...ZONES), rules })
  .chain((situation) =>
    offers(situation.now, situation.zone).map((days) => ({ ...situation, days })),
  );

describe("bookableDays", () => {
  it("offers exactly what isn't past, too soon or too far ahead", () => {
    fc.assert(
      fc.property(situations, ({ now, zone, rules, days }) => {
        const lastDate = addDays(dateInZone(now, zone), rules.horizon_days);
        const expected = days.flatMap((day) =>
          day.time_slots
            .filter((slot) => DAY_SLOTS.some((standard) => slot.startsWith(standard)))
            .map((slot) => `${day.date} ${slot.slice(0, 5)}`)
            .filter((key) => {
              const start = instantInZone(key.slice(0, 10), key.slice(11), zone).getTime();
              return start - now.getTime() >= rules.notice_hours * HOUR_MS && day.date <= lastDate;
            })
            .filter(() => day.date >= dateInZone(now, zone)),
        );
        const offered = bookableDays(days, zone, now, rules).flatMap((day) =>
          day.time_slots.map((slot) => `${day.date} ${slot}`),
        );
        expect([...offered].sort()).toEqual([...expected].sort());
      }),
      { numRuns: draws(300) },
    );
  });

  it("returns sorted days without empty ones, and doesn't mutate its input", () => {
    forAll(situations, ({ now, zone, rules, days }) => {
      const before = structuredClone(days);
      const offered = bookableDays(days, zone, now, rules);
      expect(days).toEqual(before);
      expect(offered.every((day) => day.time_slots.length > 0)).toBe(true);
      const dates = offered.map((day) => day.date);
      expect(dates).toEqual([...dates].sort());
      for (const day of offered) expect(day.time_slots).toEqual([...day.time_slots].sort());
    });
  });

  it("changes at the exact second of the notice", () => {
    const days = [{ date: "2026-11-28", time_slots: ["10:00:00"] }];
    const at = (now: string) => bookableDays(days, "America/Denver", new Date(now)).length;
    expect(at("2026-11-28T15:00:00Z")).toBe(1);
    expect(at("2026-11-28T15:00:01Z")).toBe(0);
  });

  it("changes at midnight at the property, not at the reader's", () => {
    const rules = { notice_hours: 0, horizon_days: 1 };
    const days = [{ date: "2026-06-03", time_slots: ["09:00"] }];
    const at = (now: string) => bookableDays(days, "Pacific/Honolulu", new Date(now), rules).length;
    expect(at("2026-06-02T09:59:59Z")).toBe(0);
    expect(at("2026-06-02T10:00:00Z")).toBe(1);
  });

  it("uses two hours and sixty days unless the owner chooses otherwise", () => {
    expect(DEFAULT_RULES).toEqual({ notice_hours: 2, horizon_days: 60 });
  });
});

describe("standard slots", () => {
  it("are eleven hours, from nine to seven", () => {
    expect(STANDARD_SLOTS).toHaveLength(11);
    expect(STANDARD_SLOTS[0]).toBe("09:00");
    expect(STANDARD_SLOTS[10]).toBe("19:00");
  });

  it("are recognized in both formats, and nothing else is", () => {
    for (const slot of STANDARD_SLOTS) {
      expect(isStandardSlot(slot)).toBe(true);
      expect(isStandardSlot(`${slot}:00`)).toBe(true);
      expect(shortTime(`${slot}:00`)).toBe(slot);
    }
    for (const text of ["08:00", "20:00", "9:00", "09:15", "", "infinity", "24:00"])
      expect(isStandardSlot(text)).toBe(false);
    for (const text of [
      "09:00 or true",
      "09:00:59",
      "10:00:00; --",
      "10:00'; --",
      "11:00+02",
      "10:00 ",
    ])
      expect(isStandardSlot(text)).toBe(false);
  });
});

it("weekly hours start on Monday, as in ISO", () => {
  const week = Array.from({ length: 7 }, (_, n) => addDays("2026-11-23", n));
  expect(week.map(weekdayOf)).toEqual([...ISO_WEEKDAYS]);
  expect(weekdayOf("2026-11-22")).toBe("7");
});

describe("half hours", () => {
  it("are between the full ones, and in both lists the full ones are the same", () => {
    expect(DAY_SLOTS).toHaveLength(21);
    expect([...DAY_SLOTS]).toEqual([...DAY_SLOTS].sort());
    expect(slotsEvery(60)).toEqual(DAY_SLOTS.filter((slot) => slot.endsWith(":00")));
    expect(slotsEvery(30)).toEqual(DAY_SLOTS);
    expect(DAY_SLOTS.every(isStandardSlot)).toBe(true);
  });

  it("a showing keeps others away for as long as it lasts, and its buffer", () => {
    const reached = (buffer: number, minutes: number) =>
      DAY_SLOTS.filter((slot) => isInBuffer(slot, "12:00", buffer, minutes));
    expect(reached(0, 30)).toEqual(["12:00"]);
    expect(reached(0, 45)).toEqual(["11:30", "12:00", "12:30"]);
    expect(reached(0.5, 30)).toEqual(["11:30", "12:00", "12:30"]);
    expect(reached(0.5, 60)).toHaveLength(5);
  });

  it.each([
    [45, "45 minutes"],
    [60, "1 hour"],
    [90, "1½ hours"],
    [120, "2 hours"],
  ])("%i minutes are %s", (minutes, text) => {
    expect(lengthText(minutes)).toBe(text);
  });
});

it("a buffer keeps that many hours free on either side of a one-hour showing", () => {
  const reached = (hours: number) =>
    STANDARD_SLOTS.filter((slot) => isInBuffer(slot, "12:00:00", hours));
  expect(reached(0)).toEqual(["12:00"]);
  expect(reached(1)).toEqual(["11:00", "12:00", "13:00"]);
  expect(reached(3)).toEqual(["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00"]);
});
