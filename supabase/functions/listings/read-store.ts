import { LISTING_CARD_COLUMNS } from "../_shared/domain/homes/card-columns.ts";
import { HIDDEN_PLACE, withExactPlace } from "../_shared/domain/homes/exact-place.ts";
import { LISTING_IMAGE_COLUMNS } from "../_shared/domain/homes/images.ts";
import type { ListingCard, ListingPage, StoredListing } from "../_shared/domain/homes/listings.ts";
import type { LoanInputs } from "../_shared/domain/homes/mortgage.ts";
import {
  filtersToArguments,
  type ListingFilters,
} from "../_shared/domain/search/listing-search.ts";
import { type Caller, clientOf, type User } from "../_shared/edge/caller.ts";
import { ask, askJson, askRows, type Database } from "../_shared/edge/database.ts";
import { ownHomes } from "../_shared/edge/own-homes.ts";
import type { Networks } from "../_shared/edge/visitor.ts";
import type { Page } from "./query.ts";

/** A page of results with the API's data on each home. */
type StoredPage = Omit<ListingPage, "listings"> & { listings: StoredListing[] };

export type ReadStore = {
  search(filters: ListingFilters, page: Page): Promise<StoredPage>;
  /** Null if there is none the caller may see. */
  find(id: string, caller: Caller): Promise<StoredListing | null>;
  /** Newest first, in every status. */
  ownedBy(user: User): Promise<StoredListing[]>;
  registerView(id: string, visitor: string, caller: Caller, networks: Networks): Promise<void>;
};

/** Columns that our own cards don't need. */
const MORE_COLUMNS =
  "updated_at,shared_with_portals,description,features,tour_url,view_counts:listing_view_counts(views)" as const;

/** The columns of a listing in the API, for anyone allowed to see it. */
const LISTING_COLUMNS =
  `${LISTING_CARD_COLUMNS},${MORE_COLUMNS},images:listing_images(${LISTING_IMAGE_COLUMNS})` as const;

/** The home as a user reads it: owners get the street they hide. Visitors may not ask for it. */
export const USER_LISTING_COLUMNS = `${LISTING_COLUMNS},${HIDDEN_PLACE}` as const;

export function createReadStore(
  database: Database,
  usualLoan: () => Promise<LoanInputs>,
): ReadStore {
  /**
   * Adds the columns that cards lack, in the same order. Homes that have left the market in the
   * meantime are dropped.
   */
  async function inFull(cards: ListingCard[]): Promise<StoredListing[]> {
    if (cards.length === 0) return [];
    const ids = cards.map(({ id }) => id);
    const listings = database.anonymousClient().from("listings");
    const rows = await askRows(
      listings.select(`id,${MORE_COLUMNS}`).in("id", ids),
      "listings_unavailable",
    );
    const more = new Map(rows.map((row) => [row.id, toStored(row)]));
    return cards.flatMap((card) => {
      const rest = more.get(card.id);
      // A sold home has nothing but its card.
      return rest ? [{ ...card, ...rest }] : card.status === "sold" ? [card] : [];
    });
  }

  /** The part of a sold home that is still public. */
  async function sold(id: string): Promise<StoredListing | null> {
    const rpc = database.anonymousClient().rpc("sold_home", { listing: id }, { get: true });
    return (await ask(rpc, "listings_unavailable"))?.card ?? null;
  }

  return {
    async search(filters, page) {
      // Only a payment a month needs the rate, which is a question of its own.
      const isByPayment = filters.monthly !== undefined || filters.min_monthly !== undefined;
      const args = {
        ...filtersToArguments(filters, isByPayment ? await usualLoan() : undefined),
        page_cursor: page.cursor ?? undefined,
        page_size: page.size,
      };
      const found = await askJson(
        database.anonymousClient().rpc("search_listings", args, { get: true }),
        isPage,
        "listings_unavailable",
      );
      return { ...found, listings: await inFull(found.listings) };
    },
    async find(id, caller) {
      const listings = clientOf(caller, database).from("listings");
      const options = { referencedTable: "images" };
      if (caller.kind === "user") {
        const rows = listings.select(USER_LISTING_COLUMNS).eq("id", id).order("position", options);
        const [row] = await askRows(rows, "listings_unavailable");
        return row ? toStored(withExactPlace(row)) : await sold(id);
      }
      const rows = listings.select(LISTING_COLUMNS).eq("id", id).order("position", options);
      const [row] = await askRows(rows, "listings_unavailable");
      return row ? toStored(row) : await sold(id);
    },
    async ownedBy(user) {
      const client = database.callerClient(user.token);
      const homes = await ownHomes(client, user.id, "user_listings_unavailable");
      const rows = await askRows(
        client
          .from("listings")
          .select(USER_LISTING_COLUMNS)
          .or(homes.listings)
          .order("created_at", { ascending: false })
          .order("position", { referencedTable: "images" }),
        "user_listings_unavailable",
      );
      return rows.map((row) => toStored(withExactPlace(row)));
    },
    async registerView(id, visitor, caller, networks) {
      const person = caller.kind === "user" ? caller.id : null;
      const who = { p_person: person, p_networks: [...networks] };
      const args = { p_listing_id: id, p_visitor: visitor, ...who };
      await ask(database.serviceClient().rpc("register_api_view", args), "internal");
    },
  };
}

type Views = { views: number };
/** PostgREST returns a one-to-one relation as an object, and any other as a list. */
type Counted = { view_counts: Views | Views[] | null };

export function toStored<Row extends Counted>({ view_counts, ...listing }: Row) {
  const count = Array.isArray(view_counts) ? view_counts[0] : view_counts;
  return { ...listing, views: count?.views ?? 0 };
}

function isPage(data: unknown): data is ListingPage {
  const { listings, total } = (data ?? {}) as Partial<ListingPage>;
  return Array.isArray(listings) && typeof total === "number";
}
