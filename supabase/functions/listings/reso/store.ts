import { LISTING_IMAGE_COLUMNS } from "../../_shared/domain/homes/images.ts";
import { WRITTEN_COLUMNS } from "../../_shared/domain/homes/listing-fields.ts";
import type { ResoHome } from "../../_shared/domain/homes/reso.ts";
import { columns } from "../../_shared/domain/site/database/columns.ts";
import { askRows, type Database } from "../../_shared/edge/database.ts";
import type { FeedPage } from "./query.ts";

export type FeedStore = {
  /** Shared homes in the order of their ids; one more than the page holds, if there is one. */
  page(page: FeedPage): Promise<ResoHome[]>;
};

const HOME_COLUMNS = columns(
  "id",
  "status",
  ...WRITTEN_COLUMNS,
  "county",
  "lat",
  "lng",
  "time_zone",
  "created_at",
  "updated_at",
  "published_at",
);

/** The feed reads as a visitor, so that it can't show more than the page. */
export function createFeedStore(database: Database): FeedStore {
  return {
    page({ size, after }) {
      const homes = database
        .anonymousClient()
        .from("listings")
        .select(
          `${HOME_COLUMNS},price_history(price,changed_at),images:listing_images(${LISTING_IMAGE_COLUMNS})`,
        )
        .eq("shared_with_portals", true)
        .in("status", ["active", "pending"])
        .order("id")
        .order("position", { referencedTable: "images" })
        .limit(size + 1);
      return askRows(after === null ? homes : homes.gt("id", after), "listings_unavailable");
    },
  };
}
