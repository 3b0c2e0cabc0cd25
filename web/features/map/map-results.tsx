import "./map-frame.css";
import { type Corner, encodeArea, rectangle } from "@domain/area.ts";
import type { ListingFilters } from "@domain/listing-search.ts";
import type { ListingCard } from "@domain/listings.ts";
import { MAP_TEXTS } from "@domain/map-tiles.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/listings.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { notify } from "@web/lib/notices.ts";
import { useMarks } from "@web/session/marks.ts";
import { lazy, type ReactNode, Suspense, useId, useMemo, useRef, useState } from "react";
import { DrawingBar } from "./drawing-bar.tsx";
import { HomePopup } from "./home-popup.tsx";
import { MapOverlay } from "./map-overlay.tsx";
import { MapSheet } from "./map-sheet.tsx";
import { MapSummary } from "./map-summary.tsx";
import { DRAW_BUTTON, MapTools } from "./map-tools.tsx";
import { placesOf, ShowOnMap } from "./show-on-map.tsx";
import { useFoundPlaces } from "./use-found-places.ts";
import { type ChangeFilters, useMapSearch } from "./use-map-search.ts";
import { useMapSelection } from "./use-map-selection.ts";
import { useMyPlace } from "./use-my-place.ts";

const MapCanvas = lazy(() => import("./map-canvas.tsx"));

type BesideMap = {
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

  const [pointedId, setPointedId] = useState<string>();
  const [isWheelOn, setWheelOn] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const { selected, showing, height, setHeight, ...selection } = useMapSelection(filters, search);
  const me = useMyPlace(search.stay);

  /** The focus goes back to the button that the bar has taken the place of. */
  function endDrawing() {
    setDrawing(false);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(DRAW_BUTTON)?.focus());
  }

  function searchArea(corners: Corner[] | undefined) {
    if (!corners) {
      notify({ tone: "info", text: MAP_TEXTS.notDrawn });
      return;
    }
    endDrawing();
    search.searchArea(encodeArea(corners));
  }

  function leavePopup() {
    selection.deselect();
    const [marker] = [".map-home.is-marked", ".site-map"].flatMap(
      (name) => box.current?.querySelector<HTMLElement>(name) ?? [],
    );
    marker?.focus();
  }

  const answer = search.answer.data;
  const hidden = useMarks((marks) => marks.hidden);
  const homes = useMemo(
    () => [...(answer?.homes ?? []), ...found].filter(({ id }) => !hidden.has(id)),
    [answer, found, hidden],
  );
  return (
    <div className="map-frame">
      <p id={hintId} className="sr-only">
        Hover map to zoom • Use arrows to navigate
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: uncovers what has the focus */}
      <div ref={box} className="map-box" onFocus={() => setHeight("low")}>
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
              onSelect={selection.select}
              onPopupClose={selection.closePopup}
              onWheelZoom={setWheelOn}
              tools={
                !isDrawing && (
                  <MapTools
                    onDraw={() => {
                      selection.deselect();
                      setDrawing(true);
                    }}
                    onLocate={me.ask}
                    isLocating={me.isAsking}
                  />
                )
              }
              area={filters.area}
              isDrawing={isDrawing}
              onDrawn={searchArea}
              me={me.place}
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
          {isDrawing ? (
            <DrawingBar
              onView={search.view && (() => searchArea(search.view && rectangle(search.view)))}
              onCancel={endDrawing}
            />
          ) : (
            <MapOverlay
              isLoading={search.answer.isFetching}
              isFirst={answer === undefined}
              error={search.answer.error}
              onRetry={() => void search.answer.refetch()}
              hasHint={!isWheelOn}
              onSearchHere={search.hasMovedOn ? search.searchHere : undefined}
            >
              <Checkbox
                label="Search as I move the map"
                checked={search.isFollowing}
                onChange={(event) => search.setFollowing(event.target.checked)}
              />
            </MapOverlay>
          )}
        </ErrorBoundary>
      </div>
      <MapSheet
        height={height}
        onHeight={setHeight}
        summary={
          <MapSummary
            found={list.isPlaceholderData ? undefined : list.data?.pages.at(-1)}
            isLoading={list.isFetching}
            unplaced={Math.max(0, (answer?.unmapped ?? 0) - found.length)}
            hasArea={filters.bbox !== undefined || filters.area !== undefined}
            isSold={filters.status === "sold"}
          />
        }
      >
        {props.renderList(filters, {
          onPoint: setPointedId,
          renderBelow: (listing) => (
            <ShowOnMap home={places.get(listing.id)} onShow={selection.show} />
          ),
          emptyAction: filters.bbox && (
            <Button variant="secondary" onClick={search.showAll}>
              Zoom out to all homes
            </Button>
          ),
        })}
      </MapSheet>
    </div>
  );
}

const SKIP_LINK =
  "absolute top-3 left-1/2 z-20 -translate-x-1/2 rounded-md bg-surface px-4 py-2 font-medium text-ink text-sm not-focus:sr-only";
