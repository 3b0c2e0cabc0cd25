import { type Bounds, formatBounds } from "@domain/bounds.ts";
import { filtersToQuery, type ListingFilters } from "@domain/listing-search.ts";
import { useCallback, useEffect, useRef, useState } from "react";

/** Where the map has to go. A new object is a new order. */
export type Aim = {
  bounds: Bounds;
  /** All homes that match, with 20 px around them; or a part of the map as it was. */
  kind: "all" | "area";
};

/**
 * Where the map goes by itself: to all homes when a search is opened or changed, to the
 * area of an address that one comes to by a link or by the back button. Where the visitor has
 * moved the map, it stays.
 *
 * @param bounds of all homes that match, once known; null when none of them has a place.
 */
export function useMapAim(filters: ListingFilters, bounds: Bounds | null | undefined) {
  const wanted = keyOf(filters);
  const [aim, setAim] = useState<Aim>();
  const [pending, setPending] = useState<string | undefined>(wanted);
  const own = useRef(new Set<string>());
  const area = filters.bbox;

  useEffect(() => {
    const isOwn = own.current.has(wanted);
    if (!isOwn) own.current.clear();
    setPending(isOwn ? undefined : wanted);
  }, [wanted]);

  useEffect(() => {
    if (pending !== wanted) return;
    if (area) setAim({ bounds: area, kind: "area" });
    else if (bounds === undefined) return;
    else if (bounds) setAim({ bounds, kind: "all" });
    setPending(undefined);
  }, [pending, wanted, area, bounds]);

  return {
    aim,
    /** Not to be followed when they appear in the address: the map is there already. */
    announceOwn: useCallback((next: ListingFilters) => {
      own.current.add(keyOf(next));
    }, []),
    /** Out to all homes again. */
    showAll: useCallback(() => {
      if (bounds) setAim({ bounds, kind: "all" });
    }, [bounds]),
  };
}

/** What is asked, wherever and in whatever order. */
export function questionOf({ sort: _sort, bbox: _bbox, ...question }: ListingFilters): string {
  return filtersToQuery(question).toString();
}

function keyOf(filters: ListingFilters): string {
  return filters.bbox ? `in ${formatBounds(filters.bbox)}` : `all ${questionOf(filters)}`;
}
