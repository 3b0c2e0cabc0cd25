import { columns } from "../site/database/columns.ts";
import { CARD_COLUMNS } from "./listing-fields.ts";

/** A card's columns in the table `listings`, kept apart from listings.ts because most pages ask for no card. */
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
