import { SearchPanel } from "@web/features/listings/search-panel.tsx";
import { useListingSearch } from "@web/features/listings/use-listing-filters.ts";

/** The search of `/listings`. */
export default function ListingsSearch() {
  const { filters, changeFilters, view } = useListingSearch();
  return <SearchPanel filters={filters} changeFilters={changeFilters} isSlim={view === "map"} />;
}
