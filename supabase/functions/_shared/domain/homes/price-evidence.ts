import { formatCount } from "../site/text/format.ts";

/** What the market has said of a price so far: counts, and nothing beyond them. */

export type PriceEvidence = {
  /** Whole days since the home was first published; null for a home that isn't for sale. */
  days: number | null;
  views: number;
  requests: number;
  /** How many visitors found the price low, right and high. */
  opinions: { low: number; right: number; high: number };
};

/** Sentences; none while there is too little to say. */
export function evidenceText({ days, views, requests, opinions }: PriceEvidence): string[] {
  if (days === null) return [];
  const asked = opinions.low + opinions.right + opinions.high;
  return [
    ...(days >= QUIET_DAYS && requests === 0
      ? [
          `Your home has been for sale for ${formatCount(days, "day")}. It was viewed ${formatCount(views, "time")}, and there was no request for a showing.`,
        ]
      : []),
    ...(opinions.high >= ENOUGH_HIGH
      ? [
          `${opinions.high} of ${formatCount(asked, "visitor")} who answered found the price high. ${opinions.right} found it right, and ${opinions.low} found it low. Answers about earlier prices count too.`,
        ]
      : []),
  ];
}

/** Two weeks without a request are told. */
export const QUIET_DAYS = 14;
export const ENOUGH_HIGH = 3;
