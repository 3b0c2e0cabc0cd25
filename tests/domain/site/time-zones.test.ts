import {
  addDays,
  dateInZone,
  instantInZone,
  isCalendarDate,
  momentInZone,
} from "@domain/site/time/time-zones.ts";
import { zoneAbbreviation, zoneName } from "@domain/site/time/zone-names.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { calendarDate, clockTime, instant, wallClockOf, ZONES } from "../../support/zones.ts";

const HOUR_MS = 3_600_000;

describe("instantInZone", () => {
  it.each([
    ["America/Denver", "2026-11-28", "10:00", "2026-11-28T17:00:00Z"],
    ["America/Denver", "2026-07-04", "10:00", "2026-07-04T16:00:00Z"],
    ["Pacific/Honolulu", "2026-07-04", "19:00", "2026-07-05T05:00:00Z"],
    ["Asia/Kathmandu", "2026-01-01", "09:00", "2026-01-01T03:15:00Z"],
    ["America/St_Johns", "2026-01-01", "09:00", "2026-01-01T12:30:00Z"],
    ["Australia/Lord_Howe", "2026-01-01", "09:00", "2025-12-31T22:00:00Z"],
    ["Pacific/Kiritimati", "2026-01-01", "09:00", "2025-12-31T19:00:00Z"],
    ["Etc/GMT+12", "2026-01-01", "09:00", "2026-01-01T21:00:00Z"],
    // The full days around both clock changes.
    ["America/Los_Angeles", "2026-03-08", "01:59", "2026-03-08T09:59:00Z"],
    ["America/Los_Angeles", "2026-03-08", "03:00", "2026-03-08T10:00:00Z"],
    ["America/Los_Angeles", "2026-03-08", "09:00", "2026-03-08T16:00:00Z"],
    ["America/Los_Angeles", "2026-11-01", "00:59", "2026-11-01T07:59:00Z"],
    ["America/Los_Angeles", "2026-11-01", "09:00", "2026-11-01T17:00:00Z"],
  ])("%s %s %s is %s", (zone, date, time, expected) => {
    expect(instantInZone(date, time, zone)).toEqual(new Date(expected));
  });

  it("reads a skipped time with the offset before the change", () => {
    expect(instantInZone("2026-03-08", "02:30", "America/Denver")).toEqual(
      instantInZone("2026-03-08", "03:30", "America/Denver"),
    );
  });

  it("takes the first of a repeated time", () => {
    const first = instantInZone("2026-11-01", "01:30", "America/Denver");
    expect(first).toEqual(new Date("2026-11-01T07:30:00Z"));
    expect(wallClockOf(new Date(first.getTime() + HOUR_MS), "America/Denver")).toBe(
      "2026-11-01 01:30",
    );
  });

  it("is what clocks in the zone show, at any place and time", () => {
    fc.assert(
      fc.property(calendarDate(), clockTime(), fc.constantFrom(...ZONES), (date, time, zone) => {
        const shown = wallClockOf(instantInZone(date, time, zone), zone);
        // Only a time skipped by the clocks appears as another one, later on the same day.
        if (shown === `${date} ${time}`) return;
        expect(shown > `${date} ${time}`).toBe(true);
        expect(everShown(date, time, zone)).toBe(false);
      }),
      { numRuns: draws(400) },
    );
  });

  it("accepts the format of Postgres", () => {
    expect(instantInZone("2026-06-01", "14:00:00", "America/Boise")).toEqual(
      instantInZone("2026-06-01", "14:00", "America/Boise"),
    );
  });
});

describe("dateInZone", () => {
  it("is the local date in the zone", () => {
    fc.assert(
      fc.property(instant(), fc.constantFrom(...ZONES), (at, zone) => {
        expect(dateInZone(at, zone)).toBe(wallClockOf(at, zone).slice(0, 10));
      }),
      { numRuns: draws(300) },
    );
  });

  it("differs by a day across the date line", () => {
    const now = new Date("2026-06-01T11:00:00Z");
    expect(dateInZone(now, "Pacific/Kiritimati")).toBe("2026-06-02");
    expect(dateInZone(now, "Etc/GMT+12")).toBe("2026-05-31");
  });
});

describe("addDays", () => {
  it("is reversible and keeps the order", () => {
    forAll(calendarDate(), fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(addDays(date, days) > date).toBe(days > 0);
    });
  });

  it.each([
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-08", 1, "2026-03-09"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe("isCalendarDate", () => {
  it("accepts every existing date", () => {
    forAll(calendarDate(), (date) => isCalendarDate(date));
  });

  it.each(["2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1"])(
    "rejects %s",
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  it("rejects everything else, without throwing", () => {
    forAll(fc.string(), (text) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) expect(isCalendarDate(text)).toBe(false);
    });
    for (const text of ["infinity", "today", "2026-06-01 ", "2026-06-01T00:00", "20260601", ""])
      expect(isCalendarDate(text)).toBe(false);
  });
});

it("momentInZone is what a calendar and a clock show there", () => {
  const instant = "2026-11-28T00:05:00Z";
  expect(momentInZone(instant, "America/Denver")).toBe("Friday, November 27, 5:05 PM MST");
  expect(momentInZone(instant, "America/Denver", { short: true })).toBe(
    "Fri, Nov 27 at 5:05 PM MST",
  );
  expect(momentInZone(instant, "UTC")).toBe("Saturday, November 28, 12:05 AM UTC");
});

describe("names of zones", () => {
  it("are readable, with the abbreviation in force at the time", () => {
    expect(zoneName("America/Denver")).toBe("Mountain Time");
    expect(zoneName("Pacific/Guam")).toBe("Chamorro Standard Time");
    expect(zoneAbbreviation("America/Denver", new Date("2026-11-28T17:00:00Z"))).toBe("MST");
    expect(zoneAbbreviation("America/Denver", new Date("2026-07-28T17:00:00Z"))).toBe("MDT");
    expect(zoneAbbreviation("Pacific/Honolulu", new Date("2026-07-28T17:00:00Z"))).toBe("HST");
  });

  it.each(ZONES)("exist for %s", (zone) => {
    expect(zoneName(zone)).not.toBe("");
    expect(zoneAbbreviation(zone, new Date(0))).not.toBe("");
  });
});

/** Whether any minute within two days displays as this date and time. */
function everShown(date: string, time: string, zone: string): boolean {
  const middle = Date.parse(`${date}T${time}:00Z`);
  for (let at = middle - 26 * HOUR_MS; at <= middle + 26 * HOUR_MS; at += 60_000 * 15) {
    // Steps of a quarter hour suffice: offsets and their changes are multiples of it.
    if (wallClockOf(new Date(at), zone) === `${date} ${time}`) return true;
  }
  return false;
}
