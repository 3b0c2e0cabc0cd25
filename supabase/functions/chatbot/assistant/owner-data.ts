import type { ListingCard } from "../../_shared/domain/listings.ts";
import type { HomeOffers } from "../../_shared/domain/offers.ts";
import type { FeedbackSummary } from "../../_shared/domain/viewings.ts";
import type { Client } from "../../_shared/edge/database.ts";
import { type OwnAvailability, readAvailability } from "./data/availability.ts";
import { type OwnDocument, readDocuments } from "./data/documents.ts";
import { type Passage, searchHandbook } from "./data/handbook.ts";
import { type OwnListing, readListings } from "./data/listings.ts";
import { readSimilar } from "./data/market.ts";
import { readOffers } from "./data/offers.ts";
import { type OwnTimeline, readTimeline } from "./data/timeline.ts";
import { type OwnViewing, readFeedback, readViewings } from "./data/viewings.ts";

/**
 * What Vesty may know about the user. Read-only, with the user's own permissions; each read is
 * cached for the whole answer. Every method throws AppError `unavailable`.
 */
export type OwnerData = {
  listings(): Promise<OwnListing[]>;
  viewings(now: Date): Promise<OwnViewing[]>;
  feedback(listingId: string): Promise<FeedbackSummary>;
  availability(now: Date): Promise<OwnAvailability[]>;
  /** Null for someone else's home. */
  offers(listingId: string): Promise<HomeOffers | null>;
  timeline(): Promise<OwnTimeline>;
  documents(): Promise<OwnDocument[]>;
  similar(listingId: string): Promise<ListingCard[]>;
  /** Our articles, which are public. */
  handbook(query: string, most: number): Promise<Passage[]>;
};

/** @param client the caller's own, so row-level security applies. One per question. */
export function createOwnerData(client: Client, user: { id: string }): OwnerData {
  let listings: Promise<OwnListing[]> | undefined;
  return {
    listings() {
      listings ??= readListings(client, user.id);
      return listings;
    },
    viewings: (now) => readViewings(client, user.id, now),
    feedback: (listingId) => readFeedback(client, listingId),
    availability: (now) => readAvailability(client, user.id, now),
    offers: (listingId) => readOffers(client, listingId),
    timeline: () => readTimeline(client, user.id),
    documents: () => readDocuments(client, user.id),
    similar: (listingId) => readSimilar(client, listingId),
    handbook: (query, most) => searchHandbook(client, query, most),
  };
}
