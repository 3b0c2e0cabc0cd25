import { AppError } from "@domain/errors.ts";
import { LISTING_IMAGE_COLUMNS, type ListingImage, publicImageUrl } from "@domain/images.ts";
import { queryOptions } from "@tanstack/react-query";
import { env } from "../lib/env.ts";
import { accountClient, accountError } from "./account-client.ts";
import { callFunction } from "./functions.ts";
import { restGet } from "./rest.ts";

/** The photos of one's own listing: read, put in order, described. Their rows are the truth. */

/** Asks as whoever is signed in; undefined when nobody is. */
export type TokenSource = () => Promise<string | undefined>;

/** A photo that the listing does not have yet. */
export type NewPhoto = { path: string; blur_hash?: string | null };

/** Checking and cleaning a dozen files takes the server a while. */
const ATTACH_TIMEOUT_MS = 60_000;

/** What the server refused, by the path of each photo; nothing was changed. */
export class PhotosRefused extends AppError {
  readonly problems: Map<string, string>;

  constructor(problems: Map<string, string>, cause: unknown) {
    super("image_refused", { cause });
    this.problems = problems;
  }
}

export function listingPhotosQuery(userId: string, listingId: string, token: TokenSource) {
  return queryOptions({
    queryKey: ["mine", userId, "photos", listingId],
    queryFn: ({ signal }) => fetchListingPhotos(listingId, token, signal),
    networkMode: "always",
  });
}

/** In their order. A draft's photos are seen by its owner only. */
export async function fetchListingPhotos(
  listingId: string,
  token: TokenSource,
  signal?: AbortSignal,
): Promise<ListingImage[]> {
  const query = new URLSearchParams({
    listing_id: `eq.${listingId}`,
    select: LISTING_IMAGE_COLUMNS,
    order: "position.asc",
  });
  const rows = await restGet<ListingImage[] | null>("listing_images", query, {
    signal,
    token: await token(),
    fallback: "photos_unavailable",
  });
  return rows ?? [];
}

/**
 * Makes this the whole list of photos, in this order (B§7). Sent again, it changes nothing.
 * @returns the photos as stored: one whose bytes had to be cleaned has another path.
 * @throws PhotosRefused; AppError `network`, `images_changed` and others.
 */
export async function savePhotoList(
  listingId: string,
  photos: readonly NewPhoto[],
  token: TokenSource,
): Promise<ListingImage[]> {
  const images = photos
    .filter((photo) => photo.blur_hash)
    .map(({ path, blur_hash }) => ({ url: photoUrl(path), blur_hash }));
  try {
    const answer = await callFunction<{ images?: (ListingImage & { url: string })[] }>(
      `listings/${listingId}/images`,
      {
        method: "PATCH",
        body: { image_urls: photos.map(({ path }) => photoUrl(path)), images },
        token: await token(),
        timeoutMs: ATTACH_TIMEOUT_MS,
        fallback: "photo_upload_failed",
      },
    );
    if (!Array.isArray(answer.images)) throw new AppError("photo_upload_failed");
    return answer.images.map(({ url: _url, ...image }) => image);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** The words that stand for a photo. */
export async function saveAlt(listingId: string, path: string, alt: string): Promise<void> {
  const client = await accountClient();
  const { data, error } = await client
    .from("listing_images")
    .update({ alt })
    .eq("listing_id", listingId)
    .eq("path", path)
    .select("path");
  if (error) throw accountError(error, "photo_not_saved");
  if (data.length === 0) throw new AppError("photo_not_saved");
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
