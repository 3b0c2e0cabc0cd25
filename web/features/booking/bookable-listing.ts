import type { ListingDetails } from "@domain/listings.ts";

/** What booking needs to know of a home. */
export type BookableListing = Pick<
  ListingDetails,
  "id" | "title" | "address" | "city" | "state" | "zip_code" | "time_zone" | "status"
>;
