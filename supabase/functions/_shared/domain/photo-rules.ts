import { variantPath } from "./images.ts";

/** What may be uploaded as a photograph of a home, under which name, and the words about it. */
export const PHOTO_LIMITS = {
  /** Of one listing. */
  perListing: 40,
  /** Of one stored file, in bytes; the bucket's own limit. */
  bytes: 10 * 1024 * 1024,
  /** Width times height of a stored file (docs/trust.md E4). */
  pixels: 50_000_000,
  /** Width times height of a file that is made smaller in the browser: four bytes each while it is. */
  sourcePixels: 64_000_000,
  /** Characters of the words that stand for a photo. */
  alt: 300,
} as const;

/** Widths in px that are stored: the largest version, and the smaller ones beside it. */
export const PHOTO_WIDTHS = { largest: 1600, smaller: [480, 960] } as const;

/** Seconds that a browser may keep a stored photo. */
export const PHOTO_CACHE_S = 3600;

export const PHOTO_TEXTS = {
  signIn: "Please log in to upload images",
  notOwner: "You can only upload images to your own listings",
  noneValid: "No valid images were uploaded",
  failed: "Failed to upload images. Please try again.",
  unreadable: "this file is no picture that can be read",
  heic: "this browser cannot read HEIC photos. Please save it as JPEG, or choose “Most Compatible” under Settings, Camera, Formats on your iPhone",
  tooLarge: `it has more than ${PHOTO_LIMITS.sourcePixels / 1_000_000} megapixels. Please save it smaller`,
  full: `a listing has at most ${PHOTO_LIMITS.perListing} photos`,
} as const;

export function uploadedText(count: number): string {
  return `Successfully uploaded ${count} image(s)!`;
}

/** @param reason half a sentence or a sentence, with or without its full stop. */
export function uploadFailedText(file: string, reason: string): string {
  return `Failed to upload ${file}: ${reason.replace(/\.$/, "")}.`;
}

/** Names the chosen files that are no photos; the others of the same choice are taken. */
export function notPhotosText(names: readonly string[]): string {
  const named = names.slice(0, NAMED_FILES);
  const more = names.length - named.length;
  const list = new Intl.ListFormat("en").format(more > 0 ? [...named, `${more} more`] : named);
  return names.length === 1
    ? `${list} is no photo and was left out.`
    : `${list} are no photos and were left out.`;
}

/** A whole folder would fill the screen. */
const NAMED_FILES = 5;

/** Says how many photos had no room any more. */
export function leftOutText(count: number): string {
  const photos = count === 1 ? "1 photo was" : `${count} photos were`;
  return `A listing has at most ${PHOTO_LIMITS.perListing} photos. ${photos} left out.`;
}

/**
 * Which of the chosen files are taken: images only, and no more than there is room for.
 * @param taken photos that the listing has or waits for.
 * @returns with the images that found no room, counted, and the files that are no images.
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

/** A type of image/…; some systems know no type for the photos of an iPhone. */
function isImage({ name, type }: { name: string; type: string }): boolean {
  return type === "" ? /\.hei[cf]$/i.test(name) : type.startsWith("image/");
}

/**
 * Where a photo is stored: "listing/user_timestamp_random.ext".
 * @param now milliseconds since 1970.
 * @param random 4 to 40 letters and digits that nobody guesses.
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

/** The stored object names of a photo: its smaller versions, then the largest. */
export function storedPaths(path: string, widths: readonly number[]): string[] {
  return [...widths.map((width) => variantPath(path, width)), path];
}

/** The sizes that are made of a picture, the largest first; nothing is ever made larger. */
export function storedSizes(width: number, height: number): { width: number; height: number }[] {
  const largest = Math.min(width, PHOTO_WIDTHS.largest);
  const smaller = PHOTO_WIDTHS.smaller.filter((each) => each < largest).toReversed();
  return [largest, ...smaller].map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
}
