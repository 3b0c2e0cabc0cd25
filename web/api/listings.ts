import { AppError } from "@domain/errors.ts";
import { isUuid } from "@domain/ids.ts";
import { LISTING_IMAGE_COLUMNS } from "@domain/images.ts";
import {
  filtersToArguments,
  filtersToQuery,
  type ListingFilters,
  PAGE_SIZE,
} from "@domain/listing-search.ts";
import { LISTING_CARD_COLUMNS, type ListingDetails, type ListingPage } from "@domain/listings.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { queryOf, restCall, restGet } from "./rest.ts";
import { visitorId } from "./visitor-id.ts";

/** Homes that anybody may see: the search, one listing, and the count of its views. */

/** All searches begin with it; a further part names the filters. */
export const SEARCH_KEY = ["listings", "search"] as const;

const DETAIL_COLUMNS = `${LISTING_CARD_COLUMNS},description,features,time_zone,published_at`;

/** A search and its further pages; the key is the filters, so that answers can't be mixed up. */
export function listingsQuery(filters: ListingFilters) {
  return infiniteQueryOptions({
    queryKey: [...SEARCH_KEY, filtersToQuery(filters).toString()],
    queryFn: ({ pageParam, signal }) => searchListings(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One listing; `null` when there is none that the public may see. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "one", id],
    queryFn: ({ signal }) => fetchListing(id, signal),
  });
}

/** @param cursor `next_cursor` of the page before, null for the first one. */
export async function searchListings(
  filters: ListingFilters,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ListingPage> {
  const query = queryOf(filtersToArguments(filters));
  query.set("page_size", String(PAGE_SIZE));
  if (cursor !== null) query.set("page_cursor", cursor);
  const page = await restGet<unknown>("rpc/search_listings", query, {
    signal,
    fallback: "listings_unavailable",
  });
  if (!isPage(page)) throw new AppError("listings_unavailable");
  return page;
}

export async function fetchListing(
  id: string,
  signal?: AbortSignal,
): Promise<ListingDetails | null> {
  if (!isUuid(id)) return null;
  const rows = await restGet<ListingDetails[] | null>("listings", detailsQuery(id), {
    signal,
    fallback: "listings_unavailable",
  });
  return rows?.[0] ?? null;
}

/** What the details of a home ask the table `listings`. */
export function detailsQuery(id: string): URLSearchParams {
  return new URLSearchParams({
    id: `eq.${id}`,
    select: `${DETAIL_COLUMNS},images:listing_images(${LISTING_IMAGE_COLUMNS}),price_history(price,changed_at)`,
    "images.order": "position.asc",
    "price_history.order": "changed_at.asc",
  });
}

/**
 * Counts this visitor's look at a listing, once a day; with the owner's token it counts
 * nothing (corrections.md). A failure is nobody's business but the counter's.
 */
export async function registerView(id: string, token?: string | null): Promise<void> {
  try {
    await restCall(
      "register_listing_view",
      { p_listing_id: id, p_visitor: visitorId() },
      { token, fallback: "internal" },
    );
  } catch (error) {
    // B§7: errors of the counter are not shown.
    if (!(error instanceof AppError)) throw error;
  }
}

function isPage(value: unknown): value is ListingPage {
  return (
    typeof value === "object" &&
    value !== null &&
    Array.isArray((value as Partial<ListingPage>).listings) &&
    typeof (value as Partial<ListingPage>).total === "number"
  );
}
