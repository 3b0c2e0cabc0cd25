import type {
  MovingPhoto,
  PhotoFile,
  PhotoState,
  SavedPhotos,
} from "../../_shared/domain/site/database/stored-answers.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { askJson, askRows, type Database, isList } from "../../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../../_shared/edge/rate.ts";

/** An entry of the new list; photos not shown before have been checked. */
export type PhotoEntry = {
  path: string;
  alt?: string;
  blur_hash?: string;
  width?: number;
  height?: number;
  widths?: number[];
  /** `likenessOf` a new photo. */
  hash?: string;
  files?: Pick<PhotoFile, "name" | "id">[];
};

export type Replacement = { path: string; replaced_by: string };

export type PhotoStore = {
  /** Runs as the caller, so row-level security applies too. */
  isOwner(listingId: string, user: User): Promise<boolean>;
  state(listingId: string, paths: string[]): Promise<PhotoState>;
  /**
   * Saves everything in one transaction.
   * @returns the photos, and the files no longer needed.
   * @throws AppError `images_changed` if a file or photo has changed in the meantime.
   */
  set(
    listingId: string,
    user: User,
    entries: PhotoEntry[],
    replaced: Replacement[],
  ): Promise<SavedPhotos>;
  /** Photos of sold and withdrawn homes that need another name. */
  moving(limit: number): Promise<MovingPhoto[]>;
  /** @returns the files under the old name; null if the photo keeps it. */
  move(photo: MovingPhoto, to: string): Promise<string[] | null>;
  /** Names of files that may be deleted. */
  sweep(limit: number): Promise<string[]>;
  /** False when none of `cap` is left in this window. */
  takeRate: TakeRate;
};

/**
 * Uses the service client, except for `isOwner`: only this function may write photo rows, once it has checked the
 * bytes, and only the service client may list the public bucket.
 */
export function createPhotoStore(database: Database): PhotoStore {
  const service = database.serviceClient();
  return {
    async isOwner(listingId, user) {
      const listings = database.callerClient(user.token).from("listings");
      const own = await askRows(
        listings.select("id").eq("id", listingId).eq("user_id", user.id),
        "images_unavailable",
      );
      if (own.length === 1) return true;
      // Row-level security shows home_owners only their own rows.
      const shared = await askRows(
        listings.select("id,home_owners!inner(id)").eq("id", listingId),
        "images_unavailable",
      );
      return shared.length === 1;
    },
    async state(listingId, paths) {
      const args = { p_listing_id: listingId, p_paths: paths };
      return askJson(service.rpc("listing_photo_state", args), isState, "images_unavailable");
    },
    async set(listingId, user, entries, replaced) {
      const args = {
        p_listing_id: listingId,
        p_user_id: user.id,
        p_images: entries,
        p_replaced: replaced,
      };
      return askJson(service.rpc("set_listing_images", args), isOutcome, "images_unavailable");
    },
    moving: (limit) =>
      askJson(
        service.rpc("moving_photos", { p_limit: limit }),
        isList<MovingPhoto>,
        "images_unavailable",
      ),
    async move({ id, path }, to) {
      const args = { p_id: id, p_from: path, p_to: to };
      return askJson(service.rpc("move_photo", args), isNames, "images_unavailable");
    },
    sweep: async (limit) =>
      askRows(service.rpc("sweep_photos", { p_limit: limit }), "images_unavailable"),
    takeRate: createTakeRate(service, "images_unavailable"),
  };
}

function isState(data: unknown): data is PhotoState {
  const { images, files, replaced } = (data ?? {}) as Partial<PhotoState>;
  return Array.isArray(images) && Array.isArray(files) && typeof replaced === "object";
}

function isNames(data: unknown): data is string[] | null {
  return data === null || Array.isArray(data);
}

function isOutcome(data: unknown): data is SavedPhotos {
  const { images, removed } = (data ?? {}) as { images?: unknown; removed?: unknown };
  return Array.isArray(images) && Array.isArray(removed);
}
