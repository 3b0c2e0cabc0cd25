import { formatCount, formatNumber } from "./format.ts";
import type { ListingCard } from "./listings.ts";

/** What buyers compare besides the price. Part of every card, so kept small. */

const DAY_MS = 86_400_000;

/** "$264/sqft"; undefined where price or area is unknown. */
export function pricePerArea({ price, sqft }: Pick<ListingCard, "price" | "sqft">) {
  return price && sqft ? `$${formatNumber(Math.round(price / sqft))}/sqft` : undefined;
}

/** "12 days on the market", up to now or its sale; "New today" on the first day. */
export function timeOnMarket(
  { published_at, sold_at }: Pick<ListingCard, "published_at" | "sold_at">,
  now: Date,
) {
  if (!published_at) return undefined;
  const until = sold_at ? Date.parse(sold_at) : now.getTime();
  const days = Math.floor((until - Date.parse(published_at)) / DAY_MS);
  return days > 0 || sold_at
    ? `${formatCount(Math.max(days, 1), "day")} on the market`
    : "New today";
}

/** The price that was lowered to this one. */
export function priceBefore({
  price,
  reduced_from: was,
  status,
}: Pick<ListingCard, "price" | "reduced_from" | "status">) {
  return status !== "sold" && price && was && was > price ? was : undefined;
}

/**
 * The days of a card's weekend that are not over, because the card may be old. A day is over once it is over
 * in Hawaii, the last of the homes' time zones.
 */
export function daysOpen({ weekend }: Pick<ListingCard, "weekend">, now: Date): string[] {
  return (weekend ?? []).filter((day) => now.getTime() < Date.parse(`${day}T10:00Z`) + DAY_MS);
}
