import { distanceText } from "@domain/distance.ts";
import { isFloorPlan } from "@domain/floor-plans.ts";
import { daysOpen, priceBefore, pricePerArea, timeOnMarket } from "@domain/market-facts.ts";
import { describe, expect, it } from "vitest";

const LISTED = "2026-11-03T12:00:00Z";

describe("what buyers compare", () => {
  it("is the price by area, where both are known", () => {
    expect(pricePerArea({ price: 485_000, sqft: 1840 })).toBe("$264/sqft");
    for (const home of [
      { price: null, sqft: 1840 },
      { price: 485_000, sqft: null },
      { price: 485_000, sqft: 0 },
    ])
      expect(pricePerArea(home)).toBeUndefined();
  });

  it.each([
    ["2026-11-03T12:00:00Z", null, "New today"],
    ["2026-11-04T13:00:00Z", null, "1 day on the market"],
    ["2026-12-25T12:00:00Z", null, "52 days on the market"],
    // A visitor's clock may be wrong.
    ["2026-11-01T12:00:00Z", null, "New today"],
    ["2027-11-04T13:00:00Z", "2026-11-13T12:30:00Z", "10 days on the market"],
    ["2027-11-04T13:00:00Z", "2026-11-03T15:00:00Z", "1 day on the market"],
  ])("read at %s, sold %s: %s", (now, sold_at, text) => {
    expect(timeOnMarket({ published_at: LISTED, sold_at }, new Date(now))).toBe(text);
  });

  it("a draft has not been on the market", () => {
    expect(timeOnMarket({ published_at: null, sold_at: null }, new Date())).toBeUndefined();
  });

  it("a price is lowered from a higher one, as long as the home is for sale", () => {
    const home = { price: 450_000, reduced_from: 500_000, status: "active" };
    expect(priceBefore(home)).toBe(500_000);
    for (const other of [{ status: "sold" }, { reduced_from: null }, { reduced_from: 450_000 }])
      expect(priceBefore({ ...home, ...other })).toBeUndefined();
    expect(priceBefore({ ...home, price: null })).toBeUndefined();
  });

  it("a weekend's day is open until it is over in Hawaii", () => {
    const home = { weekend: ["2026-11-28", "2026-11-29"] };
    expect(daysOpen(home, new Date("2026-11-26T20:00:00Z"))).toEqual(home.weekend);
    expect(daysOpen(home, new Date("2026-11-29T09:59:00Z"))).toEqual(home.weekend);
    expect(daysOpen(home, new Date("2026-11-29T10:00:00Z"))).toEqual(["2026-11-29"]);
    expect(daysOpen(home, new Date("2026-11-30T10:00:00Z"))).toEqual([]);
    for (const weekend of [null, undefined]) expect(daysOpen({ weekend }, new Date())).toEqual([]);
  });
});

describe("the distance between two homes", () => {
  const here = { lat: 43.6, lng: -116.2, address_hidden: false };

  it.each([
    [43.6001, -116.2, "Less than 0.1 miles away"],
    [43.6145, -116.2, "1 mile away"],
    [43.65, -116.2, "3.5 miles away"],
    [44.6, -116.2, "69 miles away"],
  ])("%d, %d: %s", (lat, lng, text) => {
    expect(distanceText(here, { lat, lng, address_hidden: false })).toBe(text);
  });

  it("is approximate for a hidden street, and undefined for an unknown place", () => {
    const near = { lat: 43.6001, lng: -116.2, address_hidden: true };
    expect(distanceText(here, near)).toBe("About 1 mile away");
    expect(distanceText({ ...here, lat: 43.65, address_hidden: true }, near)).toBe(
      "About 3 miles away",
    );
    expect(distanceText(here, { ...near, lat: null })).toBeUndefined();
  });
});

it.each([
  ["Floor plan", true],
  ["Floor plans of both stories", true],
  ["“Floorplan”, first floor", true],
  ["The open floor plan of the kitchen", false],
  ["", false],
])("a photo described as %j is a floor plan: %s", (alt, is) => {
  expect(isFloorPlan({ alt })).toBe(is);
});
