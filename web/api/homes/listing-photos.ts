import { LISTING_IMAGE_COLUMNS, type ListingImage, publicImageUrl } from "@domain/homes/images.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { env } from "../../lib/env.ts";
import { ownKey } from "../site/cache/keys.ts";
import { callFunction, hasKeys } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/**
 * An owner's listing photos: reading, ordering and describing them. The database rows are
 * authoritative.
 */

/** A photo not yet attached to the listing. */
export type NewPhoto = {
  path: string;
  blur_hash?: string | null;
  /** What it shows, if that is known; those of other photos stay as they are. */
  room?: string | undefined;
};

/** Checking and cleaning a dozen files takes the server a while. */
const ATTACH_TIMEOUT_MS = 60_000;

/** The server refused these photos, by their path, and changed nothing. */
export class PhotosRefused extends AppError {
  readonly problems: Map<string, string>;

  constructor(problems: Map<string, string>, cause: unknown) {
    super("image_refused", { cause });
    this.problems = problems;
  }
}

export function listingPhotosQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "photos", listingId),
    queryFn: ({ signal }) => fetchListingPhotos(listingId, signal),
  });
}

/** Returns the photos in the owner's order. Only the owner sees a draft's photos. */
export function fetchListingPhotos(
  listingId: string,
  signal?: AbortSignal,
): Promise<ListingImage[]> {
  return asMember({ signal, fallback: "photos_unavailable" }, (db) =>
    db
      .from("listing_images")
      .select(LISTING_IMAGE_COLUMNS)
      .eq("listing_id", listingId)
      .order("position"),
  );
}

/**
 * Replaces the whole list of photos, in this order; idempotent.
 * @returns the photos as stored: one whose bytes had to be cleaned has a new path.
 * @throws PhotosRefused; AppError `network`, `images_changed` and others.
 */
export async function savePhotoList(
  listingId: string,
  photos: readonly NewPhoto[],
): Promise<ListingImage[]> {
  const images = photos
    .filter((photo) => photo.blur_hash || photo.room)
    .map(({ path, blur_hash, room }) => ({ url: photoUrl(path), blur_hash, alt: room }));
  try {
    const answer = await callFunction(
      `listings/${listingId}/images`,
      {
        method: "PATCH",
        body: { image_urls: photos.map(({ path }) => photoUrl(path)), images },
        timeoutMs: ATTACH_TIMEOUT_MS,
        fallback: "photo_upload_failed",
      },
      hasKeys<{ images: (ListingImage & { url: string })[] }>("images"),
    );
    return answer.images.map(({ url: _url, ...image }) => image);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/**
 * Removes these photos, whatever else another device has added or moved in the meantime; idempotent.
 * @param isLeaving the request outlives the page.
 * @returns the photos that are left.
 */
export async function removePhotos(
  listingId: string,
  paths: readonly string[],
  isLeaving: boolean,
): Promise<ListingImage[]> {
  const answer = await callFunction(
    `listings/${listingId}/images`,
    {
      method: "DELETE",
      body: { image_urls: paths.map(photoUrl) },
      keepalive: isLeaving,
      fallback: "photo_not_saved",
    },
    hasKeys<{ images: (ListingImage & { url: string })[] }>("images"),
  );
  return answer.images.map(({ url: _url, ...image }) => image);
}

/** Saves a photo's alternative text. */
export async function saveAlt(listingId: string, path: string, alt: string): Promise<void> {
  const changed = await asMember({ fallback: "photo_not_saved" }, (db) =>
    db
      .from("listing_images")
      .update({ alt })
      .eq("listing_id", listingId)
      .eq("path", path)
      .select("path"),
  );
  if (changed.length === 0) throw new AppError("photo_not_saved");
}

export function photoUrl(path: string): string {
  return publicImageUrl(env.supabaseUrl, path);
}

function refusalOf(error: unknown): PhotosRefused | undefined {
  if (!(error instanceof AppError) || error.code !== "image_refused") return undefined;
  const { problems } = (error.cause ?? {}) as { problems?: unknown };
  const base = photoUrl("");
  const named = (Array.isArray(problems) ? problems : []).flatMap(({ url, text }) =>
    typeof url === "string" && typeof text === "string"
      ? [[decodeURI(url.replace(base, "")), text] as const]
      : [],
  );
  return new PhotosRefused(new Map(named), error.cause);
}
