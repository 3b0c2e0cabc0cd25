import { AppError } from "@domain/errors.ts";
import { filtersToArguments } from "@domain/listing-search.ts";
import type { ListingCard } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { asVisitor } from "./tables.ts";

/** How many the landing page asks for: those of its strip, and some to choose its pictures from. */
const NEWEST = 8;
/** The outside and one room; a landing page with all of them would carry them in its HTML. */
const PHOTOS = 2;

/** The homes that came last and can be visited, newest first, each with its first photographs. */
export function newestHomesQuery() {
  return queryOptions({
    queryKey: ["listings", "newest"],
    queryFn: ({ signal }) => fetchNewestHomes(signal),
  });
}

async function fetchNewestHomes(signal: AbortSignal): Promise<ListingCard[]> {
  const asked = { page_size: NEWEST, ...filtersToArguments({ status: "active" }) };
  const page = await asVisitor({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("search_listings", asked, { get: true }),
  );
  if (!Array.isArray(page?.listings)) throw new AppError("listings_unavailable");
  return page.listings.map((home) => ({ ...home, images: home.images.slice(0, PHOTOS) }));
}
