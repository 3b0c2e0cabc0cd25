import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { decodedPicture } from "./browser-features.ts";
import { HEADER_BYTES, readPictureHeader } from "./picture-header.ts";

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

/**
 * Decodes a picture, upright. Its size is checked in the first bytes, so a huge one is refused
 * before decoding.
 * @throws PictureProblem, within ten seconds
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = decode(file).then((bitmap) => {
    // The caller has given up, and a bitmap takes the memory of a hundred photos.
    if (isLate) bitmap.close();
    return bitmap;
  });
  const deadline = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      isLate = true;
      refuse(new PictureProblem("unreadable"));
    }, LONGEST_READ_MS);
  });
  try {
    return await Promise.race([reading, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const header = await headerOf(file);
  const { kind, width = 0, height = 0 } = header;
  if (isTooLarge(width, height)) throw new PictureProblem("too-large");
  const bitmap = await decodedPicture(file);
  if (!bitmap) throw new PictureProblem(kind === "heic" ? "heic" : "unreadable");
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
