import { likenessOf } from "../../_shared/domain/homes/photo-likeness.ts";
import { PHOTO_LIMITS } from "../../_shared/domain/homes/photo-rules.ts";
import type { PhotoFile } from "../../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { formatNumber } from "../../_shared/domain/site/text/format.ts";
import { describeError, log } from "../../_shared/edge/log.ts";
import {
  type CleanPhoto,
  cleanPhoto,
  PHOTO_FORMATS,
} from "../../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused, refuse } from "../../_shared/edge/photos/photo-refused.ts";
import { widthOfFile } from "./addresses.ts";
import type { PhotoFiles } from "./files.ts";

/** A photo whose bytes were checked, including its smaller versions. */
export type CheckedPhoto = {
  width: number;
  height: number;
  widths: number[];
  /** The hash of the photo's appearance; a photo without one is plain or could not be decoded. */
  hash?: string;
  /**
   * Files to store under a new name, if the originals contain more than the picture or declare the
   * wrong type.
   */
  cleaned?: { kind: CleanPhoto["kind"]; files: { width?: number; bytes: Uint8Array }[] };
};

/**
 * @param files one photo's: the largest version and the smaller ones.
 * @throws PhotoRefused; AppError `images_changed`
 */
export async function checkPhoto(files: PhotoFile[], source: PhotoFiles): Promise<CheckedPhoto> {
  // All of these photos are in memory at the same time.
  if (files.length > MOST_SMALLER + 1)
    throw new PhotoRefused(`it has more than ${MOST_SMALLER} smaller versions`);
  const looked = [];
  for (const file of files) {
    const photo = cleanPhoto(await bytesOf(file, source));
    looked.push({
      photo,
      width: widthOfFile(file.name),
      isDeclaredRight: hasDeclaredKind(file, photo),
    });
  }
  const largest = looked.find(({ width }) => width === undefined)?.photo;
  if (!largest) throw new PhotoRefused("it was not found; please upload it again");

  const widths: number[] = [];
  for (const { photo, width } of looked) {
    if (width === undefined) continue;
    requireSameShape(largest, photo, width);
    widths.push(width);
  }
  const { width, height, kind } = largest;
  if (Math.max(width, height) > PHOTO_LIMITS.side)
    throw new PhotoRefused(
      `it has more than ${formatNumber(PHOTO_LIMITS.side)} pixels on a side; please save it smaller`,
    );
  const hash = await likeness(looked.map(({ photo }) => photo));
  const checked = {
    width,
    height,
    widths: widths.sort((a, b) => a - b),
    ...(hash === undefined ? {} : { hash }),
  };
  if (looked.every(({ photo, isDeclaredRight }) => isDeclaredRight && !photo.isChanged))
    return checked;
  return {
    ...checked,
    cleaned: {
      kind,
      files: looked.map((each) => ({ width: each.width, bytes: each.photo.bytes })),
    },
  };
}

/** The most that `listing_images` takes; our site makes three. */
const MOST_SMALLER = 8;

/** Decoded, each takes four bytes; a function has 256 MB and two seconds. */
const MOST_PIXELS = 2_000_000;

/** The check reads the smallest version. A photo that browsers can show is not refused because we can't decode it. */
async function likeness(versions: CleanPhoto[]): Promise<string | undefined> {
  const [smallest] = [...versions].sort((a, b) => a.width - b.width);
  if (!smallest || smallest.width * smallest.height > MOST_PIXELS) return undefined;
  try {
    // The decoders load only here, because searches should not wait for them.
    const { decodePhoto } = await import("./decode.ts");
    const pixels = await decodePhoto(smallest.bytes, smallest.kind);
    return pixels && likenessOf(pixels);
  } catch (error) {
    log("photo_not_decoded", { kind: smallest.kind, cause: describeError(error) });
    return undefined;
  }
}

async function bytesOf({ name, id, size }: PhotoFile, source: PhotoFiles): Promise<Uint8Array> {
  if (size !== null && size > PHOTO_LIMITS.bytes) refuse("large");
  const bytes = await source.read(name, id);
  // The photo existed a moment ago: another call has removed or replaced it.
  if (bytes === null) throw new AppError("images_changed");
  return bytes;
}

/** Browsers go by the type that Storage sends, people by the extension. */
function hasDeclaredKind({ name, type }: PhotoFile, { kind }: CleanPhoto): boolean {
  const format = PHOTO_FORMATS[kind];
  const extension = name.slice(name.lastIndexOf(".") + 1);
  return type === format.type && format.extensions.includes(extension);
}

/** A smaller version must have the width in its name and the same aspect ratio. */
function requireSameShape(largest: CleanPhoto, smaller: CleanPhoto, width: number): void {
  const height = (largest.height * width) / largest.width;
  const isSame =
    smaller.kind === largest.kind &&
    width < largest.width &&
    Math.abs(smaller.width - width) <= 1 &&
    Math.abs(smaller.height - height) <= Math.max(2, height / 50);
  if (!isSame) throw new PhotoRefused(`its version of ${width} pixels is not the same picture`);
}
