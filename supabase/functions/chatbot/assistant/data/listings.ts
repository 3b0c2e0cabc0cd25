import { HIDDEN_PLACE, withExactPlace } from "../../../_shared/domain/homes/exact-place.ts";
import {
  WRITTEN_COLUMNS,
  type WrittenFields,
} from "../../../_shared/domain/homes/listing-fields.ts";
import type { ListingStatus } from "../../../_shared/domain/homes/listings.ts";
import { STATUS_ORDER } from "../../../_shared/domain/people/dashboard.ts";
import { columns } from "../../../_shared/domain/site/database/columns.ts";
import { ask, askRows, type Client } from "../../../_shared/edge/database.ts";
import type { OwnHomes } from "../../../_shared/edge/own-homes.ts";

/** One of the owner's homes, with the interest it has received. */
export type OwnListing = WrittenFields & {
  id: string;
  user_id: string;
  status: ListingStatus;
  created_at: string;
  time_zone: string | null;
  published_at: string | null;
  photos: number;
  prices: { price: number; changed_at: string }[];
  views: number;
  viewsThisWeek: number;
  savesThisWeek: number;
};

/** The limit is more homes than one person sells; further ones are left out. */
const MOST = 5;

/** Homes on the market first, then the newest. */
export async function readListings(client: Client, homes: OwnHomes): Promise<OwnListing[]> {
  const rows = await askRows(
    client
      .from("listings")
      .select(COLUMNS)
      .or(homes.listings)
      .order("created_at", { ascending: false })
      .limit(50),
    "unavailable",
  );
  const chosen = rows
    .sort((a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status])
    .slice(0, MOST);
  return Promise.all(chosen.map((row) => withInterest(client, withExactPlace(row))));
}

async function withInterest(client: Client, row: Row): Promise<OwnListing> {
  const { images, price_history, listing_view_counts, ...home } = row;
  const [viewsThisWeek, savesThisWeek] = await Promise.all([
    ask(client.rpc("views_this_week", { listing_id: row.id }), "unavailable"),
    ask(client.rpc("saves_this_week", { listing_id: row.id }), "unavailable"),
  ]);
  return {
    ...home,
    photos: images.length,
    prices: price_history.sort((a, b) => a.changed_at.localeCompare(b.changed_at)),
    views: listing_view_counts?.views ?? 0,
    viewsThisWeek,
    savesThisWeek,
  };
}

type Row = Omit<OwnListing, "photos" | "prices" | "views" | "viewsThisWeek" | "savesThisWeek"> & {
  images: { path: string }[];
  price_history: OwnListing["prices"];
  listing_view_counts: { views: number } | null;
};

const COLUMNS =
  `id,user_id,${columns(...WRITTEN_COLUMNS)},status,time_zone,published_at,created_at,${HIDDEN_PLACE},images:listing_images(path),price_history(price,changed_at),listing_view_counts(views)` as const;
