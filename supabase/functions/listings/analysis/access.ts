import { NUMBER_FIELDS } from "../../_shared/domain/homes/listing-fields.ts";
import { isUuid } from "../../_shared/domain/site/text/ids.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { askRows, type Client, type Database } from "../../_shared/edge/database.ts";
import { ownsHome } from "../../_shared/edge/own-homes.ts";
import { isUploadOf } from "../photos/addresses.ts";

/** The owner's facts about the home, the only ones the model may use. */
export type HomeFacts = Record<string, string | number | string[] | null>;

export type AnalysisAccess = {
  /** The subset of the names that are photos of the caller's listings, shown or just uploaded. */
  ownPhotos(paths: string[], user: User): Promise<Set<string>>;
  /** Null if it isn't one of the caller's listings. */
  facts(listingId: string, user: User): Promise<HomeFacts | null>;
};

/** Leaves out the price, which changes more often than a description. */
const FACTS = [
  ...["property_type", "city", "state", "features"],
  ...NUMBER_FIELDS.filter(({ step }) => step === "basics").map(({ name }) => name),
].join(",");

/** Everything runs as the caller, so row-level security applies. */
export function createAnalysisAccess(database: Database): AnalysisAccess {
  return {
    async ownPhotos(paths, user) {
      const client = database.callerClient(user.token);
      const listings = [...new Set(paths.map((path) => path.split("/", 1)[0] ?? ""))];
      const owned = await theirs(client, listings.filter(isUuid));
      const images = client.from("listing_images");
      const rows = await Promise.all([
        askRows(images.select("path").in("listing_id", owned).in("path", paths), "analysis_failed"),
        // The demo's photos, which are in no home's folder.
        askRows(
          images
            .select("path,listings!inner(user_id)")
            .eq("listings.user_id", user.id)
            .in("path", paths),
          "analysis_failed",
        ),
      ]);
      const folders = owned.map((id) => `${id}/${user.id}`);
      const uploaded = paths.filter((path) => folders.some((folder) => isUploadOf(path, folder)));
      return new Set([...rows.flat().map(({ path }) => path), ...uploaded]);
    },
    async facts(listingId, user) {
      const client = database.callerClient(user.token);
      if (!(await ownsHome(client, listingId, "analysis_failed"))) return null;
      const [row] = await askRows(
        client
          .from("listings")
          .select(FACTS)
          .eq("id", listingId)
          // A computed column list isn't a literal, so its row type must be given.
          .overrideTypes<HomeFacts[], { merge: false }>(),
        "analysis_failed",
      );
      return row ?? null;
    },
  };
}

/** The photos of homes that the user owns, alone or with other people. */
async function theirs(client: Client, ids: string[]): Promise<string[]> {
  const owned = await Promise.all(ids.map((id) => ownsHome(client, id, "analysis_failed")));
  return ids.filter((_, n) => owned[n]);
}
