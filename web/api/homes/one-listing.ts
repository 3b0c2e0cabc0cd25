import type { ListingDetails } from "@domain/homes/listings.ts";
import { PUBLIC_HOME_COLUMNS, PUBLIC_HOME_ORDERS, soldDetails } from "@domain/homes/public-home.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import { channelOf } from "../../lib/came-from.ts";
import { ONE_LISTING_KEY } from "../site/cache/keys.ts";
import type { Tables } from "../site/transport/tables.ts";
import { asAnyone, asPublic } from "../site/transport/tables.ts";
import { visitorId } from "../site/transport/visitor-id.ts";

/** One public home, for sale or sold, and its view count. */

/** One listing; `null` when there is no such public one. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: [...ONE_LISTING_KEY, id],
    queryFn: ({ signal }) => fetchListing(id, signal),
  });
}

export async function fetchListing(
  id: string,
  signal?: AbortSignal,
): Promise<ListingDetails | null> {
  if (!isUuid(id)) return null;
  const options = { signal, fallback: "listings_unavailable" } as const;
  const [listing] = await asPublic(options, details(id));
  if (listing) return listing;
  const sold = await asPublic(options, (db) => db.rpc("sold_home", { listing: id }, { get: true }));
  return sold && soldDetails(sold);
}

/** The query behind the details page. */
export function details(id: string) {
  return (db: Tables) =>
    db
      .from("listings")
      .select(PUBLIC_HOME_COLUMNS)
      .eq("id", id)
      .order(PUBLIC_HOME_ORDERS.images, { referencedTable: "images" })
      .order(PUBLIC_HOME_ORDERS.price_history, { referencedTable: "price_history" })
      .order(PUBLIC_HOME_ORDERS.answers, { referencedTable: "answers" })
      // A home that is for sale always has a time zone.
      .overrideTypes<{ time_zone: string }[]>();
}

/**
 * Counts this visitor's view of a listing, once a day; the owner's own views don't count (decision
 * 48). Failures are ignored.
 */
export async function registerView(id: string): Promise<void> {
  const args = { p_listing_id: id, p_visitor: visitorId(), p_from: channelOf(id) };
  await asAnyone({ fallback: "internal", isUnseen: true }, (db) =>
    db.rpc("register_listing_view", args),
  ).catch(() => {});
}
