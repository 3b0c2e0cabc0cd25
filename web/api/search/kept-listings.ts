import { LISTING_CARD_COLUMNS } from "@domain/homes/card-columns.ts";
import { LISTING_IMAGE_COLUMNS } from "@domain/homes/images.ts";
import type { ListingCard } from "@domain/homes/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { KEPT_KEY } from "../site/cache/keys.ts";
import { asPublic } from "../site/transport/tables.ts";

/** Homes by id: favorites and compared homes. */

/** Fields that a comparison needs besides the card. */
export type KeptListing = ListingCard & {
  features: string[];
  time_zone: string;
};

const COLUMNS =
  `${LISTING_CARD_COLUMNS},features,time_zone,images:listing_images(${LISTING_IMAGE_COLUMNS})` as const;

/** Some proxies refuse longer addresses. */
const IDS_A_REQUEST = 100;

/** Homes by id; null if the user can't see one or it is gone. */
type KeptListings = Record<string, KeptListing | null>;

/** The parts of these homes that the user may see. */
export function keptListingsQuery(ids: readonly string[]) {
  const asked = ids.toSorted();
  return queryOptions({
    queryKey: [...KEPT_KEY, ...asked],
    queryFn: async ({ signal }): Promise<KeptListings> => {
      const parts: Promise<KeptListing[]>[] = [];
      for (let from = 0; from < asked.length; from += IDS_A_REQUEST) {
        parts.push(fetchPart(asked.slice(from, from + IDS_A_REQUEST), signal));
      }
      const found = (await Promise.all(parts)).flat();
      return Object.fromEntries([
        ...asked.map((id) => [id, null] as const),
        ...found.map((home) => [home.id, home] as const),
      ]);
    },
  });
}

function fetchPart(ids: string[], signal: AbortSignal): Promise<KeptListing[]> {
  return asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db
      .from("listings")
      .select(COLUMNS)
      .in("id", ids)
      // Owners also see their drafts; favorites show only public homes.
      .in("status", ["active", "pending"])
      .order("position", { referencedTable: "images" })
      // A home that is for sale always has a time zone.
      .overrideTypes<{ time_zone: string }[]>(),
  );
}
