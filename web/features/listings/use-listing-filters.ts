import { filtersToQuery, type ListingFilters, parseFilters } from "@domain/listing-search.ts";
import { paths } from "@web/lib/paths.ts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";

/** "replace" while somebody types or drags the map, "push" for a choice, which back undoes. */
export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: "push" | "replace",
) => void;

/** How the homes are shown (B§2). */
export type ListingsView = "grid" | "map";

type Asked = { filters: ListingFilters; view: ListingsView };

/**
 * The filters and the view live in the address, so that a search can be shared and the back
 * button is true.
 */
export function useListingFilters(): Asked & {
  changeFilters: ChangeFilters;
  changeView: (view: ListingsView) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => readAddress(search), [search]);
  // The router shows a new address when there is time. A second change that comes before
  // builds on the first one, not on what is still on the screen.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);

  const go = useCallback(
    (next: Asked, how: "push" | "replace") => {
      // Over the list a home was opened, and the address is that home's: a map that comes to rest
      // behind it would close it.
      if (how === "replace" && matchPath(paths.listing.path, window.location.pathname)) return;
      latest.current = next;
      navigate(addressOf(next), { replace: how === "replace" });
    },
    [navigate],
  );

  const changeFilters = useCallback<ChangeFilters>(
    (change, how) => {
      const { filters, view } = latest.current;
      go({ filters: withoutOldArea(filters, change(filters)), view }, how);
    },
    [go],
  );
  const changeView = useCallback(
    (view: ListingsView) => {
      // The grid has no edges: it shows all homes that match, wherever the map was.
      const { bbox: _bbox, ...filters } = latest.current.filters;
      go({ filters, view }, "push");
    },
    [go],
  );
  return { ...asked, changeFilters, changeView };
}

/** Everything that narrows the search taken back; the order of the results stays. */
export function withoutFilters({ sort }: ListingFilters): ListingFilters {
  return { sort };
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

/** Another question is asked of the whole country again; another order, of the same area. */
function withoutOldArea(before: ListingFilters, after: ListingFilters): ListingFilters {
  const hasNewArea = after.bbox !== before.bbox;
  if (hasNewArea || !after.bbox || question(after) === question(before)) return after;
  const { bbox: _bbox, ...rest } = after;
  return rest;
}

function question({ bbox: _bbox, sort: _sort, ...filters }: ListingFilters): string {
  return filtersToQuery(filters).toString();
}
