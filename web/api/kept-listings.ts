import { AppError } from "@domain/errors.ts";
import { LISTING_IMAGE_COLUMNS } from "@domain/images.ts";
import { LISTING_CARD_COLUMNS, type ListingCard } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { restGet } from "./rest.ts";

/** Homes by their ids: those that somebody keeps, those that are compared. */

/** What a comparison needs besides the card. */
export type KeptListing = ListingCard & {
  features: string[];
  time_zone: string;
  published_at: string | null;
};

const COLUMNS = `${LISTING_CARD_COLUMNS},features,time_zone,published_at,images:listing_images(${LISTING_IMAGE_COLUMNS})`;

/** An address longer than this is refused by some that stand between us and the server. */
const IDS_A_REQUEST = 100;

/** Those of these homes that one may see, in no particular order. */
export function keptListingsQuery(ids: readonly string[]) {
  const asked = ids.toSorted();
  return queryOptions({
    queryKey: ["listings", "kept", ...asked],
    queryFn: async ({ signal }) => {
      const parts: Promise<KeptListing[]>[] = [];
      for (let from = 0; from < asked.length; from += IDS_A_REQUEST) {
        parts.push(fetchPart(asked.slice(from, from + IDS_A_REQUEST), signal));
      }
      return (await Promise.all(parts)).flat();
    },
  });
}

async function fetchPart(ids: string[], signal: AbortSignal): Promise<KeptListing[]> {
  const query = new URLSearchParams({
    id: `in.(${ids.join(",")})`,
    // An owner sees their drafts; kept is what everybody can see.
    status: "in.(active,pending)",
    select: COLUMNS,
    "images.order": "position.asc",
  });
  const rows = await restGet<KeptListing[]>("listings", query, {
    signal,
    fallback: "listings_unavailable",
  });
  if (!Array.isArray(rows)) throw new AppError("listings_unavailable");
  return rows;
}
