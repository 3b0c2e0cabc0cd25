import { PictureProblem, readPicture } from "./read-picture.ts";

/** The part of a picture to draw, and its size. */
export type Frame = {
  x: number;
  y: number;
  fromWidth: number;
  fromHeight: number;
  width: number;
  height: number;
};

/** Phone photos are a few MiB; anything larger could exhaust the page's memory. */
const MAX_SOURCE_BYTES = 30 * 1024 * 1024;
const QUALITY = 0.85;

/**
 * Redraws a picture from its pixels, upright, which drops everything else in the file, such as its
 * location and camera. WebP where the browser can write it, otherwise JPEG.
 * @param isJpeg for formats that can't contain WebP, such as PDF.
 * @throws PictureProblem
 */
export async function redrawPicture(
  file: Blob,
  frameOf: (width: number, height: number) => Frame,
  isJpeg = false,
): Promise<Blob> {
  if (file.size > MAX_SOURCE_BYTES) throw new PictureProblem("too-large");
  const bitmap = await readPicture(file);
  const { x, y, fromWidth, fromHeight, width, height } = frameOf(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new PictureProblem("unreadable");
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, fromWidth, fromHeight, 0, 0, width, height);
  bitmap.close();
  return encode(canvas, isJpeg);
}

async function encode(canvas: HTMLCanvasElement, isJpeg: boolean): Promise<Blob> {
  // Browsers that can't write WebP produce a PNG.
  const webp = isJpeg ? null : await toBlob(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  const jpeg = await toBlob(canvas, "image/jpeg");
  if (!jpeg) throw new PictureProblem("unreadable");
  return jpeg;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
