import { savedFilters, searchName } from "@domain/search/saved-searches.ts";
import { describe, expect, it } from "vitest";

describe("a saved search", () => {
  it.each([
    [{}, "All homes"],
    [{ property_type: "condo", max_price: 600_000 }, "Condos, under $600,000"],
    [{ property_type: "land", min_price: 50_000 }, "Land, from $50,000"],
    [{ property_type: "house", status: "active" }, "Houses, no pending sales"],
    [{ property_type: "house,condo", place: "Boise, ID" }, "Houses, Condos, Boise, ID"],
    [
      { min_sqft: 2000, max_year_built: 1940, only: "new,reduced" },
      "living area from 2,000 sqft, year built up to 1940, New this week, Price reduced",
    ],
    [
      { search_term: "porch", min_bedrooms: 3, min_bathrooms: 2, min_price: 1, max_price: 9 },
      "3+ beds, 2+ baths, $1 to $9, “porch”",
    ],
  ] as const)("%j is named %s", (filters, name) => {
    expect(searchName(filters)).toBe(name);
  });

  it("has a storable name, whatever the search", () => {
    expect([...searchName({ search_term: "🏡".repeat(200) })]).toHaveLength(120);
  });

  it("leaves out map area, sort order and the time of the last visit", () => {
    const since = "2026-11-25T15:04Z";
    expect(savedFilters({ bbox: [1, 2, 3, 4], sort: "newest", since, min_price: 5 })).toEqual({
      min_price: 5,
    });
  });
});
