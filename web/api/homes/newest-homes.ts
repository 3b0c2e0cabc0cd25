import type { ListingCard } from "@domain/homes/listings.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { asPublic } from "../site/transport/tables.ts";

/** How many the landing page loads: its strip, plus some to choose its pictures from. */
const NEWEST = 8;
/** The outside and one room; more would bloat the landing page's HTML. */
const PHOTOS = 2;

/** The newest homes open for showings, each with its first photographs. */
export function newestHomesQuery() {
  return queryOptions({
    queryKey: ["listings", "newest"],
    queryFn: ({ signal }) => fetchNewestHomes(signal),
  });
}

async function fetchNewestHomes(signal: AbortSignal): Promise<ListingCard[]> {
  const asked = { page_size: NEWEST, filters: JSON.stringify({ status: "active" }) };
  const page = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("search_listings", asked, { get: true }),
  );
  if (!Array.isArray(page?.listings)) throw new AppError("listings_unavailable");
  return page.listings.map((home) => ({ ...home, images: home.images.slice(0, PHOTOS) }));
}
