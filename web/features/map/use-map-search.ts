import type { ListingFilters } from "@domain/listing-search.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MapView, mapQuery } from "@web/api/map.ts";
import { COUNTRY } from "@web/components/map/map-limits.ts";
import { useState } from "react";
import { contains, type Sight, sightBounds, steadyView } from "./steady-view.ts";
import { useMapAim } from "./use-map-aim.ts";
import { useIsNearby } from "./use-my-place.ts";

export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: "push" | "replace",
) => void;

/** Why the map moved: by hand, to its aim, or to show one home or its popup. */
export type MoveCause = "hand" | "aim" | "showing";

/** Roughly what a wide screen shows first; requested before the map itself has loaded. */
const FIRST_VIEW = steadyView({ west: -138, south: 15, east: -59, north: 57, zoom: COUNTRY.zoom });

/**
 * Connects the map's view to the search. The markers follow every move; the list follows if the
 * visitor wants it to, and its area is part of the address (`bbox`).
 */
export function useMapSearch(filters: ListingFilters, changeFilters: ChangeFilters) {
  // With an area in the address, the map itself determines the exact view.
  const [view, setView] = useState<MapView | undefined>(filters.bbox ? undefined : FIRST_VIEW);
  const [sight, setSight] = useState<Sight>();
  const [isFollowing, setFollowing] = useState(true);
  const [hasMovedOn, setMovedOn] = useState(false);
  const answer = useQuery({
    ...mapQuery(filters, view ?? FIRST_VIEW),
    placeholderData: keepPreviousData,
    enabled: view !== undefined,
  });
  const bounds = answer.isPlaceholderData ? undefined : answer.data?.bounds;
  const { aim, announceOwn, showAll, stay } = useMapAim(filters, bounds, useIsNearby());

  function search(where: Sight) {
    setMovedOn(false);
    const area = sightBounds(where);
    const all = answer.data?.bounds;
    // Unknown before the first answer.
    const isEverything = all === null || (all !== undefined && contains(area, all));
    const bbox = isEverything ? undefined : area;
    changeFilters(({ bbox: _old, ...current }) => {
      const next = bbox ? { ...current, bbox } : current;
      announceOwn(next);
      return next;
    }, "replace");
  }

  function handleMove(where: Sight, cause: MoveCause) {
    setSight(where);
    setView(steadyView(where));
    // A new search goes to its homes, even if an earlier touch is only reported now.
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
    /** What the map shows. */
    view: sight && sightBounds(sight),
    /** Searches an area in view, so the map stays. */
    searchArea: (area: string) => {
      setMovedOn(false);
      changeFilters(({ bbox: _old, ...current }) => {
        const next = { ...current, area };
        announceOwn(next);
        return next;
      }, "push");
    },
    showAll: () => {
      showAll();
      changeFilters(({ bbox: _old, ...current }) => {
        announceOwn(current);
        return current;
      }, "replace");
    },
    handleMove,
  };
}
