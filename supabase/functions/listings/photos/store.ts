import type { ListingImage } from "../../_shared/domain/images.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { askJson, askRows, type Database } from "../../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../../_shared/edge/rate.ts";

/** A stored file; `id` differs when a file of the same name was uploaded anew. */
export type PhotoFile = { name: string; id: string; type: string | null; size: number | null };

/** What a listing shows now, and what there is of the photos in question. */
export type PhotoState = {
  images: Pick<ListingImage, "path" | "widths">[];
  files: PhotoFile[];
  /** Original → the photo that holds its cleaned bytes. */
  replaced: Record<string, string>;
};

/** An entry of the list to be; one that is not shown yet has been checked. */
export type PhotoEntry = {
  path: string;
  alt?: string;
  blur_hash?: string;
  width?: number;
  height?: number;
  widths?: number[];
  files?: Pick<PhotoFile, "name" | "id">[];
};

export type Replacement = { path: string; replaced_by: string };

export type PhotoStore = {
  /** Asked as the caller, so that row-level security has a say too. */
  isOwner(listingId: string, user: User): Promise<boolean>;
  state(listingId: string, paths: string[]): Promise<PhotoState>;
  /**
   * All of it in one transaction. @returns the photos, and the files that nobody needs any more.
   * @throws AppError `images_changed` when a file or a photo is no longer what it was.
   */
  set(
    listingId: string,
    user: User,
    entries: PhotoEntry[],
    replaced: Replacement[],
  ): Promise<{ images: ListingImage[]; removed: string[] }>;
  /** Names of files that may be deleted. */
  sweep(limit: number): Promise<string[]>;
  /** False when there is none left of `cap` in this window. */
  takeRate: TakeRate;
};

/**
 * Through the service client, apart from `isOwner`: rows of photos are made by nobody but this
 * function, once it has looked at the bytes, and nobody may list the files of the public bucket.
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
      return own.length === 1;
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
    sweep: async (limit) =>
      askRows(service.rpc("sweep_photos", { p_limit: limit }), "images_unavailable"),
    takeRate: createTakeRate(service, "images_unavailable"),
  };
}

function isState(data: unknown): data is PhotoState {
  const { images, files, replaced } = (data ?? {}) as Partial<PhotoState>;
  return Array.isArray(images) && Array.isArray(files) && typeof replaced === "object";
}

function isOutcome(data: unknown): data is { images: ListingImage[]; removed: string[] } {
  const { images, removed } = (data ?? {}) as { images?: unknown; removed?: unknown };
  return Array.isArray(images) && Array.isArray(removed);
}
