import { AppError, type ErrorCode, errorFromDatabase } from "../_shared/domain/errors.ts";
import type { Addressed } from "../_shared/domain/geocoding.ts";
import { IMAGES_BUCKET } from "../_shared/domain/images.ts";
import type { ListingInput } from "../_shared/domain/listing-input.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../_shared/edge/database.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import type { Placed } from "./places.ts";
import { LISTING_COLUMNS, type StoredListing, toStored } from "./store.ts";

/** As its owner sees it. */
export type OwnListing = StoredListing & { time_zone: string | null; geocoded_at: string | null };

/** Columns that an owner may write. */
export type ListingFields = Omit<ListingInput, "location" | "publish_anyway" | "seen_updated_at">;

/**
 * Writing in the owner's name, so that row-level security has the last word. All throw AppError:
 * a code that SQL raised, else `fallback`.
 */
export type WriteStore = {
  /** Null when there is none, or it is somebody else's. */
  own(user: User, id: string, fallback: ErrorCode): Promise<OwnListing | null>;
  /** False when the id is taken. */
  insert(user: User, id: string | undefined, fields: ListingFields): Promise<string | false>;
  /**
   * @param seen the version to change, its `updated_at`; any, when there is none.
   * @throws AppError `listing_not_found`, `listing_changed` when it is no longer the stored one.
   */
  change(user: User, id: string, fields: ListingFields, seen?: string): Promise<void>;
  /** Does nothing when the listing has another address by now. */
  place(id: string, home: Addressed, placed: Placed): Promise<void>;
  /** @throws AppError `listing_not_found`, `listing_has_viewings` */
  remove(user: User, id: string): Promise<void>;
  /** Whatever lies in storage for a listing that is gone. */
  removeFiles(id: string): Promise<void>;
};

const UNIQUE_VIOLATION = "23505";

export function createWriteStore(database: Database): WriteStore {
  const table = (user: User) => database.callerClient(user.token).from("listings");
  return {
    async own(user, id, fallback) {
      const [row] = await askRows(
        table(user)
          .select(`${LISTING_COLUMNS},time_zone,geocoded_at`)
          .eq("id", id)
          .eq("user_id", user.id)
          .order("position", { referencedTable: "images" }),
        fallback,
      );
      return row ? toStored(row) : null;
    },
    async insert(user, id, fields) {
      const row = { id: id ?? crypto.randomUUID(), user_id: user.id, ...fields };
      const { error } = await table(user).insert(row);
      if (error?.code === UNIQUE_VIOLATION) return false;
      if (error) throw errorFromDatabase(error, "listing_create_failed");
      return row.id;
    },
    async change(user, id, fields, seen) {
      const own = table(user).update(fields).eq("id", id).eq("user_id", user.id);
      const rows = await askRows(
        (seen ? own.eq("updated_at", seen) : own).select("id"),
        "listing_update_failed",
      );
      if (rows.length === 0) throw new AppError(seen ? "listing_changed" : "listing_not_found");
    },
    async place(id, home, { place, timeZone }) {
      // With the service key: the place and the zone come from the server alone, so no owner can
      // write them. The caller's right to the listing was proven when it was read.
      const args = {
        p_id: id,
        p_address: home.address ?? "",
        p_city: home.city ?? "",
        p_state: home.state ?? "",
        p_zip_code: home.zip_code ?? "",
        p_lat: place?.lat ?? null,
        p_lng: place?.lng ?? null,
        p_time_zone: timeZone,
      };
      await ask(database.serviceClient().rpc("place_listing", args), "listing_update_failed");
    },
    async remove(user, id) {
      const rows = await askRows(
        table(user).delete().eq("id", id).eq("user_id", user.id).select("id"),
        "listing_delete_failed",
      );
      if (rows.length === 0) throw new AppError("listing_not_found");
    },
    async removeFiles(id) {
      // With the service key: an owner may remove files below their own listings only, and this
      // one is gone. What is left over here is swept up later.
      const { data, error } = await database
        .serviceClient()
        .rpc("files_of_gone_listing", { p_id: id });
      if (error) return logFailure(id, error);
      const bucket = database.serviceClient().storage.from(IMAGES_BUCKET);
      for (let from = 0; from < data.length; from += FILES_A_CALL) {
        const refusal = await bucket.remove(data.slice(from, from + FILES_A_CALL));
        if (refusal.error) return logFailure(id, refusal.error);
      }
    },
  };
}

const FILES_A_CALL = 100;

function logFailure(id: string, error: unknown): void {
  log("listing_files_left", { listing: id, cause: describeError(error) });
}
