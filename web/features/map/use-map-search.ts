import type { ListingFilters } from "@domain/listing-search.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MapView, mapQuery } from "@web/api/map.ts";
import { COUNTRY } from "@web/components/map/map-limits.ts";
import { useState } from "react";
import { contains, type Sight, sightBounds, steadyView } from "./steady-view.ts";
import { useMapAim } from "./use-map-aim.ts";

export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: "push" | "replace",
) => void;

/** Why the map has moved: by hand, to where it was sent, or to show one home or its popup. */
export type MoveCause = "hand" | "aim" | "showing";

/** About what a wide screen shows at first; asked before the map itself is there. */
const FIRST_VIEW = steadyView({ west: -138, south: 15, east: -59, north: 57, zoom: COUNTRY.zoom });

/**
 * What the map shows and what the list beside it answers. The markers follow every move; the
 * list follows when it is wanted, and its area is part of the address (`bbox`).
 */
export function useMapSearch(filters: ListingFilters, changeFilters: ChangeFilters) {
  // An address with an area: the map itself knows best what it makes of it.
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
  const { aim, announceOwn, showAll } = useMapAim(filters, bounds);

  function search(where: Sight) {
    setMovedOn(false);
    const area = sightBounds(where);
    const all = answer.data?.bounds;
    const isEverything = !all || contains(area, all);
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
    if (cause === "hand" && isFollowing) search(where);
    else setMovedOn(cause !== "aim");
  }

  return {
    answer,
    zoom: (view ?? FIRST_VIEW).zoom,
    aim,
    isFollowing,
    setFollowing: (follow: boolean) => {
      setFollowing(follow);
      if (follow && hasMovedOn && sight) search(sight);
    },
    /** The list answers another area than the map shows. */
    hasMovedOn,
    searchHere: () => sight && search(sight),
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
