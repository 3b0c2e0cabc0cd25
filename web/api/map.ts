import type { Bounds } from "@domain/bounds.ts";
import { AppError } from "@domain/errors.ts";
import { filtersToArguments, filtersToQuery, type ListingFilters } from "@domain/listing-search.ts";
import { queryOptions } from "@tanstack/react-query";
import { queryOf, restGet } from "./rest.ts";

/** What the map shows of a search: homes one by one, or the number of them where they crowd. */

export type MapHome = {
  id: string;
  lat: number;
  lng: number;
  price: number | null;
  /** "active" or "pending". */
  status: string;
};
export type MapCluster = { lat: number; lng: number; count: number; bounds: Bounds };

export type MapAnswer = {
  /** Homes that match and lie in the view. */
  total: number;
  /** Homes that match and have no place on any map. */
  unmapped: number;
  /** Of all homes that match and have a place, in the view or not. */
  bounds: Bounds | null;
  clusters: MapCluster[];
  homes: MapHome[];
};

/** A part of the map at a zoom, e.g. of `steadyView`. */
export type MapView = { zoom: number; bounds: Bounds };

/**
 * The markers of a view. The key is what is asked, so that going back to a view that was there
 * shows it at once.
 */
export function mapQuery(filters: ListingFilters, view: MapView) {
  const { sort: _sort, bbox: _bbox, ...question } = filters;
  return queryOptions({
    queryKey: ["map", filtersToQuery(question).toString(), view.zoom, view.bounds.join()],
    queryFn: ({ signal }) => fetchMap(question, view, signal),
  });
}

async function fetchMap(
  filters: ListingFilters,
  view: MapView,
  signal: AbortSignal,
): Promise<MapAnswer> {
  const query = queryOf({
    zoom: view.zoom,
    ...filtersToArguments({ ...filters, bbox: view.bounds }),
  });
  const answer = await restGet<unknown>("rpc/map_listings", query, {
    signal,
    fallback: "listings_unavailable",
  });
  if (!isMapAnswer(answer)) throw new AppError("listings_unavailable");
  return answer;
}

function isMapAnswer(value: unknown): value is MapAnswer {
  if (typeof value !== "object" || value === null) return false;
  const { total, unmapped, clusters, homes } = value as Partial<MapAnswer>;
  return (
    typeof total === "number" &&
    typeof unmapped === "number" &&
    Array.isArray(clusters) &&
    Array.isArray(homes)
  );
}
