import type { Pixels } from "@domain/homes/photo-likeness.ts";
import { PHOTO_TEXTS, storedSizes } from "@domain/homes/photo-rules.ts";
import { offscreenCanvas } from "@web/lib/browser-features.ts";
import { PictureProblem, readPicture } from "@web/lib/read-picture.ts";
import { quadrantColors } from "./quadrant-colors.ts";

/** A photo as stored: redrawn from its pixels, so that nothing else of the file remains. */
export type EncodedPhoto = {
  extension: "webp" | "jpg";
  width: number;
  height: number;
  blurHash: string | null;
  /** Largest first. */
  files: { width: number; blob: Blob }[];
};

/** A file that can't become a photo; the message is shown to the user. */
export class PhotoProblem extends Error {
  override name = "PhotoProblem";
}

const WEBP_QUALITY = 0.82;
const JPEG_QUALITY = 0.85;
/** Side in px of the copy used for color sampling. */
const COLOR_SIDE = 16;

/**
 * Decodes, rotates upright, scales down and encodes, in a worker or on the page.
 * @throws PhotoProblem
 */
export async function encodePhoto(file: Blob): Promise<EncodedPhoto> {
  const bitmap = await read(file);
  const [largest, ...smaller] = storedSizes(bitmap.width, bitmap.height);
  if (!largest) throw new PhotoProblem(PHOTO_TEXTS.unreadable);
  const surface = draw(bitmap, largest.width, largest.height);
  // The full picture takes a hundred megabytes; the rest works from the smaller one.
  bitmap.close();

  const blob = await encode(surface);
  const extension = blob.type === "image/webp" ? "webp" : "jpg";
  const files = [{ width: largest.width, blob }];
  for (const { width, height } of smaller) {
    files.push({ width, blob: await encode(draw(surface, width, height)) });
  }
  const { width, height } = largest;
  return { extension, width, height, blurHash: colorsOf(surface), files };
}

async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await readPicture(file);
  } catch (error) {
    throw error instanceof PictureProblem ? new PhotoProblem(PROBLEMS[error.reason]) : error;
  }
}

const PROBLEMS: Record<PictureProblem["reason"], string> = {
  unreadable: PHOTO_TEXTS.unreadable,
  heic: PHOTO_TEXTS.heic,
  "too-large": PHOTO_TEXTS.tooLarge,
};

/** A picture's pixels, scaled to this width. */
export function pixelsOf(picture: ImageBitmap, width: number): Pixels {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const { data } = contextOf(draw(picture, width, height)).getImageData(0, 0, width, height);
  return { data, width, height };
}

type Surface = OffscreenCanvas | HTMLCanvasElement;

function draw(source: CanvasImageSource, width: number, height: number): Surface {
  const surface = createSurface(width, height);
  const context = contextOf(surface);
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return surface;
}

function createSurface(width: number, height: number): Surface {
  return (
    offscreenCanvas(width, height) ??
    Object.assign(document.createElement("canvas"), { width, height })
  );
}

function contextOf(surface: Surface) {
  const context = surface.getContext("2d") as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) throw new PhotoProblem(PHOTO_TEXTS.unreadable);
  return context;
}

/** WebP where the browser can write it; otherwise it returns a PNG, and we encode a JPEG. */
async function encode(surface: Surface): Promise<Blob> {
  const webp = await toBlob(surface, "image/webp", WEBP_QUALITY);
  if (webp?.type === "image/webp") return webp;
  const jpeg = await toBlob(surface, "image/jpeg", JPEG_QUALITY);
  if (!jpeg) throw new PhotoProblem(PHOTO_TEXTS.unreadable);
  return jpeg;
}

function toBlob(surface: Surface, type: string, quality: number): Promise<Blob | null> {
  if ("convertToBlob" in surface) return surface.convertToBlob({ type, quality });
  return new Promise((resolve) => surface.toBlob(resolve, type, quality));
}

function colorsOf(surface: Surface): string | null {
  const small = contextOf(draw(surface, COLOR_SIDE, COLOR_SIDE));
  const { data } = small.getImageData(0, 0, COLOR_SIDE, COLOR_SIDE);
  return quadrantColors(data, COLOR_SIDE, COLOR_SIDE);
}
