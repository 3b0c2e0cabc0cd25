import { formatFound } from "@domain/format.ts";
import type { ListingFilters } from "@domain/listing-search.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/listings.ts";
import { SearchPanel } from "@web/features/listings/search-panel.tsx";
import { useListingSearch } from "@web/features/listings/use-listing-filters.ts";
import { SaveSearchButton } from "@web/features/saved-searches/save-search-button.tsx";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";

/** The search of `/listings`. */
export function ListingsSearch() {
  const { filters, changeFilters, goToHomes, view } = useListingSearch();
  const shown = useShownText(filters);
  return (
    <SearchPanel
      filters={filters}
      changeFilters={changeFilters}
      show={{ text: shown, onPress: goToHomes }}
      isSlim={view === "map"}
    />
  );
}

/** "Show 25 available properties", as far as they have been counted; a built page's count may be old by now. */
function useShownText(filters: ListingFilters): string {
  const isHydrated = useIsHydrated();
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...listingsQuery(filters),
    placeholderData: keepPreviousData,
  });
  const last = isHydrated && !isPlaceholderData ? data?.pages.at(-1) : undefined;
  return last ? `Show ${formatFound(last, filters.status === "sold")}` : "Show homes";
}

/** Beside the results: homes that were sold are no news, so such a search can't be saved. */
export function ListingsSaving() {
  const { filters } = useListingSearch();
  return filters.status !== "sold" && <SaveSearchButton filters={filters} />;
}
