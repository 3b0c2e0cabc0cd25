import { ownTime, whenAtHome, whenForVisitor, zoneNote } from "@web/lib/own-clock.ts";
import { expect, test } from "vitest";

test("the home's own time, with its zone", () => {
  expect(whenAtHome({ date: "2026-11-28", time: "10:00" }, "Pacific/Honolulu")).toMatch(
    /^Saturday, November 28 at 10:00 AM, Hawaii/,
  );
});

test.each([
  // The evening in Honolulu is the next morning in Berlin.
  ["2026-11-29T05:00:00Z", "Pacific/Honolulu", "Europe/Berlin", /^Sunday, November 29 at 6:00 AM,/],
  // Boise changes its clocks on March 8, Berlin on the 29th.
  ["2026-03-10T16:00:00Z", "America/Boise", "Europe/Berlin", /^Tuesday, March 10 at 5:00 PM,/],
  ["2026-04-10T16:00:00Z", "America/Boise", "Europe/Berlin", /^Friday, April 10 at 6:00 PM,/],
])("%s in %s, for a visitor in %s", (instant, home, own, text) => {
  expect(whenForVisitor(instant, home, own)).toMatch(text);
});

test("a zone with the same time is not mentioned", () => {
  expect(whenForVisitor("2026-07-01T17:00:00Z", "America/Denver", "America/Boise")).toBeUndefined();
});

test("Phoenix and Denver agree in winter, and differ in summer", () => {
  expect(
    whenForVisitor("2026-01-10T17:00:00Z", "America/Denver", "America/Phoenix"),
  ).toBeUndefined();
  expect(whenForVisitor("2026-07-10T17:00:00Z", "America/Denver", "America/Phoenix")).toMatch(
    /^Friday, July 10 at 10:00 AM,/,
  );
});

test.each([
  [{ date: "2026-11-28", time: "19:00" }, "Pacific/Honolulu", "Europe/Berlin", "Sun 6:00 AM"],
  [{ date: "2026-11-28", time: "10:00:00" }, "America/Boise", "America/New_York", "12:00 PM"],
  [{ date: "2026-11-28", time: "10:00" }, "America/Boise", "America/Denver", undefined],
])("a slot %o in %s is %s: %s", (slot, home, own, text) => {
  expect(ownTime(slot, home, own)).toBe(text);
});

test("the note names the visitor's zone only where a time differs", () => {
  expect(zoneNote("America/Denver", ["2026-01-10"], "America/Phoenix")).toBe(
    "All times are in Mountain Time.",
  );
  expect(zoneNote("America/Denver", ["2026-01-10", "2026-07-10"], "America/Phoenix")).toMatch(
    /^All times are in Mountain Time\. Your own, in .*, is below each\.$/,
  );
});
