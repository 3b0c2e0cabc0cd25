import { SearchPanel } from "@web/features/listings/search-panel.tsx";
import { useListingSearch } from "@web/features/listings/use-listing-filters.ts";
import { SaveSearchButton } from "@web/features/saved-searches/save-search-button.tsx";

/** The parts of `/listings` that load when someone begins to read: its search … */
export function ListingsSearch() {
  const { filters, changeFilters, view } = useListingSearch();
  return <SearchPanel filters={filters} changeFilters={changeFilters} isSlim={view === "map"} />;
}

/** … and beside the results, saving it. Homes that were sold are no news, so that search can't be saved. */
export function ListingsSaving() {
  const { filters } = useListingSearch();
  return filters.status !== "sold" && <SaveSearchButton filters={filters} />;
}
