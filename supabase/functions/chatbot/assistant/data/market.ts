import type { SupabaseClient } from "@supabase/supabase-js";
import type { ListingCard } from "../../../_shared/domain/listings.ts";
import { rowsOf } from "./answers.ts";

/** Up to four homes for sale that are like one of the owner's; public facts. */
export async function readSimilar(
  client: SupabaseClient,
  listingId: string,
): Promise<ListingCard[]> {
  return rowsOf(await client.rpc("similar_listings", { listing_id: listingId }).retry(false));
}
