import { AppError } from "@domain/app-error.ts";
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
import type { Tables } from "./table-question.ts";
import { asAnyone, asVisitor } from "./tables.ts";
import { visitorId } from "./visitor-id.ts";

/** Public homes: search, a single listing, and its view count. */

/** Every search key starts with this; another part holds the filters. */
export const SEARCH_KEY = ["listings", "search"] as const;

const DETAIL_COLUMNS =
  `${LISTING_CARD_COLUMNS},description,features,time_zone,published_at,images:listing_images(${LISTING_IMAGE_COLUMNS}),price_history(price,changed_at),answers:listing_answers(id,question,answer)` as const;

/** A search and its further pages, keyed by the filters so that results can't be mixed up. */
export function listingsQuery(filters: ListingFilters) {
  return infiniteQueryOptions({
    queryKey: [...SEARCH_KEY, filtersToQuery(filters).toString()],
    queryFn: ({ pageParam, signal }) => searchListings(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One listing; `null` when there is no such public one. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "one", id],
    queryFn: ({ signal }) => fetchListing(id, signal),
  });
}

/** @param cursor `next_cursor` of the previous page, null for the first. */
export async function searchListings(
  filters: ListingFilters,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ListingPage> {
  const asked = {
    ...filtersToArguments(filters),
    page_size: PAGE_SIZE,
    page_cursor: cursor ?? undefined,
  };
  const page = await asVisitor({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("search_listings", asked, { get: true }),
  );
  if (!isPage(page)) throw new AppError("listings_unavailable");
  return page;
}

export async function fetchListing(
  id: string,
  signal?: AbortSignal,
): Promise<ListingDetails | null> {
  if (!isUuid(id)) return null;
  const [listing] = await asVisitor({ signal, fallback: "listings_unavailable" }, details(id));
  return listing ?? null;
}

/** The query behind the details page. */
export function details(id: string) {
  return (db: Tables) =>
    db
      .from("listings")
      .select(DETAIL_COLUMNS)
      .eq("id", id)
      .order("position", { referencedTable: "images" })
      .order("changed_at", { referencedTable: "price_history" })
      .order("position", { referencedTable: "answers" })
      // A home that is for sale always has a time zone.
      .overrideTypes<{ time_zone: string }[]>();
}

/**
 * Counts this visitor's view of a listing, once a day; the owner's own views don't count (decision
 * 48). Failures are ignored.
 */
export async function registerView(id: string): Promise<void> {
  const args = { p_listing_id: id, p_visitor: visitorId() };
  await asAnyone({ fallback: "internal" }, (db) => db.rpc("register_listing_view", args)).catch(
    () => {},
  );
}

function isPage(answer: unknown): answer is ListingPage {
  const { listings, total } = (answer ?? {}) as Partial<ListingPage>;
  return Array.isArray(listings) && total !== undefined;
}
