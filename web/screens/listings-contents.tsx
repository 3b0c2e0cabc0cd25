import { countFilters } from "@domain/listing-search.ts";
import type { ListingCard } from "@domain/listings.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { ListingResults } from "@web/features/listings/results/listing-results.tsx";
import { OwnerActionProvider } from "@web/features/listings/results/owner-action.tsx";
import { ViewToggle } from "@web/features/listings/results/view-toggle.tsx";
import {
  useListingFilters,
  withoutFilters,
} from "@web/features/listings/search/use-listing-filters.ts";
import { SaveSearchButton } from "@web/features/saved-searches/save-search-button.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy, Suspense, useRef } from "react";
import { ListingsSearch } from "./listings-search.tsx";

const loadMap = () => import("@web/features/map/map-results.tsx");
const MapResults = lazy(() => loadMap().then(({ MapResults }) => ({ default: MapResults })));

const FilterChips = lazy(() =>
  import("@web/features/listings/search/filter-chips.tsx").then(
    ({ FilterChips }) => ({ default: FilterChips }),
    withoutThem,
  ),
);
const AddPhotosButton = lazy(() =>
  import("@web/features/photos/add-photos-button.tsx").then(
    ({ AddPhotosButton }) => ({ default: AddPhotosButton }),
    withoutIt,
  ),
);

/** For when they can't be loaded (offline): the search shows its filters as well. */
function withoutThem(): {
  default: typeof import("@web/features/listings/search/filter-chips.tsx").FilterChips;
} {
  return { default: () => <></> };
}

/** The search and its results, as a grid or on a map. */
export default function ListingsContents() {
  const { filters, changeFilters, view, changeView } = useListingFilters();
  const chips = useRef<HTMLDivElement>(null);
  // In the next frame, when the filters have closed: to the homes, even where the filters in use were on screen.
  const goToHomes = () =>
    requestAnimationFrame(() => {
      chips.current?.focus({ preventScroll: true });
      chips.current?.scrollIntoView({ block: "start" });
    });
  const clearAll = () => changeFilters(withoutFilters, "push");
  const offer = filters.status !== "sold" && <SaveSearchButton filters={filters} isOffer />;
  usePageTitle("Available Properties");
  const isMap = view === "map";
  return (
    <div className={isMap ? "map-page" : "page pt-4 sm:pt-12"}>
      {isMap ? (
        <h1 className="sr-only">{TITLE}</h1>
      ) : (
        <PageHeader kicker="Available Properties" title={TITLE} lead={LEAD} isShortOnPhones />
      )}
      <div className={isMap ? "map-layout" : GRID_LAYOUT}>
        <div className={isMap ? "min-w-0" : "col-span-full"}>
          <ListingsSearch {...{ filters, changeFilters, goToHomes, view }} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: not a form's fieldset */}
        <div
          ref={chips}
          role="group"
          aria-label="Filters in use"
          tabIndex={-1}
          className="col-span-full sm:row-start-2"
        >
          {(countFilters(filters) > 0 || filters.left || (filters.bbox && !isMap)) && (
            <Suspense fallback={null}>
              <FilterChips {...{ filters, changeFilters, view }} around={chips} />
            </Suspense>
          )}
        </div>
        <div className={`${CONTROLS} ${isMap ? "sm:row-start-1" : "pt-2 sm:row-start-3 sm:pt-0"}`}>
          {/* Homes that were sold are no news, so such a search can't be saved. */}
          {filters.status !== "sold" && <SaveSearchButton filters={filters} />}
          <ViewToggle view={view} onChange={changeView} onIntent={preloadMap} />
        </div>
        {isMap ? (
          <div className="map-place">
            <LazyPart level={2} title="The map could not be shown" skeleton={<MapSkeleton />}>
              <MapResults
                filters={filters}
                changeFilters={changeFilters}
                renderList={(filters, beside) => (
                  <ListingResults
                    layout="column"
                    filters={filters}
                    onClearAll={clearAll}
                    emptyOffer={offer}
                    {...beside}
                  />
                )}
              />
            </LazyPart>
          </div>
        ) : (
          <OwnerActionProvider render={renderAddPhotos}>
            <ListingResults filters={filters} onClearAll={clearAll} emptyOffer={offer} />
          </OwnerActionProvider>
        )}
      </div>
    </div>
  );
}

const TITLE = "Homes, straight from their owners";
const GRID_LAYOUT = "mt-3 grid items-center gap-x-8 sm:mt-8 sm:grid-cols-[1fr_auto]";
const CONTROLS = "flex flex-wrap items-center justify-between gap-3 sm:col-start-2";

/** The camera button on the owner's own cards. */
function renderAddPhotos({ id, user_id }: ListingCard) {
  return user_id === null ? null : (
    <Suspense fallback={null}>
      <AddPhotosButton listing={{ id, user_id }} />
    </Suspense>
  );
}

const LEAD =
  "Every home here is sold by the people who live in it. Find one, pick a time, and let them show you around.";

function MapSkeleton() {
  return (
    <LoadingGroup label="Loading property locations..." className="h-full" shapes={["h-full"]} />
  );
}

/** Loads both parts at once: the list beside the map, and the map with Leaflet. */
function preloadMap() {
  // A failure comes up again, and is shown, when the map opens.
  loadMap().catch(() => {});
  import("@web/features/map/map-canvas.tsx").catch(() => {});
}
