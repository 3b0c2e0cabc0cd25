import {
  formatArea,
  formatCount,
  formatDate,
  formatDay,
  formatDollars,
  formatLot,
  formatMoment,
  formatPrice,
  formatTime,
} from "@domain/site/text/format.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { calendarDate, clockTime } from "../../support/zones.ts";

it.each([
  [1840.4, "$1,840"],
  [0.4, "$0"],
  [-1840, "−$1,840"],
])("formatDollars(%s) is %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

describe("formatPrice", () => {
  it("can be read back to the dollar", () => {
    forAll(fc.integer({ min: 1, max: 2_000_000_000 }), (price) => {
      const text = formatPrice(price);
      expect(text).toMatch(/^\$\d{1,3}(,\d{3})*$/);
      expect(Number(text.replace(/[$,]/g, ""))).toBe(price);
    });
  });

  it("says when there is none", () => {
    for (const price of [null, undefined, 0, -1])
      expect(formatPrice(price)).toBe("Price on request");
  });
});

it("sizes use singular or plural to match the number shown", () => {
  expect(formatCount(1, "home")).toBe("1 home");
  expect(formatCount(0, "home")).toBe("0 homes");
  expect(formatCount(2, "foot", "feet")).toBe("2 feet");
  expect(formatArea(12_345)).toBe("12,345 sqft");
  expect(formatLot(0.18)).toBe("0.18 acre");
  expect(formatLot(2.4)).toBe("2.4 acres");
  expect(formatLot(1)).toBe("1 acre");
  expect(formatLot(1.04)).toBe("1 acre");
});

describe("dates and times", () => {
  it("show the date as written, in any zone of the reader", () => {
    forAll(calendarDate(), (date) => {
      const [year = "", , day = ""] = date.split("-");
      expect(formatDate(date, { year: true })).toMatch(
        new RegExp(`^[A-Z][a-z]+day, [A-Z][a-z]+ ${Number(day)}, ${year}$`),
      );
    });
    expect(formatDate("2026-11-28")).toBe("Saturday, November 28");
    expect(formatDate("2026-11-28", { short: true })).toBe("Sat, Nov 28");
  });

  it("use the twelve-hour clock", () => {
    forAll(clockTime(), (time) => {
      const text = formatTime(time);
      expect(formatTime(`${time}:00`)).toBe(text);
      const [, hour = "", minute, half] = text.match(/^(\d+):(\d\d) (AM|PM)$/) ?? [];
      const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
      expect(`${String(hours).padStart(2, "0")}:${minute}`).toBe(time);
    });
    expect(formatTime("00:00")).toBe("12:00 AM");
    expect(formatTime("12:00:00")).toBe("12:00 PM");
  });

  it("show how long ago a moment was, and later its day", () => {
    const now = new Date("2026-11-22T12:00:00Z");
    const shown = (before: number) =>
      formatMoment(new Date(now.getTime() - before * 60_000).toISOString(), now);
    expect([-1, 0, 1, 59, 60, 24 * 60 - 1].map(shown)).toEqual([
      "Just now",
      "Just now",
      "1 minute ago",
      "59 minutes ago",
      "1 hour ago",
      "23 hours ago",
    ]);
    expect(shown(3 * 24 * 60)).toBe("Nov 19, 2026");
  });

  it("show an instant in the requested zone", () => {
    expect(formatDay("2026-11-03T02:00:00Z", "America/Denver")).toBe("Nov 2, 2026");
    expect(formatDay("2026-11-03T02:00:00Z", "UTC")).toBe("Nov 3, 2026");
  });
});
