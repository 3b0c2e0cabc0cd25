import { PRICE_BANDS } from "../search/listing-search.ts";
import { formatPrice } from "../site/text/format.ts";

/** Which price searches a home falls into, and which ones it misses by a little. */

/** The band of the search's price filter that a price falls into. */
export function bandOf(price: number): string {
  return PRICE_BANDS.find(({ max }) => max === undefined || price < max)?.label ?? "";
}

/** The round ceilings that a price is above by at most NEAR_SHARE, the lowest first. */
export function missedCeilings(price: number): number[] {
  const step = price < 200_000 ? 10_000 : price < 1_000_000 ? 25_000 : 100_000;
  const highest = Math.ceil(price / step - 1) * step;
  return highest > 0 && price - highest <= price * NEAR_SHARE ? [highest] : [];
}

/** A little: two percent of the price. */
export const NEAR_SHARE = 0.02;

/** In sentences. */
export function searchesText(price: number): string[] {
  return [
    `It is in the price filter “${bandOf(price)}”.`,
    ...missedCeilings(price).map(
      (ceiling) =>
        `Buyers who search up to ${formatPrice(ceiling)} don't find it. It is ${formatPrice(price - ceiling)} above.`,
    ),
  ];
}
