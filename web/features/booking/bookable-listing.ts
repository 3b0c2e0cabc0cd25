import type { ListingDetails } from "@domain/listings.ts";

/** The part of a home that booking needs. */
export type BookableListing = Pick<
  ListingDetails,
  "id" | "title" | "address" | "city" | "state" | "zip_code" | "time_zone" | "status"
>;
