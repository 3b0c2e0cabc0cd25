import type { ListingFilters } from "@domain/listing-search.ts";
import type { ListingCard } from "@domain/listings.ts";
import type { MapHome } from "@domain/map.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/listings.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { HomePopup } from "./home-popup.tsx";
import { MapOverlay } from "./map-overlay.tsx";
import { MapSummary } from "./map-summary.tsx";
import { placesOf, ShowOnMap } from "./show-on-map.tsx";
import type { ShowingOrder } from "./showing.tsx";
import { useFoundPlaces } from "./use-found-places.ts";
import { questionOf } from "./use-map-aim.ts";
import { type ChangeFilters, useMapSearch } from "./use-map-search.ts";

const MapCanvas = lazy(() => import("./map-canvas.tsx"));

export type BesideMap = {
  renderBelow: (listing: ListingCard) => ReactNode;
  onPoint: (id: string | undefined) => void;
  emptyAction: ReactNode;
};

/**
 * The search on a map, with its list beside it: the list shows the homes on the map unless the
 * visitor pins it.
 *
 * @param renderList renders the homes for the given filters.
 */
export function MapResults(props: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  renderList: (filters: ListingFilters, beside: BesideMap) => ReactNode;
}) {
  const { filters, changeFilters } = props;
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const search = useMapSearch(filters, changeFilters);
  const list = useInfiniteQuery({ ...listingsQuery(filters), placeholderData: keepPreviousData });
  const listings = list.data?.pages.flatMap((page) => page.listings) ?? [];
  const found = useFoundPlaces(listings);
  const places = new Map([...placesOf(listings), ...found.map((home) => [home.id, home] as const)]);

  const [selected, setSelected] = useState<{ home: MapHome; byKey: boolean }>();
  const [pointedId, setPointedId] = useState<string>();
  const [showing, setShowing] = useState<ShowingOrder>();
  const [isWheelOn, setWheelOn] = useState(false);

  // With a new search or a new aim, an open popup belongs to the past.
  const question = questionOf(filters);
  const [last, setLast] = useState({ question, aim: search.aim });
  if (last.question !== question || last.aim !== search.aim) {
    setLast({ question, aim: search.aim });
    setSelected(undefined);
    setShowing(undefined);
  }

  const select = useCallback((home: MapHome, byKey: boolean) => setSelected({ home, byKey }), []);
  const closePopup = useCallback((id: string) => {
    // Another home's popup may have opened in the meantime.
    setSelected((now) => (now?.home.id === id ? undefined : now));
  }, []);

  function show(home: MapHome) {
    setSelected(undefined);
    setShowing({ home });
    // On a phone the map is above the list.
    box.current?.scrollIntoView({ block: "nearest" });
  }

  function leavePopup() {
    setSelected(undefined);
    const [marker] = [".map-home.is-marked", ".site-map"].flatMap(
      (name) => box.current?.querySelector<HTMLElement>(name) ?? [],
    );
    marker?.focus();
  }

  const answer = search.answer.data;
  const homes = useMemo(() => [...(answer?.homes ?? []), ...found], [answer, found]);
  return (
    <div className="contents">
      <MapSummary
        found={list.isPlaceholderData ? undefined : list.data?.pages.at(-1)}
        isLoading={list.isFetching}
        unplaced={Math.max(0, (answer?.unmapped ?? 0) - found.length)}
        hasArea={filters.bbox !== undefined}
      />
      <div className="col-span-full mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p id={hintId} className="text-ink-faint text-sm">
          Hover map to zoom • Use arrows to navigate
        </p>
        <Checkbox
          label="Search as I move the map"
          checked={search.isFollowing}
          onChange={(event) => search.setFollowing(event.target.checked)}
        />
      </div>
      <div className={COLUMNS}>
        <div ref={box} className={MAP_BOX}>
          <a href="#homes-beside-map" className={SKIP_LINK}>
            Skip the map
          </a>
          <ErrorBoundary level={3} title="The map could not be shown">
            <Suspense fallback={null}>
              <MapCanvas
                describedBy={hintId}
                homes={homes}
                zoom={search.zoom}
                clusters={answer?.clusters ?? []}
                aim={search.aim}
                showing={showing}
                selected={selected?.home}
                pointedId={pointedId}
                onMove={search.handleMove}
                onSelect={select}
                onPopupClose={closePopup}
                onWheelZoom={setWheelOn}
              >
                {selected && (
                  <HomePopup
                    id={selected.home.id}
                    known={listings.find(({ id }) => id === selected.home.id)}
                    takesFocus={selected.byKey}
                    onEscape={leavePopup}
                  />
                )}
              </MapCanvas>
            </Suspense>
            <MapOverlay
              isLoading={search.answer.isFetching}
              isFirst={answer === undefined}
              error={search.answer.error}
              onRetry={() => void search.answer.refetch()}
              hasHint={!isWheelOn}
              onSearchHere={search.hasMovedOn ? search.searchHere : undefined}
            />
          </ErrorBoundary>
        </div>
        <div id="homes-beside-map" tabIndex={-1} className="min-w-0 outline-none">
          {props.renderList(filters, {
            onPoint: setPointedId,
            renderBelow: (listing) => <ShowOnMap home={places.get(listing.id)} onShow={show} />,
            emptyAction: filters.bbox && (
              <Button variant="secondary" onClick={search.showAll}>
                Zoom out to all homes
              </Button>
            ),
          })}
        </div>
      </div>
    </div>
  );
}

/** The map stays put beside the scrolling list; on a phone it is above it. */
const COLUMNS =
  "col-span-full grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] min-[85rem]:grid-cols-[minmax(0,1fr)_37.5rem]";
/** 700 px, but at least 400. */
const MAP_BOX =
  "relative isolate h-[60svh] min-h-[400px] overflow-hidden rounded-lg bg-sunken ring-1 ring-line lg:h-[700px] lg:[@media(min-height:800px)]:sticky lg:[@media(min-height:800px)]:top-[calc(var(--header-height)+1rem)]";
const SKIP_LINK =
  "absolute top-3 left-1/2 z-20 -translate-x-1/2 rounded-md bg-surface px-4 py-2 font-medium text-ink text-sm not-focus:sr-only";
