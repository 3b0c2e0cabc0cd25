import { formatPrice } from "@domain/format.ts";
import {
  BATHROOM_CHOICES,
  BEDROOM_CHOICES,
  type ListingFilters,
  PRICE_BANDS,
  priceBandOf,
} from "@domain/listing-search.ts";
import { PROPERTY_TYPES, propertyTypeName } from "@domain/listings.ts";

/** What the drop-downs of the search offer (B§2, B§9). "all" is "not asked". */

export const TYPE_CHOICES = [
  { value: "all", label: "All types" },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: propertyTypeName(type) })),
];

export const PENDING_CHOICES = [
  { value: "all", label: "Shown" },
  { value: "active", label: "Hidden" },
];

export const SORT_CHOICES = [
  { value: "newest", label: "Newest" },
  { value: "price_asc", label: "Price, low to high" },
  { value: "price_desc", label: "Price, high to low" },
];

/** The bands of B§9, and the range of an address or of the price fields that is none of them. */
export function priceChoice(filters: ListingFilters) {
  const options = [{ value: "all", label: "Any price" }, ...PRICE_BANDS];
  const band = priceBandOf(filters);
  if (band !== undefined) return { value: band, options };
  return {
    value: "other",
    options: [...options, { value: "other", label: priceRangeLabel(filters) }],
  };
}

/** Any, 1+ … and what an address asks beyond them. */
export function roomChoices(rooms: "bedrooms" | "bathrooms", asked: number | undefined) {
  const offered: readonly number[] = rooms === "bedrooms" ? BEDROOM_CHOICES : BATHROOM_CHOICES;
  const counts = asked === undefined || offered.includes(asked) ? offered : [...offered, asked];
  return [
    { value: "all", label: "Any" },
    ...[...counts].sort((a, b) => a - b).map((n) => ({ value: String(n), label: `${n}+` })),
  ];
}

/** "$250,000 to $400,000", for a range that is none of the bands. */
function priceRangeLabel({ min_price, max_price }: ListingFilters): string {
  if (max_price === undefined) return `${formatPrice(min_price)} and more`;
  if (!min_price) return `Under ${formatPrice(max_price)}`;
  return `${formatPrice(min_price)} to ${formatPrice(max_price)}`;
}
