import { formatPrice } from "@domain/format.ts";
import type { ListingFilters } from "@domain/listing-search.ts";

/** "$250,000 to $400,000", for a range that is not one of the bands of B§9. */
export function priceRangeLabel({ min_price, max_price }: ListingFilters): string {
  if (max_price === undefined) return `${formatPrice(min_price)} and more`;
  if (!min_price) return `Under ${formatPrice(max_price)}`;
  return `${formatPrice(min_price)} to ${formatPrice(max_price)}`;
}
