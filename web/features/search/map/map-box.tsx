import type { ListingCard } from "@domain/homes/listings.ts";
import { type Corner, encodeArea, rectangle } from "@domain/search/area.ts";
import type { MapCluster, MapHome } from "@domain/search/map.ts";
import { MAP_TEXTS } from "@domain/search/map-tiles.ts";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { notify } from "@web/lib/notices.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { useMedia } from "@web/lib/use-media.ts";
import { useMarks } from "@web/session/home-marks.ts";
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { DrawingBar } from "./drawing-bar.tsx";
import type { HomeGroup } from "./groups.ts";
import { MapOverlay } from "./map-overlay.tsx";
import { DRAW_BUTTON, MapTools } from "./map-tools.tsx";
import { NARROW } from "./narrow.ts";
import { isWithin } from "./next-homes.ts";
import { OpenedHomes } from "./opened-homes.tsx";
import { SearchAsIMove } from "./search-as-i-move.tsx";
import type { useMapSearch } from "./use-map-search.ts";
import type { useMapSelection } from "./use-map-selection.ts";
import { useMyPlace } from "./use-my-place.ts";

const MapCanvas = lazy(() => arrivingCode(import("./map-canvas.tsx")));

export function MapBox(props: {
  search: ReturnType<typeof useMapSearch>;
  selection: ReturnType<typeof useMapSelection>;
  /** The area that is searched. */
  area: string | undefined;
  /** The cards of the list's homes. */
  listings: readonly ListingCard[];
  /** Homes of the list that the browser had to look up. */
  found: readonly MapHome[];
  /** The home hovered or focused in the list. */
  pointedId: string | undefined;
}) {
  const { search, selection, area, listings, found, pointedId } = props;
  const { selected, showing, setHeight } = selection;
  const hasCard = useMedia(NARROW);
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isWheelOn, setWheelOn] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const me = useMyPlace(search.stay);
  const { open } = selection;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  /** Returns the focus to the button that the bar replaced. */
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
    const [marker] = [".leaflet-marker-icon.is-marked", ".site-map"].flatMap(
      (name) => box.current?.querySelector<HTMLElement>(name) ?? [],
    );
    marker?.focus();
  }

  useBackCloses(hasCard && selected !== undefined, leavePopup);

  const openGroup = useCallback(
    (group: HomeGroup, byKey: boolean) => {
      const { homes } = group;
      if (homes) return open({ group: { ...group, homes }, byKey });
      // Several hundred in one block: the list has them all.
      latest.current.searchHere();
      setHeight("half");
    },
    [open, setHeight],
  );

  const answer = search.answer.data;
  const hidden = useMarks((marks) => marks.hidden);
  const homes = useMemo(
    () => [...(answer?.homes ?? []), ...found].filter(({ id }) => !hidden.has(id)),
    [answer, found, hidden],
  );
  const { view } = search;
  const inView = useMemo(
    () => (view ? homes.filter((home) => isWithin(view, home)) : homes),
    [homes, view],
  );
  const opened = selected && (
    <OpenedHomes
      selected={selected}
      hasCard={hasCard}
      inView={inView}
      listings={listings}
      onStep={selection.step}
      onClose={leavePopup}
    />
  );
  return (
    <>
      <p id={hintId} className="sr-only">
        Hover map to zoom • Use arrows to navigate
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: lowers the list, which could cover what has the focus */}
      <div ref={box} className="map-box" onFocus={() => setHeight("low")}>
        <a href="#homes-beside-map" className={SKIP_LINK}>
          Skip the map
        </a>
        {isDrawing && (
          <DrawingBar
            onView={search.view && (() => searchArea(search.view && rectangle(search.view)))}
            onCancel={endDrawing}
          />
        )}
        <ErrorBoundary level={3} title="The map could not be shown">
          <Suspense fallback={null}>
            <MapCanvas
              describedBy={hintId}
              homes={homes}
              zoom={search.zoom}
              clusters={answer?.clusters ?? NO_CLUSTERS}
              isAbout={answer?.about ?? false}
              aim={search.aim}
              showing={showing}
              selected={selected}
              hasCard={hasCard}
              pointedId={pointedId}
              onMove={search.handleMove}
              onSelect={selection.select}
              onSelectGroup={openGroup}
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
              area={area}
              isDrawing={isDrawing}
              onDrawn={searchArea}
              me={me.place}
            >
              {!hasCard && opened}
            </MapCanvas>
          </Suspense>
          {!isDrawing && (
            <MapOverlay
              isLoading={search.answer.isFetching}
              isFirst={answer === undefined}
              error={search.answer.error}
              onRetry={() => void search.answer.refetch()}
              hasHint={!isWheelOn}
            >
              <SearchAsIMove {...search} />
            </MapOverlay>
          )}
        </ErrorBoundary>
      </div>
      {hasCard && opened}
    </>
  );
}

const NO_CLUSTERS: MapCluster[] = [];

const SKIP_LINK =
  "absolute top-3 left-1/2 z-20 -translate-x-1/2 rounded-md bg-surface px-4 py-2 font-medium text-ink text-sm not-focus:sr-only";
