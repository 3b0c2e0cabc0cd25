import { columns } from "./columns.ts";
import { CARD_COLUMNS } from "./listing-fields.ts";

/** A card's columns in the table `listings` (listings.ts, which a page needs that asks for no card). */
export const LISTING_CARD_COLUMNS = columns(
  "id",
  "user_id",
  "status",
  "lat",
  "lng",
  "created_at",
  "published_at",
  "reduced_from",
  "sold_at",
  ...CARD_COLUMNS,
);
