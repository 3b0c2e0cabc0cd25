import { type Comparable, DIFFERENCES, type Difference, type DollarRates } from "./price-bench.ts";

/**
 * What a difference is worth. Every rate is a percentage of the comparables' own median price, or of their median price
 * per square foot, so that it fits the place. The owner moves each of them.
 */

export type BenchRates = Record<Difference | "trend", number>;

type RateRule = {
  name: keyof BenchRates;
  label: string;
  /** What the percentage is of. */
  of: string;
  start: number;
  min: number;
  max: number;
  step: number;
};

export const RATE_RULES: readonly RateRule[] = [
  rule(
    "sqft",
    "Living area",
    "of the median price per square foot, for each square foot",
    40,
    100,
    5,
  ),
  rule("bedrooms", "Bedroom", "of the median price, for each bedroom", 1, 10, 0.5),
  rule("bathrooms", "Bathroom", "of the median price, for each bathroom", 2, 10, 0.5),
  rule("garage_spaces", "Garage", "of the median price, for each car", 1.5, 10, 0.5),
  rule("lot_size", "Land", "of the median price, for each acre", 5, 50, 1),
  rule("year_built", "Age", "of the median price, for each year", 0.2, 2, 0.1),
  rule("condition", "Condition", "of the median price, for each step", 4, 15, 0.5),
  { ...rule("trend", "Date of sale", "a year, since the sale", 0, 15, 0.5), min: -15 },
];

/** Where the starting rates come from, said beside them. */
export const RATES_SOURCE =
  "These rates are our starting point, not a statistic. Change each one to what buyers near you pay.";

/** Why area starts below the whole price per square foot. */
export const AREA_SOURCE =
  "A price also pays for the land and the place. So one more foot is worth less than its share of the price.";

export const DATE_SOURCE =
  "It starts at 0% a year. We don't know how prices near you moved, so you set it.";

export const START_RATES = Object.fromEntries(
  RATE_RULES.map(({ name, start }) => [name, start]),
) as BenchRates;

/** In dollars, by the medians of these homes. Without areas, area counts nothing. */
export function dollarRates(rates: BenchRates, comparables: readonly Comparable[]): DollarRates {
  const price = median(comparables.map((each) => each.price));
  const perFoot = median(
    comparables.flatMap((each) => (each.sqft ? [each.price / each.sqft] : [])),
  );
  const dollars = DIFFERENCES.map((name) => {
    const base = name === "sqft" ? perFoot : price;
    return [name, Math.round(base * rates[name]) / 100];
  });
  return { ...(Object.fromEntries(dollars) as Record<Difference, number>), trend: rates.trend };
}

/** 0 for no value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

function rule(
  name: keyof BenchRates,
  label: string,
  of: string,
  start: number,
  max: number,
  step: number,
): RateRule {
  return { name, label, of, start, min: 0, max, step };
}
