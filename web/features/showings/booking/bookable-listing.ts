import type { ListingDetails } from "@domain/homes/listings.ts";

/** The part of a home that booking needs. */
export type BookableListing = Pick<
  ListingDetails,
  | "id"
  | "title"
  | "address"
  | "city"
  | "state"
  | "zip_code"
  | "address_hidden"
  | "time_zone"
  | "status"
>;
