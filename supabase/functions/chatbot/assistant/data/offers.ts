import type { HomeOffers } from "../../../_shared/domain/offers.ts";
import { ask, type Client } from "../../../_shared/edge/database.ts";

/** The offers for one home, as its owner reads them: without what is sealed. */
export async function readOffers(client: Client, listingId: string): Promise<HomeOffers | null> {
  return ask(client.rpc("offers_of_home", { listing_id: listingId }), "unavailable");
}
