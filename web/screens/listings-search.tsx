import type { ListingFilters } from "@domain/search/listing-search.ts";
import { formatTotal } from "@domain/site/text/format.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/search/listings.ts";
import { SearchPanel } from "@web/features/homes/listings/search/search-panel.tsx";
import type {
  ChangeFilters,
  ListingsView,
} from "@web/features/homes/listings/search/use-listing-filters.ts";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { usePricedFilters } from "@web/session/use-priced-filters.ts";

/** The search of `/listings`. */
export function ListingsSearch(props: {
  filters: ListingFilters;
  sentence: string;
  changeFilters: ChangeFilters;
  goToHomes: () => void;
  view: ListingsView;
}) {
  const { filters, sentence, changeFilters, goToHomes, view } = props;
  const shown = useShownText(filters);
  return (
    <SearchPanel
      filters={filters}
      sentence={sentence}
      changeFilters={changeFilters}
      show={{ text: shown, onPress: goToHomes }}
      isSlim={view === "map"}
    />
  );
}

/** "Show 25 homes", once they are counted; a prerendered count may be out of date. */
function useShownText(filters: ListingFilters): string {
  const isHydrated = useIsHydrated();
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...listingsQuery(usePricedFilters(filters)),
    placeholderData: keepPreviousData,
  });
  const last = isHydrated && !isPlaceholderData ? data?.pages.at(-1) : undefined;
  if (!last) return "Show homes";
  return `Show ${formatTotal(last)} ${last.total === 1 && !last.more ? "home" : "homes"}`;
}
