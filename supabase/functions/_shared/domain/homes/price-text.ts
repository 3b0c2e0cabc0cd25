import { formatPrice } from "../site/text/format.ts";
import { readNumber } from "../site/text/read-number.ts";

/** Postgres' integer maximum, rounded down to a plausible price. */
const MAX_PRICE = 2_000_000_000;

/**
 * Parses a price of a filter into whole dollars: "450,000", "$450k", "1.2 M", or "450.000".
 * @returns undefined for an empty text or 0, which set no filter; null if it isn't a price.
 */
export function parsePrice(text: string): number | undefined | null {
  const whole = Math.round(readNumber(text, "dollars") ?? 0);
  if (whole === 0) return undefined;
  return whole <= MAX_PRICE ? whole : null;
}

/** "$450,000"; empty without a price. */
export function priceText(price: number | undefined): string {
  return price === undefined ? "" : formatPrice(price);
}
