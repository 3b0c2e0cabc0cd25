import type { ListingCard } from "../../../_shared/domain/listings.ts";
import { askRows, type Client } from "../../../_shared/edge/database.ts";

/** Up to four homes for sale similar to one of the owner's; public data. */
export async function readSimilar(client: Client, listingId: string): Promise<ListingCard[]> {
  return askRows(client.rpc("similar_listings", { listing_id: listingId }), "unavailable");
}
