import { PHOTO_LIMITS } from "../../domain/homes/photo-rules.ts";
import { cleanAvif, isAvif } from "./avif.ts";
import { startsWith } from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";
import { refuse } from "./photo-refused.ts";
import { cleanPng, PNG_SIGNATURE } from "./png.ts";
import type { Cleaned, PhotoKind } from "./types.ts";
import { cleanWebp } from "./webp.ts";

export type CleanPhoto = Cleaned & {
  kind: PhotoKind;
  /** False if there was nothing to remove. */
  isChanged: boolean;
};

export const PHOTO_FORMATS: Readonly<
  Record<PhotoKind, { type: string; extension: string; extensions: readonly string[] }>
> = {
  jpeg: { type: "image/jpeg", extension: "jpg", extensions: ["jpg", "jpeg"] },
  png: { type: "image/png", extension: "png", extensions: ["png"] },
  webp: { type: "image/webp", extension: "webp", extensions: ["webp"] },
  avif: { type: "image/avif", extension: "avif", extensions: ["avif"] },
};

/**
 * The picture in an uploaded file, without metadata (location, camera, text, thumbnails) and
 * without trailing data (docs/trust.md E1, E2, E4). The format is detected from the bytes and
 * nothing is re-encoded; color profile and orientation are kept.
 * @param maxBytes raised for files other than photos of homes.
 * @throws PhotoRefused, and nothing else, whatever the bytes.
 */
export function cleanPhoto(bytes: Uint8Array, maxBytes: number = PHOTO_LIMITS.bytes): CleanPhoto {
  if (bytes.length > maxBytes) refuse("large");
  const kind = kindOf(bytes) ?? refuse("unknown");
  const cleaned = CLEANERS[kind](bytes);
  const { width, height } = cleaned;
  if (width === 0 || height === 0) refuse("short");
  if (width * height > PHOTO_LIMITS.pixels || Math.max(width, height) > MAX_SIDE) refuse("pixels");
  return { kind, ...cleaned, isChanged: !isSame(bytes, cleaned.bytes) };
}

/** The maximum in `listing_images`. */
const MAX_SIDE = 20_000;

const CLEANERS: Readonly<Record<PhotoKind, (bytes: Uint8Array) => Cleaned>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  avif: cleanAvif,
};

function kindOf(bytes: Uint8Array): PhotoKind | undefined {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, PNG_SIGNATURE)) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return isAvif(bytes) ? "avif" : undefined;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  // A callback per byte would take ten times as long.
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}
