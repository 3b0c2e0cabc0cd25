import { formatPrice } from "./format.ts";
import { NUMBER_FILTERS } from "./listing-fields.ts";
import type { ListingFilters } from "./listing-search.ts";
import { propertyTypeName } from "./listings.ts";

/** Saved searches, which notify their owner of new homes and changed prices. */

export const LONGEST_SEARCH_NAME = 120;

export const SEARCH_FREQUENCIES = ["instant", "daily", "off"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<SearchFrequency, string> = {
  instant: "At once",
  daily: "Daily",
  off: "No emails",
};

/** The stored part of a search, without map area and sort order. */
export type SavedFilters = Omit<ListingFilters, "bbox" | "sort">;

export type SavedSearch = {
  id: string;
  name: string;
  frequency: SearchFrequency;
  filters: SavedFilters;
};

export function savedFilters({ bbox: _, sort: __, ...filters }: ListingFilters): SavedFilters {
  return filters;
}

/** "Condos, 3+ beds, under $600,000, “porch”", or "All homes". */
export function searchName(filters: SavedFilters): string {
  const { property_type: type } = filters;
  const parts = [
    type && (type === "land" ? "Land" : `${propertyTypeName(type)}s`),
    ...NUMBER_FILTERS.map(({ name, says }) => filters[name] && says?.(filters[name])),
    priceRange(filters),
    filters.search_term && `“${filters.search_term}”`,
    filters.status === "active" && "no pending sales",
  ].filter(Boolean);
  return [...(parts.join(", ") || "All homes")].slice(0, LONGEST_SEARCH_NAME).join("");
}

function priceRange({ min_price: min, max_price: max }: SavedFilters): string | undefined {
  if (min && max) return `${formatPrice(min)} to ${formatPrice(max)}`;
  if (min) return `from ${formatPrice(min)}`;
  if (max) return `under ${formatPrice(max)}`;
  return undefined;
}
