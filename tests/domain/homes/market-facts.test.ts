import { isFloorPlan } from "@domain/homes/floor-plans.ts";
import {
  openHouseText,
  priceBefore,
  pricePerArea,
  timeOnMarket,
} from "@domain/homes/market-facts.ts";
import { distanceText } from "@domain/search/distance.ts";
import { describe, expect, it } from "vitest";

const LISTED = "2026-11-03T12:00:00Z";

describe("a fact that buyers compare", () => {
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

  it.each([
    ["13:00", 120, "Open Sat 1–3"],
    ["11:30", 90, "Open Sat 11:30–1"],
    ["09:00", 30, "Open Sat 9–9:30"],
    ["12:00", 60, "Open Sat 12–1"],
  ])("an open house at %s for %i minutes is %j until it ends", (time, minutes, text) => {
    const ends_at = "2026-11-28T22:00:00Z";
    const home = { open_house: { date: "2026-11-28", time, minutes, ends_at } };
    expect(openHouseText(home, new Date("2026-11-28T21:59:00Z"))).toBe(text);
    expect(openHouseText(home, new Date(ends_at))).toBeUndefined();
    for (const open_house of [null, undefined])
      expect(openHouseText({ open_house }, new Date())).toBeUndefined();
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
