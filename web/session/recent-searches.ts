import { filtersToQuery, type ListingFilters } from "@domain/search/listing-search.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";

/** The last searches on this device, so that a new tab can go on with them. Nothing of them is sent. */
const MOST_SEARCHES = 5;
/** As long as a search can be whose filters are all set. */
const LONGEST_QUERY = 2000;

/** Their queries, the last one first. */
export function recentSearches(): string[] {
  const kept = readJson(PERSONAL_KEYS.recentSearches);
  return (Array.isArray(kept) ? kept : [])
    .filter((query) => typeof query === "string" && query.length <= LONGEST_QUERY)
    .slice(0, MOST_SEARCHES);
}

/** A search as it is remembered: its order and the part of the map on screen are no part of it. */
export function searchOf({ bbox: _, sort: __, left: ___, ...asked }: ListingFilters): string {
  return filtersToQuery(asked).toString();
}

/** @param before the search that this one takes the place of, such as the same one half typed. */
export function rememberSearch(query: string, before?: string): void {
  const others = recentSearches().filter(
    (other) => other !== query && other !== before && !narrows(query, other),
  );
  writeItem(
    PERSONAL_KEYS.recentSearches,
    JSON.stringify([query, ...others].slice(0, MOST_SEARCHES)),
  );
}

export function forgetSearches(): void {
  removeItem(PERSONAL_KEYS.recentSearches);
}

/** Whether a search has all filters of the other one, and more. */
function narrows(query: string, other: string): boolean {
  const asked = [...new URLSearchParams(query)].map(String);
  return [...new URLSearchParams(other)].map(String).every((each) => asked.includes(each));
}
