import { isUuid } from "../../_shared/domain/ids.ts";
import { NUMBER_FIELDS } from "../../_shared/domain/listing-fields.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { askRows, type Database } from "../../_shared/edge/database.ts";
import { isUploadOf } from "../photos/addresses.ts";

/** What the owner has stated about the home; the model may use it and nothing else. */
export type HomeFacts = Record<string, string | number | string[] | null>;

export type AnalysisAccess = {
  /** Those of the names that are photos of the caller's own listings, shown or just uploaded. */
  ownPhotos(paths: string[], user: User): Promise<Set<string>>;
  /** Null when it is not a listing of the caller's. */
  facts(listingId: string, user: User): Promise<HomeFacts | null>;
};

/** Not what it costs: a description lasts longer than a price. */
const FACTS = [
  ...["property_type", "city", "state", "features"],
  ...NUMBER_FIELDS.filter(({ step }) => step === "basics").map(({ name }) => name),
].join(",");

/** All of it as the caller: row-level security decides. */
export function createAnalysisAccess(database: Database): AnalysisAccess {
  return {
    async ownPhotos(paths, user) {
      const client = database.callerClient(user.token);
      const listings = [...new Set(paths.map((path) => path.split("/", 1)[0] ?? ""))];
      const [owned, rows] = await Promise.all([
        askRows(
          client
            .from("listings")
            .select("id")
            .eq("user_id", user.id)
            .in("id", listings.filter(isUuid)),
          "analysis_failed",
        ),
        askRows(
          client
            .from("listing_images")
            .select("path,listings!inner(user_id)")
            .eq("listings.user_id", user.id)
            .in("path", paths),
          "analysis_failed",
        ),
      ]);
      const folders = owned.map(({ id }) => `${id}/${user.id}`);
      const uploaded = paths.filter((path) => folders.some((folder) => isUploadOf(path, folder)));
      return new Set([...rows.map(({ path }) => path), ...uploaded]);
    },
    async facts(listingId, user) {
      const listings = database.callerClient(user.token).from("listings");
      const [row] = await askRows(
        listings
          .select(FACTS)
          .eq("id", listingId)
          .eq("user_id", user.id)
          // A list that is put together is no literal, so its columns are not in the types.
          .overrideTypes<HomeFacts[], { merge: false }>(),
        "analysis_failed",
      );
      return row ?? null;
    },
  };
}
