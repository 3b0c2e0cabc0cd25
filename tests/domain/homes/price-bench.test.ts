import {
  type BenchFacts,
  benchGrid,
  benchRange,
  type Comparable,
  DIFFERENCES,
  type DollarRates,
} from "@domain/homes/price-bench.ts";
import { comparableProblems, readComparable } from "@domain/homes/price-bench-facts.ts";
import { dollarRates, RATE_RULES, START_RATES } from "@domain/homes/price-bench-rates.ts";
import { readRows, readSoldAdvertisement } from "@domain/homes/price-bench-rows.ts";
import { benchWeaknesses } from "@domain/homes/price-bench-weaknesses.ts";
import fc from "fast-check";

import { describe, expect, it, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { HAND_GRIDS, TODAY } from "./price-bench-grids.ts";

const UNKNOWN: BenchFacts = {
  ...{ sqft: null, bedrooms: null, bathrooms: null, garage_spaces: null, lot_size: null },
  ...{ year_built: null, condition: null, lat: null, lng: null },
};
const NO_RATES: DollarRates = {
  ...{ sqft: 0, bedrooms: 0, bathrooms: 0, garage_spaces: 0, lot_size: 0, year_built: 0 },
  ...{ condition: 0, trend: 0 },
};

describe("the sales-comparison grid", () => {
  test.each(HAND_GRIDS)("a grid worked by hand has the same sums: $name", (hand) => {
    const sold = hand.sold.map((each, n) => soldHome({ ...each, id: String(n) }));
    const home = { ...UNKNOWN, ...hand.home };
    const grid = benchGrid(home, sold, { ...NO_RATES, ...hand.rates }, TODAY);
    expect(grid.map(({ adjusted }) => adjusted)).toEqual(hand.adjusted);
    const range = benchRange(grid);
    expect([range?.low, range?.high]).toEqual(hand.range);
  });

  const facts = fc.record({
    sqft: known(fc.integer({ min: 400, max: 6000 })),
    bedrooms: known(fc.nat(8)),
    bathrooms: known(fc.nat(12).map((half) => half / 2)),
    garage_spaces: known(fc.nat(4)),
    lot_size: known(fc.nat(500).map((part) => part / 100)),
    year_built: known(fc.integer({ min: 1850, max: 2026 })),
    condition: known(fc.integer({ min: 1, max: 5 })),
    lat: fc.constant(40),
    lng: fc.constant(-105),
  });
  const sales = fc
    .array(
      fc.record({
        facts,
        price: fc.integer({ min: 50_000, max: 3_000_000 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((drawn) =>
      drawn.map(({ facts: said, price, day }, n) =>
        soldHome({
          ...said,
          price,
          id: String(n),
          sold_on: `2026-02-${String(day).padStart(2, "0")}`,
        }),
      ),
    );
  const ratesOf = (sold: Comparable[]) => dollarRates(START_RATES, sold);

  it("does not depend on the order of the homes", () => {
    forAll(facts, sales, (home, sold) => {
      const rates = ratesOf(sold);
      const turned = [...sold].reverse();
      expect(ratesOf(turned)).toEqual(rates);
      expect(benchRange(benchGrid(home, turned, rates, TODAY))).toEqual(
        benchRange(benchGrid(home, sold, rates, TODAY)),
      );
    });
  });

  it("leaves the price of an equal home as it is", () => {
    forAll(facts, fc.integer({ min: 50_000, max: 3_000_000 }), (home, price) => {
      const [column] = benchGrid(
        home,
        [soldHome({ ...home, price })],
        ratesOf([soldHome({ ...home, price })]),
        TODAY,
      );
      expect(column?.adjusted).toBe(price);
      expect(column?.gross).toBe(0);
    });
  });

  it("never falls when the home has more of something", () => {
    forAll(facts, sales, fc.constantFrom(...DIFFERENCES), (home, sold, name) => {
      const rates = ratesOf(sold);
      const more = { ...home, [name]: home[name] === null ? null : home[name] + 1 };
      const before = benchGrid(home, sold, rates, TODAY);
      benchGrid(more, sold, rates, TODAY).forEach((column, n) => {
        expect(column.adjusted).toBeGreaterThanOrEqual(before[n]?.adjusted ?? 0);
      });
    });
  });

  it("has a range around the weighted middle, wider than a number", () => {
    forAll(facts, sales, (home, sold) => {
      const grid = benchGrid(home, sold, ratesOf(sold), TODAY);
      const range = benchRange(grid);
      if (!range) throw new Error("There is a home, so there is a range.");
      expect(range.low).toBeLessThanOrEqual(range.middle);
      expect(range.high).toBeGreaterThanOrEqual(range.middle);
      expect(range.low).toBeLessThan(range.high);
      for (const { adjusted } of grid) {
        expect(adjusted).toBeGreaterThanOrEqual(range.low);
        expect(adjusted).toBeLessThanOrEqual(range.high);
      }
      expect(grid.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    });
  });

  it("is the sum of what its lines say", () => {
    forAll(facts, sales, (home, sold) => {
      for (const { comparable, lines, adjusted } of benchGrid(home, sold, ratesOf(sold), TODAY)) {
        const whole = lines.reduce((sum, { amount }) => sum + amount, comparable.price);
        expect(adjusted).toBe(Math.max(0, whole));
      }
    });
  });

  it("has no range without a home", () => {
    expect(benchRange([])).toBeUndefined();
  });
});

describe("the rates", () => {
  it("begin within their sliders, with time at nothing", () => {
    for (const { start, min, max } of RATE_RULES) expect(start >= min && start <= max).toBe(true);
    expect(START_RATES.trend).toBe(0);
  });

  it("are shares of the medians of the sold homes", () => {
    const sold = [300_000, 500_000, 400_000].map((price) => soldHome({ price, sqft: price / 200 }));
    const rates = dollarRates(START_RATES, sold);
    // 40% of $200 a square foot, 2% of $400,000.
    expect(rates.sqft).toBe(80);
    expect(rates.bathrooms).toBe(8_000);
  });
});

describe("the weaknesses", () => {
  const told = (sold: Comparable[], home: Partial<BenchFacts> = {}, rates = {}) =>
    benchWeaknesses(
      benchGrid({ ...FULL, ...home }, sold, { ...NO_RATES, ...rates }, TODAY),
      TODAY,
    ).join("\n");
  const near = (change: Partial<Comparable> = {}) => soldHome({ ...FULL, ...change });

  it("are none for three equal homes that were just sold near by", () => {
    expect(told([near(), near(), near()])).toBe("");
  });

  test.each([
    ["only two homes", [near(), near()], "only two homes"],
    [
      "a sale of last year",
      [near(), near(), near({ sold_on: "2025-03-01" })],
      "more than 12 months ago: 9 Elm St",
    ],
    [
      "a sale of spring",
      [near(), near(), near({ sold_on: "2026-03-01" })],
      "more than 6 months ago",
    ],
    ["a home that is far away", [near(), near(), near({ lat: 40.1 })], "More than one mile away"],
    [
      "a home without a place",
      [near(), near(), near({ lat: null, lng: null })],
      "can't tell how far away",
    ],
    ["prices that differ much", [near(), near(), near({ price: 500_000 })], "25% apart"],
    ["an unknown area", [near(), near(), near({ sqft: null })], "unknown for 1 home"],
  ])("name %s", (_, sold, text) => {
    expect(told(sold)).toContain(text);
  });

  it("name a price that was moved far, and changes that cancel each other", () => {
    const far = [near(), near(), near({ sqft: 800 })];
    expect(told(far, {}, { sqft: 100 })).toContain("moved by more than 15%: 9 Elm St");
    const both = [near(), near(), near({ sqft: 1_000, condition: 5 })];
    expect(told(both, {}, { sqft: 120, condition: 30_000 })).toContain(
      "more than 25% of the price",
    );
  });

  it("name the home that has most of the weight", () => {
    const sold = [near({ address: "1 Oak St" }), near({ sqft: 500 }), near({ sqft: 500 })];
    expect(told(sold, {}, { sqft: 300 })).toContain("weight is on one home: 1 Oak St");
  });
});

describe("pasted lines", () => {
  it("are read under headings in any order", () => {
    const text =
      "SOLD DATE;PRICE;ADDRESS;CITY;SQUARE FEET;BEDS;BATHS;LOT SIZE;YEAR BUILT\nMarch-5-2026;$412,000;9 Elm St;Boulder;1,480;3;2;6500;1974";
    const [row] = readRows(text, TODAY);
    expect(row?.problems).toEqual([]);
    expect(row && readComparable(row.input)).toMatchObject({
      ...{ address: "9 Elm St, Boulder", price: 412_000, sold_on: "2026-03-05", sqft: 1_480 },
      ...{ bedrooms: 3, bathrooms: 2, year_built: 1974, garage_spaces: null },
    });
    expect(Number(row?.input.lot_size)).toBeCloseTo(0.15, 2);
  });

  it("are read without headings in the stated order", () => {
    const [row] = readRows('"9 Elm St, Boulder",412000,3/5/2026,1480,3,2.5,2,0.2,1974,3', TODAY);
    expect(row?.problems).toEqual([]);
    expect(row?.input).toMatchObject({
      address: "9 Elm St, Boulder",
      sold_on: "2026-03-05",
      bathrooms: "2.5",
    });
  });

  it("keep a line that can't be read, with its number", () => {
    const rows = readRows(
      "address,price,sold date\n9 Elm St,412000,2026-03-05\n10 Elm St,much,soon",
      TODAY,
    );
    expect(rows.map(({ number }) => number)).toEqual([2, 3]);
    expect(rows[1]).toMatchObject({
      line: "10 Elm St,much,soon",
      input: { price: "much", sold_on: "soon" },
    });
    expect(rows[1]?.problems).toHaveLength(2);
  });

  it("are never lost", () => {
    forAll(fc.array(fc.string({ maxLength: 40 }), { maxLength: 8 }), (lines) => {
      const full = lines
        .join("\n")
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "");
      const rows = readRows(lines.join("\n"), TODAY);
      // The first line may be headings.
      expect([full.length, full.length - 1]).toContain(rows.length);
      expect(rows.map(({ line }) => line)).toEqual(full.slice(full.length - rows.length));
    });
  });
});

describe("an advertisement", () => {
  it("fills in the facts of a sold home", () => {
    const { input } = readSoldAdvertisement(
      "9 Elm St, Boulder, CO 80302\n3 beds, 2 baths, 1,480 sq ft\nBuilt in 1974\n$412,000",
    );
    expect(input).toMatchObject({
      bedrooms: "3",
      bathrooms: "2",
      sqft: "1480",
      year_built: "1974",
    });
    expect(comparableProblems(input, TODAY).sold_on).toBe("Please enter the date of the sale");
  });

  test.each([
    ["Sold for $655,000 on July 9, 2026. Asking price $670,000", "655,000", "2026-07-09"],
    ["Sold on 7/9/2026 for $655000", "655000", "2026-07-09"],
    ["Sold last year. Asking price $670,000", "670000", ""],
    ["Unsold since July 9, 2026", "", ""],
  ])("that names the sale gives its price and day: %s", (text, price, sold_on) => {
    expect(readSoldAdvertisement(text).input).toMatchObject({ price, sold_on });
  });
});

const FULL = {
  ...{ sqft: 1_500, bedrooms: 3, bathrooms: 2, garage_spaces: 1, lot_size: 0.2, year_built: 1980 },
  ...{ condition: 3, lat: 40, lng: -105 },
};

function soldHome(said: Partial<Comparable>): Comparable {
  return { ...UNKNOWN, id: "sold", address: "9 Elm St", price: 400_000, sold_on: TODAY, ...said };
}

function known<T>(value: fc.Arbitrary<T>) {
  return fc.option(value, { nil: null, freq: 8 });
}
