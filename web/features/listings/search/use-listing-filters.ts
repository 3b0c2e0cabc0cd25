import { filtersToQuery, type ListingFilters, parseFilters } from "@domain/listing-search.ts";
import { paths } from "@domain/paths.ts";
import { matchPath, useLocation, useNavigate } from "@web/lib/router.tsx";
import { useEffect, useMemo, useRef } from "react";

/**
 * How the address changes:
 * - "push" for a choice, which Back undoes,
 * - "replace" while the map is dragged,
 * - `typed` for typing into that field: one history entry for all keystrokes,
 * - `isNearby` for plain words, whether they ask for what is near the visitor.
 */
type HowToGo =
  | "push"
  | "replace"
  | { typed: "words" | "price" }
  | { isNearby: boolean | undefined };
export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: HowToGo,
) => void;

export type ListingsView = "grid" | "map";

type Asked = { filters: ListingFilters; view: ListingsView };
/** A history entry, with what `HowToGo` said of it. */
type Entry = Asked & { typed?: string };

/** Keeps the filters and the view in the address, so that a search can be shared and Back works. */
export function useListingFilters() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => readAddress(search), [search]);
  // The router renders a new address with low priority. A second change before that must build on
  // the first one, not on what is still on screen.
  const latest = useRef<Entry>(asked);
  useEffect(() => {
    latest.current = { ...asked, ...entryState(state) };
  }, [asked, state]);

  function go(next: Asked, how: HowToGo) {
    // A home is open over the list and owns the address: a map coming to rest behind it, or text
    // typed earlier, would close it.
    if (how !== "push" && matchPath(paths.listing.path, window.location.pathname)) return;
    const { typed: before } = latest.current;
    const kept = how === "push" ? {} : how === "replace" ? { typed: before } : entryState(how);
    const replace = how === "replace" || (kept.typed !== undefined && kept.typed === before);
    latest.current = { ...next, ...kept };
    void navigate(addressOf(next), { replace, state: { ...kept, isNearby: isNearby(how) } });
  }

  const changeFilters: ChangeFilters = (change, how) => {
    const { filters, view } = latest.current;
    const next = withoutOldArea(filters, change(filters));
    // Only the map asks for the visitor's place.
    go({ filters: next, view: isNearby(how) ? "map" : view }, how);
  };

  function changeView(view: ListingsView) {
    go({ filters: latest.current.filters, view }, "push");
  }

  return { ...asked, changeFilters, changeView };
}

/** Removes every filter but keeps the sort order. */
export function withoutFilters({ sort }: ListingFilters): ListingFilters {
  return { sort };
}

function isNearby(how: HowToGo) {
  return typeof how === "object" && "isNearby" in how && how.isNearby;
}

function entryState(state: unknown): Pick<Entry, "typed"> {
  const { typed } = (state ?? {}) as { typed?: unknown };
  return typeof typed === "string" ? { typed } : {};
}

function readAddress(search: string): Asked {
  const query = new URLSearchParams(search);
  return {
    filters: parseFilters(query).filters,
    view: query.get("view") === "map" ? "map" : "grid",
  };
}

function addressOf({ filters, view }: Asked): string {
  const query = filtersToQuery(filters);
  if (view === "map") query.set("view", "map");
  return paths.listings.href(query);
}

/** A different search covers the whole country again; a different order keeps the area. */
function withoutOldArea(before: ListingFilters, after: ListingFilters): ListingFilters {
  const hasNewArea = after.bbox !== before.bbox;
  if (hasNewArea || !after.bbox || question(after) === question(before)) return after;
  const { bbox: _bbox, ...rest } = after;
  return rest;
}

function question({ bbox: _bbox, sort: _, left: __, ...filters }: ListingFilters): string {
  return filtersToQuery(filters).toString();
}
