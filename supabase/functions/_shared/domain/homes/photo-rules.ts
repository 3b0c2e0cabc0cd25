import { variantPath } from "./images.ts";

/** The files that may be uploaded as photos of a home, their names in storage, and the messages about them. */
export const PHOTO_LIMITS = {
  /** Photos per listing. */
  perListing: 40,
  /** Bytes of a stored file; also the bucket's limit. */
  bytes: 10 * 1024 * 1024,
  /** Width times height of a file that we read (docs/trust.md E4). */
  pixels: 50_000_000,
  /**
   * Width and height of a photo that is shown, also in SQL: opened, each pixel takes four bytes of a phone's memory,
   * however few the file has.
   */
  side: 3000,
  /**
   * Width times height of a file to be resized in the browser, which takes four bytes per pixel.
   */
  sourcePixels: 64_000_000,
  /** Characters of a photo's alternative text. */
  alt: 300,
} as const;

/** Stored widths in px: the largest version, and the smaller ones beside it. */
const PHOTO_WIDTHS = { largest: 1600, smaller: [480, 720, 1080] } as const;

/** How long browsers may cache a stored photo, in seconds. */
export const PHOTO_CACHE_S = 3600;

export const PHOTO_TEXTS = {
  signIn: "Please log in to upload images",
  notOwner: "You can only upload images to your own listings",
  noneValid: "No valid images were uploaded",
  failed: "Failed to upload images. Please try again.",
  unreadable: "this browser cannot read it as a picture. Please save it as JPEG and add it again",
  heic: "this HEIC photo could not be opened here. Please save it as JPEG and add it again. On your iPhone, you can choose “Most Compatible” under Settings, Camera, Formats",
  tooLarge: `it has more than ${PHOTO_LIMITS.sourcePixels / 1_000_000} megapixels. Please save it smaller`,
  full: `a listing has at most ${PHOTO_LIMITS.perListing} photos`,
} as const;

export function uploadedText(count: number): string {
  return `Successfully uploaded ${count} image(s)!`;
}

/** @param reason a phrase or sentence, with or without a period. */
export function uploadFailedText(file: string, reason: string): string {
  return `Failed to upload ${file}: ${reason.replace(/\.$/, "")}.`;
}

/** Names the chosen files that aren't photos. The rest are uploaded. */
export function notPhotosText(names: readonly string[]): string {
  const list = nameFiles(names);
  return names.length === 1
    ? `${list} is not a photo and was left out.`
    : `${list} are not photos and were left out.`;
}

/** Says how many photos arrived and which ones did not. */
export function someFailedText(arrived: number, failed: readonly string[]): string {
  return `${arrived} of ${arrived + failed.length} photos arrived. ${notArrivedText(failed)}`;
}

/** Names the photos that did not arrive. */
export function notArrivedText(failed: readonly string[]): string {
  return `${nameFiles(failed)} did not arrive.`;
}

function nameFiles(names: readonly string[]): string {
  const named = names.slice(0, NAMED_FILES);
  const more = names.length - named.length;
  return new Intl.ListFormat("en").format(more > 0 ? [...named, `${more} more`] : named);
}

/** Naming every file of a folder would fill the screen. */
const NAMED_FILES = 5;

/** Says how many photos didn't fit. */
export function leftOutText(count: number): string {
  const photos = count === 1 ? "1 photo was" : `${count} photos were`;
  return `A listing has at most ${PHOTO_LIMITS.perListing} photos. ${photos} left out.`;
}

/**
 * Chooses from the selected files: images only, up to the limit.
 *
 * @param taken photos that the listing already has or waits for. @returns also how many images didn't fit, and the
 * files that aren't images.
 */
export function choosePhotos<F extends { name: string; type: string }>(
  files: readonly F[],
  taken: number,
): { chosen: F[]; leftOut: number; others: F[] } {
  const images = files.filter(isImage);
  const chosen = images.slice(0, Math.max(0, PHOTO_LIMITS.perListing - taken));
  const others = files.filter((file) => !images.includes(file));
  return { chosen, leftOut: images.length - chosen.length, others };
}

/** A file is an image by its type, or by its extension where a system knows no type, or only that it is a file. */
function isImage({ name, type }: { name: string; type: string }): boolean {
  if (type !== "" && type !== "application/octet-stream") return type.startsWith("image/");
  return /\.(jpe?g|jpe|jfif|pjpeg|png|webp|avif|gif|bmp|tiff?|hei[cf])$/i.test(name);
}

/**
 * The storage name of a photo: "listing/user_timestamp_random.ext".
 * @param now milliseconds since 1970.
 * @param random 4 to 40 unguessable letters and digits.
 */
export function photoPath(photo: {
  listingId: string;
  userId: string;
  now: number;
  random: string;
  extension: string;
}): string {
  const { listingId, userId, now, random, extension } = photo;
  return `${listingId}/${userId}_${now}_${random}.${extension}`;
}

/** The storage names of a photo: its smaller versions, then the largest. */
export function storedPaths(path: string, widths: readonly number[]): string[] {
  return [...widths.map((width) => variantPath(path, width)), path];
}

/** The sizes made from a picture, largest first; nothing is upscaled. */
export function storedSizes(width: number, height: number): { width: number; height: number }[] {
  const highest = Math.floor((width * PHOTO_LIMITS.side) / height);
  const largest = Math.max(1, Math.min(width, PHOTO_WIDTHS.largest, highest));
  const smaller = PHOTO_WIDTHS.smaller.filter((each) => each < largest).toReversed();
  return [largest, ...smaller].map((each) => ({
    width: each,
    height: Math.min(PHOTO_LIMITS.side, Math.max(1, Math.round((height * each) / width))),
  }));
}
