import { type Bounds, formatBounds } from "@domain/search/bounds.ts";
import { filtersToQuery, type ListingFilters } from "@domain/search/listing-search.ts";
import { COUNTRY } from "@web/components/map/map-limits.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { contains } from "./steady-view.ts";

const [[SOUTH, WEST], [NORTH, EAST]] = COUNTRY.bounds;
const CONTINENT: Bounds = [WEST, SOUTH, EAST, NORTH];

/** The view to which the map should move. A new object is a new request. */
export type Aim = {
  bounds: Bounds;
  /** "all": every matching home with 20 px around them; "area": a given part of the map. */
  kind: "all" | "area";
};

/**
 * The view to which the map moves by itself: to the continental states without a search, to all homes when a search
 * opens or changes, and to the area in the address after a link or the back button. Once the visitor has moved the map,
 * it stays.
 *
 * @param bounds of all matching homes, once known; null when none has a location. @param isNearby the map is about to
 * move to the visitor's place instead.
 */
export function useMapAim(
  filters: ListingFilters,
  bounds: Bounds | null | undefined,
  isNearby: boolean,
) {
  const wanted = keyOf(filters);
  const [aim, setAim] = useState<Aim>();
  const [pending, setPending] = useState<string | undefined>(isNearby ? undefined : wanted);
  const own = useRef(new Set<string>());
  const area = filters.bbox;

  useEffect(() => {
    const isOwn = own.current.has(wanted);
    if (!isOwn) own.current.clear();
    setPending(isOwn || isNearby ? undefined : wanted);
  }, [wanted, isNearby]);

  useEffect(() => {
    if (pending !== wanted) return;
    if (area) setAim({ bounds: area, kind: "area" });
    else if (bounds === undefined) return;
    // Including Alaska and Hawaii would make all other homes tiny.
    else if (bounds && filtersToQuery(filters).size === 0 && !contains(CONTINENT, bounds))
      setAim({ bounds: CONTINENT, kind: "area" });
    else if (bounds) setAim({ bounds, kind: "all" });
    setPending(undefined);
  }, [pending, wanted, area, bounds, filters]);

  return {
    aim,
    /** Marks filters whose area the map already shows: it won't move when they reach the address. */
    announceOwn: (next: ListingFilters) => {
      own.current.add(keyOf(next));
    },
    /** The visitor chose where to look, perhaps before the homes' bounds were known. */
    stay: useCallback(() => setPending(undefined), []),
    /** Zooms back out to all homes. */
    showAll: () => {
      if (bounds) setAim({ bounds, kind: "all" });
    },
  };
}

/** The search itself, ignoring area and order. */
export function questionOf({ sort: _sort, bbox: _bbox, ...question }: ListingFilters): string {
  return filtersToQuery(question).toString();
}

function keyOf(filters: ListingFilters): string {
  return filters.bbox ? `in ${formatBounds(filters.bbox)}` : `all ${questionOf(filters)}`;
}
