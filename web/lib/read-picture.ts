import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { decodedPicture } from "./browser-features.ts";
import { HEADER_BYTES, readPictureHeader } from "./picture-header.ts";
import { readHeic } from "./read-heic.ts";

/** A file we can't use as a picture. */
export class PictureProblem extends Error {
  override name = "PictureProblem";
  constructor(readonly reason: "unreadable" | "heic" | "too-large") {
    super(reason);
  }
}

/**
 * Our largest picture takes a second or two; a file that a drive never delivers would take forever.
 */
const LONGEST_READ_MS = 10_000;
/** The reader of HEIC comes over the line first, and an old phone needs ten seconds for a large photo. */
const LONGEST_HEIC_MS = 60_000;

/**
 * Decodes a picture, upright. Its size is checked in the first bytes, so a huge one is refused
 * before decoding. An iPhone's HEIC is read in every browser (decision 220).
 * @throws PictureProblem, within ten seconds, or a minute for HEIC
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  const bitmap = await inTime(LONGEST_READ_MS, () => decode(file));
  if (bitmap !== "heic") return bitmap;
  const done = new AbortController();
  try {
    return await inTime(LONGEST_HEIC_MS, async () => sized(await decodeHeic(file, done.signal)));
  } finally {
    // Ends a reader that is late.
    done.abort();
  }
}

/** @throws PictureProblem after this time. What comes later is freed if it is a picture. */
async function inTime<T extends ImageBitmap | string>(
  longestMs: number,
  read: () => Promise<T>,
): Promise<T> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = read().then((bitmap) => {
    // The caller has given up, and a bitmap takes the memory of a hundred photos.
    if (isLate && typeof bitmap !== "string") bitmap.close();
    return bitmap;
  });
  const deadline = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      isLate = true;
      refuse(new PictureProblem("unreadable"));
    }, longestMs);
  });
  try {
    return await Promise.race([reading, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns "heic" for such a file if the browser can't read it. */
async function decode(file: Blob): Promise<ImageBitmap | "heic"> {
  const header = await headerOf(file);
  const { kind, width = 0, height = 0 } = header;
  if (isTooLarge(width, height)) throw new PictureProblem("too-large");
  const bitmap = await decodedPicture(file);
  if (bitmap) return sized(bitmap);
  if (kind === "heic") return "heic";
  throw new PictureProblem("unreadable");
}

async function decodeHeic(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  const bitmap = await readHeic(file, signal);
  if (!bitmap) throw new PictureProblem("heic");
  return bitmap;
}

/** A header can state another size than the pixels have. */
function sized(bitmap: ImageBitmap): ImageBitmap {
  if (!isTooLarge(bitmap.width, bitmap.height)) return bitmap;
  bitmap.close();
  throw new PictureProblem("too-large");
}

async function headerOf(file: Blob) {
  try {
    return readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch {
    // The file was moved or deleted after it was chosen.
    throw new PictureProblem("unreadable");
  }
}

function isTooLarge(width: number, height: number): boolean {
  return width * height > PHOTO_LIMITS.sourcePixels;
}
