import { LISTING_CARD_COLUMNS } from "@domain/card-columns.ts";
import { isUuid } from "@domain/ids.ts";
import { LISTING_IMAGE_COLUMNS } from "@domain/images.ts";
import type { ListingDetails, SoldHome } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { channelOf } from "../lib/came-from.ts";
import { ONE_LISTING_KEY } from "./keys.ts";
import type { Tables } from "./table-question.ts";
import { asAnyone, asVisitor } from "./tables.ts";
import { visitorId } from "./visitor-id.ts";

/** One public home, for sale or sold, and its view count. */

const DETAIL_COLUMNS =
  `${LISTING_CARD_COLUMNS},description,features,tour_url,time_zone,images:listing_images(${LISTING_IMAGE_COLUMNS}),price_history(price,changed_at),answers:listing_answers(id,question,answer)` as const;

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
  const [listing] = await asVisitor(options, details(id));
  if (listing) return listing;
  const sold = await asVisitor(options, (db) =>
    db.rpc("sold_home", { listing: id }, { get: true }),
  );
  return sold && soldDetails(sold);
}

/** A sold home's details, without text, photos and answers, which were the owner's. */
function soldDetails({ card, ...rest }: SoldHome): ListingDetails {
  return { ...card, ...rest, description: "", features: [], tour_url: "", answers: [] };
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
  const args = { p_listing_id: id, p_visitor: visitorId(), p_from: channelOf(id) };
  await asAnyone({ fallback: "internal" }, (db) => db.rpc("register_listing_view", args)).catch(
    () => {},
  );
}
