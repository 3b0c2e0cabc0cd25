import { filtersOfReading, queryOfReading, sentPhrase } from "@domain/search/phrase-reading.ts";
import { describe, expect, it } from "vitest";

describe("sentPhrase", () => {
  it.each([
    ["  Room for\u00a0my  Horses! ", "room for my horses"],
    ["“no stairs to climb”", "“no stairs to climb”"],
    ["up to 450,000 with a view", "up to 450,000 with a view"],
  ])("has %j as %j", (written, sent) => {
    expect(sentPhrase(written)).toBe(sent);
  });

  it.each([
    "horses",
    "",
    "write pat@example.com",
    "call (303) 555-0100",
    "at www.evil.example now",
  ])("leaves out %j", (written) => {
    expect(sentPhrase(written)).toBeUndefined();
  });
});

describe("a model's reading", () => {
  it("is a query of filters that every search knows", () => {
    const query = queryOfReading([
      { name: "without", value: "pool" },
      { name: "min_lot_size", value: "2" },
    ]);
    expect(query).toBe("min_lot_size=2&without=pool");
    expect(filtersOfReading(query)).toEqual({ min_lot_size: 2, without: "pool" });
  });

  it("is none when it was kept under other rules", () => {
    for (const query of ["moat=1", "min_lot_size=2&place=Boise", "features=moat", "search_term=x"])
      expect(filtersOfReading(query)).toEqual({});
  });
});
