import type { ListingFilters } from "@domain/search/listing-search.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MapView, mapQuery } from "@web/api/search/map.ts";
import { COUNTRY } from "@web/components/map/map-limits.ts";
import { usePricedFilters } from "@web/session/use-priced-filters.ts";
import { useMemo, useState } from "react";
import { contains, type Sight, sightBounds, steadyView } from "./steady-view.ts";
import { useMapAim } from "./use-map-aim.ts";
import { useIsNearby } from "./use-my-place.ts";

export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: "push" | "replace",
) => void;

/** The reason for a move of the map: the visitor, its aim, or one home or its popup that comes into view. */
export type MoveCause = "hand" | "aim" | "showing";

/** Roughly what a wide screen shows first; requested before the map itself has loaded. */
const FIRST_VIEW = steadyView({ west: -138, south: 15, east: -59, north: 57, zoom: COUNTRY.zoom });

/**
 * Connects the map's view to the search. The markers follow every move; the list follows if the
 * visitor wants it to, and its area is part of the address (`bbox`).
 */
export function useMapSearch(filters: ListingFilters, changeFilters: ChangeFilters) {
  // If the address has an area, the map itself determines the exact view.
  const [view, setView] = useState<MapView | undefined>(filters.bbox ? undefined : FIRST_VIEW);
  const [sight, setSight] = useState<Sight>();
  const [isFollowing, setFollowing] = useState(true);
  const [hasMovedOn, setMovedOn] = useState(false);
  const answer = useQuery({
    ...mapQuery(usePricedFilters(filters), view ?? FIRST_VIEW),
    placeholderData: keepPreviousData,
    enabled: view !== undefined,
  });
  const bounds = answer.isPlaceholderData ? undefined : answer.data?.bounds;
  const { aim, announceOwn, showAll, stay } = useMapAim(filters, bounds, useIsNearby());

  /** Changes the area that is searched, without moving the map. */
  function searchWithin(area: Pick<ListingFilters, "bbox" | "area">, how: "push" | "replace") {
    changeFilters(({ bbox: _old, ...current }) => {
      const next = { ...current, ...area };
      announceOwn(next);
      return next;
    }, how);
  }

  function search(where: Sight) {
    setMovedOn(false);
    const bbox = sightBounds(where);
    const all = answer.data?.bounds;
    // Unknown before the first answer.
    const isEverything = all === null || (all !== undefined && contains(bbox, all));
    searchWithin(isEverything ? {} : { bbox }, "replace");
  }

  function handleMove(where: Sight, cause: MoveCause) {
    setSight(where);
    setView(steadyView(where));
    // A new search moves to its homes, even if an earlier touch is only reported now.
    if (cause === "hand" && !aim) stay();
    if (cause === "hand" && isFollowing) search(where);
    else setMovedOn(cause !== "aim");
  }

  return {
    answer,
    zoom: (view ?? FIRST_VIEW).zoom,
    aim,
    stay,
    isFollowing,
    setFollowing: (follow: boolean) => {
      setFollowing(follow);
      if (follow && hasMovedOn && sight) search(sight);
    },
    /** The list covers a different area than the map. */
    hasMovedOn,
    searchHere: () => sight && search(sight),
    /** The homes that the map shows. */
    view: useMemo(() => sight && sightBounds(sight), [sight]),
    /** @param area in view. */
    searchArea: (area: string) => {
      setMovedOn(false);
      searchWithin({ area }, "push");
    },
    showAll: () => {
      showAll();
      searchWithin({}, "replace");
    },
    handleMove,
  };
}
