import {
  filtersToQuery,
  type ListingFilters,
  parseFilters,
} from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { matchPath, useLocation, useNavigate } from "@web/lib/router.tsx";
import { useEffect, useMemo, useRef } from "react";

/**
 * How the address changes:
 * - "push" for a choice, which Back undoes,
 * - "place" for a place chosen in the search's box,
 * - "replace" while the map is dragged,
 * - `typed` for typing into that field: one history entry for all keystrokes,
 * - `sentence` for plain words, and whether they ask for what is near the visitor.
 */
type HowToGo =
  | "push"
  | "place"
  | "replace"
  | { typed: "words" | "price" }
  | { sentence: string; isNearby?: boolean | undefined };
export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: HowToGo,
) => void;

export type ListingsView = "grid" | "map";

type Asked = { filters: ListingFilters; view: ListingsView };
/**
 * The plain words that a search was read from, which stay in the box as long as nothing else changes the search, and the
 * query of the search before them: what is in the box next takes their place (decision 172).
 */
export type Said = { sentence: string; before: string };
/** A history entry, with what `HowToGo` said of it. */
type Entry = Asked & { typed?: string; said?: Said };

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

  function go(next: Asked, how: HowToGo, said?: Said) {
    // A home is open over the list and owns the address: a map coming to rest behind it, or text
    // typed earlier, would close it.
    const isChosen = how === "push" || how === "place";
    if (!isChosen && matchPath(paths.listing.path, window.location.pathname)) return;
    const { typed: before } = latest.current;
    const kept = { ...typedOf(how === "replace" ? { typed: before } : how), ...(said && { said }) };
    const replace = how === "replace" || (kept.typed !== undefined && kept.typed === before);
    latest.current = { ...next, ...kept };
    void navigate(addressOf(next), { replace, state: { ...kept, isNearby: isNearby(how) } });
  }

  const changeFilters: ChangeFilters = (change, how) => {
    const { filters, view, said } = latest.current;
    const earlier = said && isOfBox(how) ? filtersOf(said.before) : filters;
    const next = withoutOldArea(filters, change(earlier));
    // Only the map asks for the visitor's place.
    go({ filters: next, view: isNearby(how) ? "map" : view }, how, saidAfter(how, earlier, next));
  };

  function saidAfter(how: HowToGo, earlier: ListingFilters, next: ListingFilters) {
    if (typeof how === "object" && "sentence" in how)
      return { sentence: how.sentence, before: filtersToQuery(earlier).toString() };
    const { filters, said } = latest.current;
    return isStillSaid(filters, next) ? said : undefined;
  }

  function changeView(view: ListingsView) {
    const { filters, said } = latest.current;
    go({ filters, view }, "push", said);
  }

  const { said } = entryState(state);
  return { ...asked, sentence: said?.sentence ?? "", changeFilters, changeView };
}

/** Removes every filter but keeps the sort order. */
export function withoutFilters({ sort }: ListingFilters): ListingFilters {
  return { sort };
}

function isNearby(how: HowToGo) {
  return typeof how === "object" && "isNearby" in how && how.isNearby;
}

/** Whether what is in the search's box changes, and with it what was said there before. */
function isOfBox(how: HowToGo): boolean {
  if (typeof how !== "object") return how === "place";
  return "sentence" in how || how.typed === "words";
}

/** Another part of the map or another order doesn't change what a sentence asked for. */
function isStillSaid(now: ListingFilters, next: ListingFilters): boolean {
  return question(next) === question(now) && next.left === now.left;
}

function filtersOf(query: string): ListingFilters {
  return parseFilters(new URLSearchParams(query)).filters;
}

function typedOf(state: unknown): Pick<Entry, "typed"> {
  const { typed } = (state ?? {}) as { typed?: unknown };
  return typeof typed === "string" ? { typed } : {};
}

function entryState(state: unknown): Pick<Entry, "typed" | "said"> {
  const { said } = (state ?? {}) as { said?: Partial<Said> };
  const { sentence, before } = said ?? {};
  return {
    ...typedOf(state),
    ...(typeof sentence === "string" && typeof before === "string"
      ? { said: { sentence, before } }
      : {}),
  };
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
