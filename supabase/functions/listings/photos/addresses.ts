import {
  IMAGES_BUCKET,
  publicImageUrl,
  withSmallEnding,
} from "../../_shared/domain/homes/images.ts";
import type { Platform } from "../../_shared/edge/env.ts";

/** Converts between the public URL of a photo and its name in the bucket. */
export type PhotoAddresses = {
  urlOf(path: string): string;
  /** Undefined for any URL that isn't exactly one of our bucket's. */
  pathOf(url: string): string | undefined;
};

/** Names that `listing_images` allows; they never need URL encoding. */
const NAME = /^([0-9a-f-]{36}|demo)\/[A-Za-z0-9_.-]{1,250}$/;

/**
 * Compares URLs without parsing them: what a URL parser would tolerate (another port, "@", a
 * backslash, an IP written as one number) doesn't start like ours (docs/trust.md D6).
 */
export function createPhotoAddresses(
  platform: Pick<Platform, "publicUrl" | "url">,
): PhotoAddresses {
  const places = [platform.publicUrl, platform.url].map(
    (base) => `${base}/storage/v1/object/public/${IMAGES_BUCKET}/`,
  );
  return {
    urlOf: (path) => publicImageUrl(platform.publicUrl, path),
    pathOf(url) {
      const place = places.find((each) => url.startsWith(each));
      const path = place === undefined ? "" : url.slice(place.length);
      return NAME.test(path) && !path.includes("..") ? path : undefined;
    },
  };
}

/**
 * Whether it is "<listing>/<user>_<timestamp>_<random>.<ext>": a largest version uploaded by this
 * owner.
 * @param folder "<listing>/<user>"
 */
export function isUploadOf(path: string, folder: string): boolean {
  const tail = path.startsWith(folder) ? path.slice(folder.length) : "";
  return /^_[0-9]{10,16}_[A-Za-z0-9]{4,40}\.(jpe?g|jpe|jfif|png|webp|avif)$/.test(
    withSmallEnding(tail),
  );
}

/**
 * "a/b_480w.webp" → "a/b.webp"; a largest version is returned as is. Same as
 * `private.photo_of_file`.
 */
export function photoOfFile(name: string): string {
  return name.replace(/_[0-9]{2,4}w(\.[A-Za-z0-9]+)$/, "$1");
}

/** 480 for "a/b_480w.webp"; undefined for a largest version. */
export function widthOfFile(name: string): number | undefined {
  const width = name.match(/_([0-9]{2,4})w\.[A-Za-z0-9]+$/)?.[1];
  return width === undefined ? undefined : Number(width);
}
