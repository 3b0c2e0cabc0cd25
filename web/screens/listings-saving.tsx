import { useListingSearch } from "@web/features/listings/use-listing-filters.ts";
import { SaveSearchButton } from "@web/features/saved-searches/save-search-button.tsx";

/** Beside the results: homes that were sold are no news, so such a search can't be saved. */
export default function ListingsSaving() {
  const { filters } = useListingSearch();
  return filters.status !== "sold" && <SaveSearchButton filters={filters} />;
}
