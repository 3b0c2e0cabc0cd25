import type { ListingCard } from "@domain/homes/listings.ts";
import type { ListingFilters } from "@domain/search/listing-search.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/search/listings.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { useMarks } from "@web/session/home-marks.ts";
import { usePricedFilters } from "@web/session/use-priced-filters.ts";
import { SearchX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useListPlace } from "./list-place.ts";
import { ListingGrid, ListingGridSkeleton, type ListingLayout } from "./listing-grid.tsx";
import { LoadMore } from "./load-more.tsx";
import { SearchSummary } from "./search-summary.tsx";

const MarkedLine = lazy(() =>
  import("./marked-line.tsx").then(({ MarkedLine }) => ({ default: MarkedLine }), withoutIt),
);

const NearbySearches = lazy(() =>
  import("./nearby-searches.tsx").then(
    ({ NearbySearches }) => ({ default: NearbySearches }),
    withoutIt,
  ),
);

type Props = {
  filters: ListingFilters;
  onClearAll: () => void;
  /** `column` is beside the map, which has its own summary. */
  layout?: ListingLayout;
  /** Rendered below each card. */
  renderBelow?: (listing: ListingCard) => ReactNode;
  /** The pointer or keyboard focus entered a home, or left it. */
  onPoint?: (id: string | undefined) => void;
  /** An additional suggestion when nothing was found. */
  emptyAction?: ReactNode;
  /** A button to be told when a new home comes. */
  emptyOffer?: ReactNode;
};

/**
 * The results of a search in each state: loading, error, empty, homes, more. In the `grid` layout
 * its parts are laid out by the parent, because other controls share the first line.
 */
export function ListingResults(props: Props) {
  const { filters, onClearAll, layout = "grid" } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = listingsQuery(usePricedFilters(filters));
  const search = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const [more, setMore] = useState<{ search: string; from: number }>();
  const searchKey = query.queryKey.join();

  const hidden = useMarks((marks) => marks.hidden);
  const before = useMarks((marks) => marks.before);
  const found = withoutRepeats(search.data?.pages.flatMap((page) => page.listings) ?? []);
  const listings = found.filter(({ id }) => !hidden.has(id));
  const left = found.length - listings.length;
  const last = search.data?.pages.at(-1);
  const isStale = search.isPlaceholderData;
  const list = useListPlace(
    layout === "grid"
      ? {
          shown: isStale ? 0 : listings.length,
          canLoad: search.hasNextPage && !search.isFetchNextPageError,
          isLoading: search.isFetching,
          load: () => void search.fetchNextPage(),
        }
      : undefined,
  );
  const hasArrived = more?.search === searchKey && listings.length > more.from;

  function clearAll() {
    // The button disappears with the empty state; move the focus to the results.
    heading.current?.focus();
    onClearAll();
  }

  function loadMore() {
    setMore({ search: searchKey, from: listings.length });
    void search.fetchNextPage();
  }

  return (
    <section aria-labelledby="results-title" className={layout === "grid" ? "contents" : ""}>
      {layout === "grid" && (
        <SearchSummary
          found={isStale ? undefined : last}
          isLoading={search.isFetching}
          hasArea={filters.bbox !== undefined}
          isSold={filters.status === "sold"}
        />
      )}
      <div className={layout === "grid" ? "order-3 col-span-full w-full" : ""}>
        <h2 ref={heading} id="results-title" tabIndex={-1} className="sr-only">
          {filters.status === "sold" ? "Homes that were sold" : "Homes for sale"}
        </h2>
        {search.isPending && <ListingGridSkeleton layout={layout} />}
        {found.length > 0 && (left > 0 || before !== null) && (
          <Suspense fallback={null}>
            <MarkedLine
              filters={filters}
              hidden={left}
              before={before}
              isBesideMap={layout === "column"}
            />
          </Suspense>
        )}
        {search.isError && found.length === 0 && (
          <LoadError
            title="Error Loading Properties"
            level={3}
            text={textOf(search.error, "listings_unavailable")}
            query={search}
          />
        )}
        {search.isSuccess && found.length === 0 && (
          <EmptyState
            title="No Properties Found"
            text="We couldn't find any properties matching your criteria. Try adjusting your filters."
            level={3}
            icon={<SearchX />}
            action={
              <>
                {props.emptyAction}
                <Button onClick={clearAll}>Clear All Filters</Button>
                {props.emptyOffer}
              </>
            }
          >
            {!isStale && (
              <Suspense fallback={null}>
                <NearbySearches filters={filters} />
              </Suspense>
            )}
          </EmptyState>
        )}
        {found.length > 0 && (
          <>
            <ListingGrid
              list={list}
              listings={listings}
              layout={layout}
              focusFrom={hasArrived ? more.from : undefined}
              isStale={isStale}
              renderBelow={props.renderBelow}
              onPoint={props.onPoint}
            />
            {last && (
              <LoadMore
                shown={found.length}
                found={last}
                hasMore={search.hasNextPage && !isStale}
                isLoading={search.isFetchingNextPage}
                problem={
                  search.isFetchNextPageError
                    ? textOf(search.error, "listings_unavailable")
                    : undefined
                }
                onLoadMore={loadMore}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** A home whose price changes between two page requests can appear on both. */
function withoutRepeats(listings: ListingCard[]): ListingCard[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}
