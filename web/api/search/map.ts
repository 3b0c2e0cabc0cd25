import type { Bounds } from "@domain/search/bounds.ts";
import {
  filtersToArguments,
  filtersToQuery,
  type ListingFilters,
} from "@domain/search/listing-search.ts";
import type { MapAnswer } from "@domain/search/map.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { hasKeys } from "../site/transport/functions.ts";
import { asPublic } from "../site/transport/tables.ts";

/** The map shows this for a search: single homes, or counts where they crowd. */

/** A part of the map at a zoom level, e.g. from `steadyView`. */
export type MapView = { zoom: number; bounds: Bounds };

/**
 * The markers in a view. The key is the request, so that an earlier view is shown right away when the visitor returns
 * to it.
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
  const [west, south, east, north] = view.bounds;
  const asked = { zoom: view.zoom, ...filtersToArguments(filters), west, south, east, north };
  const answer = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("map_listings", asked, { get: true }),
  );
  if (!isMapAnswer(answer)) throw new AppError("listings_unavailable");
  return answer;
}

const isMapAnswer = hasKeys<MapAnswer>("total", "unmapped", "clusters", "homes");
