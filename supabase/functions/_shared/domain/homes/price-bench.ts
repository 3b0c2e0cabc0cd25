import { distanceKm } from "./us-states.ts";

/**
 * What a home may be worth by homes sold near it: the sales-comparison grid. Each sold home's price is moved by what
 * the homes differ in, and the moved prices are a range. There is never one number.
 */

/** What two homes are compared by; null is unknown. */
export type BenchFacts = {
  sqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garage_spaces: number | null;
  /** Acres. */
  lot_size: number | null;
  year_built: number | null;
  /** 1 to 5 (CONDITIONS). */
  condition: number | null;
  lat: number | null;
  lng: number | null;
};

export type Comparable = BenchFacts & {
  id: string;
  address: string;
  /** Whole dollars. */
  price: number;
  /** yyyy-mm-dd */
  sold_on: string;
};

/** What one more of each thing is worth, in dollars; `trend` is percent a year. */
export type DollarRates = Record<Difference, number> & { trend: number };

/** The facts that a price is moved by, in the order of the grid. */
export const DIFFERENCES = [
  "sqft",
  "bedrooms",
  "bathrooms",
  "garage_spaces",
  "lot_size",
  "year_built",
  "condition",
] as const;
export type Difference = (typeof DIFFERENCES)[number];

export type GridLine = {
  name: Difference | "sold_on";
  /** How much more the home has; years since the sale for `sold_on`; null if one of the two is unknown. */
  difference: number | null;
  /** Dollars for one; for `sold_on`, dollars a year. */
  rate: number;
  /** Whole dollars, difference × rate. */
  amount: number;
};

export type GridColumn = {
  comparable: Comparable;
  lines: GridLine[];
  /** The price and all amounts. */
  adjusted: number;
  /** The amounts' sum, and the sum of their sizes, as shares of the price. */
  net: number;
  gross: number;
  miles: number | null;
  /** The share in the weighted middle, 0 to 1: less where more was adjusted. */
  weight: number;
};

export type BenchRange = { low: number; middle: number; high: number };

/** One column for each comparable, in the order given. @param today yyyy-mm-dd */
export function benchGrid(
  home: BenchFacts,
  comparables: readonly Comparable[],
  rates: DollarRates,
  today: string,
): GridColumn[] {
  const columns = comparables.map((comparable) => {
    const lines = [
      ...DIFFERENCES.map((name): GridLine => {
        const [own, other] = [home[name], comparable[name]];
        const difference = own === null || other === null ? null : rounded(own - other);
        return line(name, difference, rates[name]);
      }),
      line(
        "sold_on",
        yearsBetween(comparable.sold_on, today),
        (comparable.price * rates.trend) / 100,
      ),
    ];
    const amounts = lines.map(({ amount }) => amount);
    const net = sum(amounts);
    return {
      comparable,
      lines,
      adjusted: Math.max(0, comparable.price + net),
      net: net / comparable.price,
      gross: sum(amounts.map(Math.abs)) / comparable.price,
      miles: distanceMiles(home, comparable),
    };
  });
  const weights = columns.map(({ gross }) => 1 / (gross + LEAST_GROSS));
  // Sums of fractions depend on their order, so the largest comes first in any order of the homes.
  const whole = sum([...weights].sort((a, b) => b - a));
  return columns.map((column, n) => ({ ...column, weight: (weights[n] ?? 0) / whole }));
}

/**
 * From the lowest to the highest adjusted price, and at least LEAST_SPREAD to either side of the weighted middle, in
 * whole thousands. Undefined without a comparable.
 */
export function benchRange(grid: readonly GridColumn[]): BenchRange | undefined {
  if (grid.length === 0) return undefined;
  const prices = grid.map(({ adjusted }) => adjusted);
  const parts = grid.map(({ adjusted, weight }) => adjusted * weight).sort((a, b) => a - b);
  const middle = Math.round(sum(parts));
  const spread = middle * LEAST_SPREAD;
  return {
    low: Math.floor(Math.min(...prices, middle - spread) / STEP) * STEP,
    middle,
    high: Math.ceil(Math.max(...prices, middle + spread) / STEP) * STEP,
  };
}

/** No sale tells a price more closely than this share: the least distance between the middle and an end. */
export const LEAST_SPREAD = 0.025;

/** Keeps a home that needs no adjustment from having all the weight. */
const LEAST_GROSS = 0.05;

/** The range's ends are whole thousands. */
const STEP = 1000;

function line(name: GridLine["name"], difference: number | null, rate: number): GridLine {
  const amount = Math.round((difference ?? 0) * rate);
  return { name, difference, rate, amount: amount === 0 ? 0 : amount };
}

/** Lots and bathrooms have fractions, and binary ones would show. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** Never negative: a sale in the future is a sale of today. */
export function yearsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return Math.max(0, days) / 365.25;
}

const DAY_MS = 86_400_000;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Miles as the crow flies; null if either place is unknown. */
function distanceMiles(
  a: Pick<BenchFacts, "lat" | "lng">,
  b: Pick<BenchFacts, "lat" | "lng">,
): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null;
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng }) * MILES_A_KM;
}

const MILES_A_KM = 0.621371;
