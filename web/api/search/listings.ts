import type { ListingPage } from "@domain/homes/listings.ts";
import {
  filtersToArguments,
  filtersToQuery,
  type ListingFilters,
  PAGE_SIZE,
} from "@domain/search/listing-search.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { LISTINGS_KEY, SEARCH_KEY } from "../site/cache/keys.ts";
import { asPublic } from "../site/transport/tables.ts";

/** The search for public homes. One home is in one-listing.ts, which a list doesn't need. */

/** A search and its further pages, keyed by the filters so that results can't be mixed up. */
export function listingsQuery(filters: ListingFilters) {
  return infiniteQueryOptions({
    queryKey: [...SEARCH_KEY, filtersToQuery(filters).toString()],
    queryFn: ({ pageParam, signal }) => searchListings(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** How many homes a search finds. */
export function foundQuery(filters: ListingFilters) {
  return queryOptions({
    queryKey: [...LISTINGS_KEY, "found", filtersToQuery(filters).toString()],
    queryFn: ({ signal }) => searchListings(filters, null, signal, 1),
    select: ({ total, more }) => ({ total, more }),
  });
}

/** @param cursor `next_cursor` of the previous page, null for the first. */
export async function searchListings(
  filters: ListingFilters,
  cursor: string | null,
  signal?: AbortSignal,
  pageSize = PAGE_SIZE,
): Promise<ListingPage> {
  const asked = {
    ...filtersToArguments(filters),
    page_size: pageSize,
    page_cursor: cursor ?? undefined,
  };
  const page = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("search_listings", asked, { get: true }),
  );
  if (!isPage(page)) throw new AppError("listings_unavailable");
  return page;
}

function isPage(answer: unknown): answer is ListingPage {
  const { listings, total } = (answer ?? {}) as Partial<ListingPage>;
  return Array.isArray(listings) && total !== undefined;
}
