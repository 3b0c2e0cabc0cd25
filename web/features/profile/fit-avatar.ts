import { PHOTO_TEXTS } from "@domain/photo-rules.ts";
import { AVATAR_SIDE, MAX_AVATAR_BYTES } from "@domain/profile.ts";

/** A file that can't become a picture; the message is for people. */
export class AvatarProblem extends Error {
  override name = "AvatarProblem";
}

/** A photo of a phone is a few MiB; what is larger would take the memory of the page. */
const MAX_SOURCE_BYTES = 30 * 1024 * 1024;
const QUALITY = 0.85;

/**
 * The middle of the picture as a square of at most 512 px, made anew from its pixels, so that
 * nothing else of the file is left: no place, no camera.
 * @throws AvatarProblem
 */
export async function fitAvatar(file: Blob): Promise<Blob> {
  if (file.size > MAX_SOURCE_BYTES) throw new AvatarProblem(TOO_LARGE);
  const bitmap = await decode(file);
  const { x, y, crop, side } = squareOf(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = canvas.getContext("2d");
  if (!context) throw new AvatarProblem(UNREADABLE);
  // What is transparent would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, crop, crop, 0, 0, side, side);
  bitmap.close();
  const picture = await encode(canvas);
  if (picture.size > MAX_AVATAR_BYTES) throw new AvatarProblem(TOO_LARGE);
  return picture;
}

/** The square in the middle, and how large it is drawn; nothing is made larger than it is. */
export function squareOf(width: number, height: number) {
  const crop = Math.min(width, height);
  return {
    x: (width - crop) / 2,
    y: (height - crop) / 2,
    crop,
    side: Math.max(1, Math.min(crop, AVATAR_SIDE)),
  };
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new AvatarProblem(UNREADABLE);
  }
}

/** WebP where the browser writes it; one that doesn't answers with a PNG, and gets a JPEG. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  const jpeg = await toBlob(canvas, "image/jpeg");
  if (!jpeg) throw new AvatarProblem(UNREADABLE);
  return jpeg;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

const UNREADABLE = `Please choose another picture: ${PHOTO_TEXTS.unreadable}.`;
const TOO_LARGE = "Please choose a smaller picture.";
