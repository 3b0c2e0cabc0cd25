import { LISTING_CARD_COLUMNS } from "../../_shared/domain/homes/card-columns.ts";
import type { ListingCard, ListingPage } from "../../_shared/domain/homes/listings.ts";
import type { HomeOffers, Offer } from "../../_shared/domain/offers/offers.ts";
import type { BuyerState } from "../../_shared/domain/people/buyer-state.ts";
import {
  filtersToArguments,
  type ListingFilters,
} from "../../_shared/domain/search/listing-search.ts";
import type { PlaceSuggestion } from "../../_shared/domain/search/places.ts";
import type { FeedbackSummary } from "../../_shared/domain/showings/showings.ts";
import type { HandbookMatch } from "../../_shared/domain/vesty/handbook.ts";
import { ask, askRows, type Client } from "../../_shared/edge/database.ts";
import { type OwnHomes, ownHomes } from "../../_shared/edge/own-homes.ts";
import { type OwnAvailability, readAvailability } from "./data/availability.ts";
import {
  type OwnDashboard,
  type OwnTimeline,
  readDashboard,
  timelineIn,
} from "./data/dashboard.ts";
import { type OwnDocument, readDocuments } from "./data/documents.ts";
import { type OwnListing, readListings } from "./data/listings.ts";
import { type OwnShowing, readShowings } from "./data/showings.ts";

/**
 * The data that Vesty may know about the user. It is read-only, with the user's own permissions; each read is cached
 * for the whole answer. Every method throws AppError `unavailable`.
 */
export type OwnerData = {
  listings(): Promise<OwnListing[]>;
  showings(now: Date): Promise<OwnShowing[]>;
  feedback(listingId: string): Promise<FeedbackSummary>;
  availability(now: Date): Promise<OwnAvailability[]>;
  /** The offers as the owner reads them, without sealed ones. Null for another person's home. */
  offers(listingId: string): Promise<HomeOffers | null>;
  /** @param home of which; without it, of the most important one. */
  timeline(home?: string): Promise<OwnTimeline>;
  /** The sales that go on, on either side. */
  sales(): Promise<Offer[]>;
  documents(): Promise<OwnDocument[]>;
  /** Up to four similar homes for sale; public data. */
  similar(listingId: string): Promise<ListingCard[]>;
  /** The user's data as a buyer. */
  buying(): Promise<BuyerState>;
  /** Homes for sale, as any visitor finds them. */
  search(filters: ListingFilters): Promise<ListingPage>;
  /** Homes for sale among the user's favorites, the latest first. */
  favorites(): Promise<ListingCard[]>;
  places(name: string): Promise<PlaceSuggestion[]>;
  /** Our articles, which are public. */
  handbook(query: string, most: number): Promise<HandbookMatch[]>;
};

/** The most homes that a search returns. */
const FOUND = 3;

/** The most favorites that are read to find two that are for sale. */
const FAVORITES = 20;
const FOR_SALE = /^(active|pending)$/;

/** @param client the caller's own, so row-level security applies. One per question. */
export function createOwnerData(client: Client, user: { id: string }): OwnerData {
  let listings: Promise<OwnListing[]> | undefined;
  let known: Promise<OwnHomes> | undefined;
  let bought: Promise<BuyerState> | undefined;
  let liked: Promise<ListingCard[]> | undefined;
  let shown: Promise<OwnDashboard> | undefined;
  const offered = new Map<string, Promise<HomeOffers | null>>();
  const dashboard = () => {
    shown ??= readDashboard(client);
    return shown;
  };
  const homes = () => {
    known ??= ownHomes(client, user.id, "unavailable");
    return known;
  };
  return {
    listings() {
      listings ??= homes().then((own) => readListings(client, own));
      return listings;
    },
    showings: async (now) => readShowings(client, await homes(), now),
    feedback: (listing) => ask(client.rpc("feedback_summary", { listing }), "unavailable"),
    availability: async (now) => readAvailability(client, await homes(), now),
    offers(listing_id) {
      const read =
        offered.get(listing_id) ?? ask(client.rpc("offers_of_home", { listing_id }), "unavailable");
      offered.set(listing_id, read);
      return read;
    },
    timeline: async (home) => timelineIn(await dashboard(), home),
    sales: async () => (await dashboard()).sales,
    documents: () => readDocuments(client, user.id),
    similar: (listing_id) => askRows(client.rpc("similar_listings", { listing_id }), "unavailable"),
    buying() {
      bought ??= ask(client.rpc("buyer_state"), "unavailable");
      return bought;
    },
    search: (filters) =>
      ask(
        client.rpc("search_listings", { ...filtersToArguments(filters), page_size: FOUND }),
        "unavailable",
      ),
    favorites() {
      liked ??= readFavorites(client, user.id);
      return liked;
    },
    places: (typed) => askRows(client.rpc("suggest_places", { typed }), "unavailable"),
    handbook: (query, max_results) =>
      askRows(client.rpc("search_handbook", { query, max_results }), "unavailable"),
  };
}

async function readFavorites(client: Client, userId: string): Promise<ListingCard[]> {
  const rows = await askRows(
    client
      .from("favorites")
      .select(`home:listings(${LISTING_CARD_COLUMNS})`)
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .limit(FAVORITES)
      .overrideTypes<{ home: ListingCard | null }[], { merge: false }>(),
    "unavailable",
  );
  return rows.flatMap(({ home }) => (home && FOR_SALE.test(home.status) ? home : []));
}
