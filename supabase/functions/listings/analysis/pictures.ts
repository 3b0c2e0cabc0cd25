import { encodeBase64 } from "@std/encoding/base64.js";
import { variantPath } from "../../_shared/domain/homes/images.ts";
import { ANALYSIS_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { cleanPhoto, PHOTO_FORMATS } from "../../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../../_shared/edge/photos/photo-refused.ts";
import type { PhotoFiles } from "../photos/files.ts";
import type { PhotoProblem } from "../photos/refusal.ts";
import { sample } from "./sample.ts";

/** A photo for the model: small, without metadata, and part of the request. */
export type Picture = { url: string; dataUrl: string };
type Looked = { pictures: Picture[]; problems: PhotoProblem[]; leftOut: number };

/** Wide enough to recognize a room, small enough to be affordable. */
const WIDTH = 960;
/** Total bytes of all pictures; the model's own limit is higher. */
const MAX_TOTAL = 20 * 1024 * 1024;

/**
 * Picks evenly from the whole list, because the last photo is often the garden.
 * @param photos URLs with their names in our bucket, the only place we read from.
 */
export async function lookAt(
  photos: readonly { url: string; path: string }[],
  files: PhotoFiles,
): Promise<Looked> {
  const looked: Looked = { pictures: [], problems: [], leftOut: 0 };
  let total = 0;
  for (const { url, path } of sample(photos, ANALYSIS_LIMITS.photos)) {
    try {
      const bytes = (await files.read(variantPath(path, WIDTH))) ?? (await files.read(path));
      if (bytes === null) throw new PhotoRefused("it was not found; please upload it again");
      const photo = cleanPhoto(bytes);
      total += photo.bytes.length;
      // The model doesn't support AVIF.
      if (photo.kind === "avif" || total > MAX_TOTAL) looked.leftOut += 1;
      else looked.pictures.push({ url, dataUrl: dataUrl(photo) });
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      looked.problems.push({ url, text: error.text });
    }
  }
  return looked;
}

function dataUrl({ kind, bytes }: ReturnType<typeof cleanPhoto>): string {
  return `data:${PHOTO_FORMATS[kind].type};base64,${encodeBase64(bytes)}`;
}
