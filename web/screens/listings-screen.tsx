import { PageHeader } from "@web/components/page-header.tsx";
import { ListingResults } from "@web/features/listings/listing-results.tsx";
import { SearchPanel } from "@web/features/listings/search-panel.tsx";
import { useListingFilters, withoutFilters } from "@web/features/listings/use-listing-filters.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useEffect } from "react";

/** `/listings`: the search and what it finds. */
export default function ListingsScreen() {
  const { filters, changeFilters } = useListingFilters();
  usePageTitle("Available Properties");
  useEffect(preloadDetails, []);
  return (
    <div className="page pt-8 sm:pt-12">
      <PageHeader
        kicker="Available Properties"
        title="Homes, straight from their owners"
        lead="Every home here is sold by the people who live in it. Find one, pick a time, and let them show you around."
      />
      <div className="mt-8">
        <SearchPanel filters={filters} changeFilters={changeFilters} />
        <ListingResults
          filters={filters}
          onClearAll={() => changeFilters(withoutFilters, "push")}
        />
      </div>
    </div>
  );
}

/** The details are what nearly everybody opens next; their code comes when nothing else does. */
function preloadDetails() {
  const load = () => {
    // Met again, and shown, when one goes there.
    import("./listing-dialog.tsx").catch(() => {});
  };
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(load, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load);
  return () => cancelIdleCallback(handle);
}
