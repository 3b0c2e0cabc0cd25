import { PHOTO_LIMITS } from "@domain/photo-rules.ts";
import { HEADER_BYTES, readPictureHeader } from "./picture-header.ts";

/** A file that is no picture for us. */
export class PictureProblem extends Error {
  override name = "PictureProblem";
  constructor(readonly reason: "unreadable" | "heic" | "too-large") {
    super(reason);
  }
}

/** The largest picture we take needs a second or two; a file that a drive never hands over, for ever. */
const LONGEST_READ_MS = 10_000;

/**
 * The pixels of a picture, upright. The sizes stand in the first bytes: a giant is refused before
 * anything decodes it.
 * @throws PictureProblem, within ten seconds
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = decode(file).then((bitmap) => {
    // It takes the memory of a hundred photos, and nobody waits for it any more.
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
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new PictureProblem(kind === "heic" ? "heic" : "unreadable");
  });
  if (!isTooLarge(bitmap.width, bitmap.height)) return bitmap;
  bitmap.close();
  throw new PictureProblem("too-large");
}

async function headerOf(file: Blob) {
  try {
    return readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch {
    // Moved or deleted since it was chosen.
    throw new PictureProblem("unreadable");
  }
}

function isTooLarge(width: number, height: number): boolean {
  return width * height > PHOTO_LIMITS.sourcePixels;
}
