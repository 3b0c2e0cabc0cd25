import { CHANNELS } from "@domain/homes/channels.ts";
import {
  channelTotals,
  FIGURES,
  sumOf,
  type WeekRow,
  weeksOf,
} from "@domain/homes/listing-weeks.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const MONDAY = "2026-03-02";
const figures = fc.record({
  views: fc.nat(90),
  saves: fc.nat(9),
  requests: fc.nat(9),
  showings: fc.nat(9),
  offers: fc.nat(9),
});
const rows = fc.array(
  fc.record({ week: fc.nat(30), came_from: fc.constantFrom("", ...CHANNELS), some: figures }).map(
    ({ week, came_from, some }): WeekRow => ({
      week: addDays(MONDAY, 7 * week),
      came_from,
      ...some,
    }),
  ),
);

describe("the weeks of a home", () => {
  it("begin with its first and end with this one, without a gap", () => {
    const weeks = weeksOf([], { from: "2026-03-08", today: "2026-03-23" });
    expect(weeks.map(({ day }) => day)).toEqual([MONDAY, "2026-03-09", "2026-03-16", "2026-03-23"]);
  });

  it("lose nothing and invent nothing", () => {
    forAll(rows, (some) => {
      const weeks = weeksOf(some, { from: MONDAY, today: addDays(MONDAY, 7 * 30) });
      for (const figure of FIGURES) {
        expect(sumOf(weeks)[figure]).toBe(sumOf(some)[figure]);
        expect(sumOf(channelTotals(some))[figure]).toBe(sumOf(some)[figure]);
      }
    });
  });
});

it("the places visitors came from are in the order of the offers, then the showings, they led to", () => {
  const none = { views: 0, saves: 0, requests: 0, showings: 0, offers: 0 };
  const totals = channelTotals([
    { week: MONDAY, came_from: "", ...none, views: 100 },
    { week: MONDAY, came_from: "sign", ...none, views: 5, showings: 2 },
    { week: MONDAY, came_from: "flyer", ...none, views: 50, requests: 1 },
    { week: MONDAY, came_from: "mls", ...none, views: 1, offers: 1 },
  ]);
  expect(totals.map(({ name }) => name)).toEqual([
    "MLS by a broker",
    "Yard sign, short address",
    "Flyer",
    "Everywhere else",
  ]);
});
