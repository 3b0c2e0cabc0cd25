import type { ListingFilters } from "@domain/search/listing-search.ts";
import { useNavigationType } from "@web/lib/router.tsx";
import { rememberSearch, searchOf } from "@web/session/recent-searches.ts";
import { useEffect, useRef } from "react";

/** Remembers a search once it has a filter. What is typed takes the place of what was typed before. */
export function useRecentSearches(filters: ListingFilters): void {
  const query = searchOf(filters);
  const isTyped = useNavigationType() === "REPLACE";
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search changed, and not the way to it
  useEffect(() => {
    if (query !== "") rememberSearch(query, isTyped ? before.current : undefined);
    before.current = query;
  }, [query]);
}
