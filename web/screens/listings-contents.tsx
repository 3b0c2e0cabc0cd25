import type { ListingCard } from "@domain/homes/listings.ts";
import { countFilters } from "@domain/search/listing-search.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { ListingResults } from "@web/features/homes/listings/results/listing-results.tsx";
import { OwnerActionProvider } from "@web/features/homes/listings/results/owner-action.tsx";
import { ViewToggle } from "@web/features/homes/listings/results/view-toggle.tsx";
import { SortField } from "@web/features/homes/listings/search/sort-field.tsx";
import {
  useListingFilters,
  withoutFilters,
} from "@web/features/homes/listings/search/use-listing-filters.ts";
import { useRecentSearches } from "@web/features/homes/listings/search/use-recent-searches.ts";
import { SaveSearchButton } from "@web/features/search/saved-searches/save-search-button.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy, Suspense, useRef } from "react";
import { ListingsSearch } from "./listings-search.tsx";

const loadMap = () => import("@web/features/search/map/map-results.tsx");
const MapResults = lazy(() => loadMap().then(({ MapResults }) => ({ default: MapResults })));

const FilterChips = lazy(() =>
  import("@web/features/homes/listings/search/filter-chips.tsx").then(
    ({ FilterChips }) => ({ default: FilterChips }),
    withoutThem,
  ),
);
const AddPhotosButton = lazy(() =>
  import("@web/features/homes/photos/add-photos-button.tsx").then(
    ({ AddPhotosButton }) => ({ default: AddPhotosButton }),
    withoutIt,
  ),
);

/** Replaces the filters when they can't be loaded (offline): the search shows its filters as well. */
function withoutThem(): {
  default: typeof import("@web/features/homes/listings/search/filter-chips.tsx").FilterChips;
} {
  return { default: () => <></> };
}

/** The search and its results, as a grid or on a map. */
export default function ListingsContents() {
  const { filters, sentence, changeFilters, view, changeView } = useListingFilters();
  const chips = useRef<HTMLDivElement>(null);
  // In the next frame, when the filters have closed, the page scrolls to the homes, even where the filters in use were
  // on screen.
  const goToHomes = () =>
    requestAnimationFrame(() => {
      chips.current?.focus({ preventScroll: true });
      chips.current?.scrollIntoView({ block: "start" });
    });
  const clearAll = () => changeFilters(withoutFilters, "push");
  const offer = filters.status !== "sold" && <SaveSearchButton filters={filters} isOffer />;
  useRecentSearches(filters);
  usePageTitle("Available Properties");
  const isMap = view === "map";
  const isNarrowed =
    countFilters(filters) > 0 ||
    filters.left !== undefined ||
    (filters.bbox !== undefined && !isMap);
  return (
    <div className={isMap ? "map-page" : "page list-page"}>
      <ListTitle isSeen={!isMap && !isNarrowed} />
      {!isMap && <ListingsSearch {...{ filters, sentence, changeFilters, goToHomes, view }} />}
      <div className={isMap ? "map-layout" : GRID_LAYOUT}>
        {isMap && (
          <div className="min-w-0">
            <ListingsSearch {...{ filters, sentence, changeFilters, goToHomes, view }} />
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: not a form's fieldset */}
        <div
          ref={chips}
          role="group"
          aria-label="Filters in use"
          tabIndex={-1}
          className={`col-span-full ${isMap ? "sm:row-start-2" : "min-w-full lg:row-start-1"}`}
        >
          {isNarrowed && (
            <Suspense fallback={null}>
              <FilterChips {...{ filters, changeFilters, view }} around={chips} />
            </Suspense>
          )}
        </div>
        <div className={isMap ? `${CONTROLS} sm:row-start-1` : LIST_CONTROLS}>
          {/* Homes that were sold are no news, so such a search can't be saved. */}
          {filters.status !== "sold" && <SaveSearchButton filters={filters} />}
          <ViewToggle view={view} onChange={changeView} onIntent={preloadMap} />
          {!isMap && <SortField hideLabel {...{ filters, changeFilters }} className={SORT} />}
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

/** Gives its line to the chips of a search, and to the homes where there is little room. */
function ListTitle({ isSeen }: { isSeen: boolean }) {
  return (
    <header
      className={
        isSeen
          ? "flex flex-wrap items-baseline justify-between gap-x-6 pt-3 max-sm:sr-only"
          : "sr-only"
      }
    >
      <h1 className="font-display text-heading leading-none">Homes, straight from their owners</h1>
      <Kicker>Available Properties</Kicker>
    </header>
  );
}

const CONTROLS = "flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:col-start-2";
/** Below a laptop's width, the order of the homes shares its line with their number. */
const GRID_LAYOUT =
  "flex flex-wrap items-center justify-between gap-x-3 pt-2 max-[18rem]:gap-y-2 lg:grid lg:grid-cols-[1fr_auto] lg:gap-x-8";
const LIST_CONTROLS =
  "contents lg:col-start-2 lg:row-start-2 lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-3 lg:pb-3 [&>:is(a,button)]:min-h-11";
const SORT = "order-2 flex-[0_1_10.5rem] lg:order-none lg:w-44 lg:flex-none";

/** The camera button on the owner's own cards. */
function renderAddPhotos({ id, user_id }: ListingCard) {
  return user_id === null ? null : (
    <Suspense fallback={null}>
      <AddPhotosButton listing={{ id, user_id }} />
    </Suspense>
  );
}

function MapSkeleton() {
  return (
    <LoadingGroup label="Loading property locations..." className="h-full" shapes={["h-full"]} />
  );
}

/** Loads both parts at the same time: the list beside the map, and the map with Leaflet. */
function preloadMap() {
  // A failure comes up again, and is shown, when the map opens.
  loadMap().catch(() => {});
  import("@web/features/search/map/map-canvas.tsx").catch(() => {});
}
