import { nameFilters } from "./filter-texts.ts";
import type { ListingFilters, PricedFilters } from "./listing-search.ts";

/** Saved searches, which notify their owner of new homes and changed prices. */

const LONGEST_SEARCH_NAME = 120;

export const SEARCH_FREQUENCIES = ["instant", "daily", "off"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<SearchFrequency, string> = {
  instant: "Right away",
  daily: "Daily",
  off: "No emails",
};

/** The stored part of a search: without map area and sort order, and not only what is new or open these days. */
export type SavedFilters = Omit<
  ListingFilters,
  "bbox" | "sort" | "since" | "day" | "monthly" | "min_monthly" | "left"
>;

export type SavedSearch = {
  id: string;
  name: string;
  frequency: SearchFrequency;
  filters: SavedFilters;
};

/** A search that is kept for an address. */
export type KeptSearch = Pick<SavedSearch, "name" | "filters">;

export function savedFilters(filters: PricedFilters): SavedFilters {
  const { bbox: _, sort: __, since: ___, day: ____, left: _____, ...kept } = filters;
  return kept;
}

/** "Condos, 3+ beds, under $600,000, “porch”", or "All homes". */
export function searchName(filters: SavedFilters): string {
  const texts = nameFilters(filters, "together").map(({ text }) => text);
  return [...(texts.join(", ") || "All homes")].slice(0, LONGEST_SEARCH_NAME).join("");
}
