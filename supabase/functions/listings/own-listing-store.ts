import { withExactPlace } from "../_shared/domain/homes/exact-place.ts";
import type { Addressed } from "../_shared/domain/homes/geocoding.ts";
import { IMAGES_BUCKET } from "../_shared/domain/homes/images.ts";
import type { ListingInput } from "../_shared/domain/homes/listing-input.ts";
import type { StoredListing } from "../_shared/domain/homes/listings.ts";
import {
  AppError,
  type ErrorCode,
  errorFromDatabase,
} from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../_shared/edge/database.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { ownHomes } from "../_shared/edge/own-homes.ts";
import { countyAt } from "./counties.ts";
import type { Placed } from "./places.ts";
import { toStored, USER_LISTING_COLUMNS } from "./read-store.ts";

/** A listing as its owner sees it. */
export type OwnListing = StoredListing & { time_zone: string | null; geocoded_at: string | null };

export type UnplacedHome = Addressed & {
  id: string;
  owner_id: string;
  state: string;
  zip_code: string;
};

/** The columns an owner may write. */
type ListingFields = Omit<ListingInput, "location" | "publish_anyway" | "seen_updated_at">;

/**
 * Writes as the owner, so row-level security applies. Every method throws AppError: a code raised
 * by SQL, else `fallback`.
 */
export type OwnListingStore = {
  /** Null if there is none, or it belongs to another user. */
  own(user: User, id: string, fallback: ErrorCode): Promise<OwnListing | null>;
  /** False if the id is taken. @throws AppError `already_stored` with other fields. */
  insert(user: User, id: string | undefined, fields: ListingFields): Promise<string | false>;
  /**
   * @param seen the version to change, as its `updated_at`; any version if omitted.
   * @throws AppError `listing_not_found`, `listing_changed` if that isn't the stored version.
   */
  change(user: User, id: string, fields: ListingFields, seen?: string): Promise<void>;
  /** Does nothing if the address has changed in the meantime. */
  place(id: string, home: Addressed, placed: Placed): Promise<void>;
  /** The next home that was saved while the geocoder couldn't be asked, with its exact address. */
  claimUnplaced(): Promise<UnplacedHome | null>;
  /** The service knows no such address, so it isn't looked up again. */
  leaveUnplaced(id: string): Promise<void>;
  /** @throws AppError `listing_not_found`, `listing_has_showings` */
  remove(user: User, id: string): Promise<void>;
  /** Removes all stored files of a deleted listing. */
  removeFiles(id: string): Promise<void>;
};

const UNIQUE_VIOLATION = "23505";

export function createOwnListingStore(database: Database): OwnListingStore {
  const table = (user: User) => database.callerClient(user.token).from("listings");
  return {
    async own(user, id, fallback) {
      const columns = `${USER_LISTING_COLUMNS},time_zone,geocoded_at` as const;
      const images = { referencedTable: "images" };
      const homes = await ownHomes(database.callerClient(user.token), user.id, fallback);
      const [own] = await askRows(
        table(user).select(columns).eq("id", id).or(homes.listings).order("position", images),
        fallback,
      );
      return own ? toStored(withExactPlace(own)) : null;
    },
    async insert(user, id, fields) {
      const row = { id: id ?? crypto.randomUUID(), user_id: user.id, ...fields };
      const { data, error } = await table(user).insert(row).select("id");
      // A repeat by the owner inserts nothing; an id of another person's listing violates the key.
      if (error?.code === UNIQUE_VIOLATION || data?.length === 0) return false;
      if (error) throw errorFromDatabase(error, "listing_create_failed");
      return row.id;
    },
    async change(user, id, fields, seen) {
      // Row-level security lets only a home's owners change it.
      const own = table(user).update(fields).eq("id", id);
      const rows = await askRows(
        (seen ? own.eq("updated_at", seen) : own).select("id"),
        "listing_update_failed",
      );
      if (rows.length === 0) throw new AppError(seen ? "listing_changed" : "listing_not_found");
    },
    async place(id, home, { place, timeZone }) {
      // Uses the service key: only the server sets location and zone, so owners can't write them.
      // Reading the listing has proven the caller's right to it.
      const args = {
        p_id: id,
        p_address: home.address ?? "",
        p_city: home.city ?? "",
        p_state: home.state ?? "",
        p_zip_code: home.zip_code ?? "",
        p_lat: place?.lat ?? null,
        p_lng: place?.lng ?? null,
        p_county: place ? await countyAt(home.state ?? "", place) : "",
        p_time_zone: timeZone,
      };
      await ask(database.serviceClient().rpc("place_listing", args), "listing_update_failed");
    },
    async claimUnplaced() {
      const [home] = await askRows(
        database.serviceClient().rpc("claim_home_to_place"),
        "unavailable",
      );
      return home ?? null;
    },
    async leaveUnplaced(id) {
      await ask(database.serviceClient().rpc("leave_home_unplaced", { p_id: id }), "unavailable");
    },
    async remove(user, id) {
      const rows = await askRows(
        table(user).delete().eq("id", id).eq("user_id", user.id).select("id"),
        "listing_delete_failed",
      );
      if (rows.length === 0) throw new AppError("listing_not_found");
    },
    async removeFiles(id) {
      // Uses the service key: owners may only remove files of their own listings, and this one no
      // longer exists. The sweep removes anything left over.
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
