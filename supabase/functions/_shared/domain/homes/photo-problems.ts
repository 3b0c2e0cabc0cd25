import { formatNumber } from "../site/text/format.ts";
import { differentBits, likenessOf, type Pixels } from "./photo-likeness.ts";

/** What a look at a photo's pixels says about it. */
export type PhotoLook = {
  /** How steep its sharpest edges are, 0 to 1; undefined for a plain picture, which has none. */
  sharpness: number | undefined;
  likeness: string | undefined;
};

/** The width at which photos are looked at: the smallest stored version has it. */
export const LOOK_WIDTH = 480;

/** @param pixels about `LOOK_WIDTH` wide. */
export function lookOf(pixels: Pixels): PhotoLook {
  return { sharpness: sharpnessOf(pixels), likeness: likenessOf(pixels) };
}

/**
 * What an owner may want to change about each photo, in their order: one sentence, the gravest.
 * Nothing is refused for it.
 */
export function photoProblems(
  photos: readonly { width: number; height: number; look: PhotoLook | undefined }[],
): (string | undefined)[] {
  return photos.map(({ width, height, look }, index) => {
    const twin = photos.slice(0, index).findIndex((other) => isTwin(other.look, look));
    if (twin >= 0) return `This photo looks like photo ${twin + 1}. One of the two is enough.`;
    if (look?.sharpness !== undefined && look.sharpness < SHARP)
      return "This photo looks blurred. Take it again with a steady hand and more light.";
    if (Math.max(width, height) < LONG_SIDE)
      return `This photo is small (${formatNumber(width)} × ${formatNumber(height)}). It looks coarse on a large screen.`;
    if (height > width) return "This photo is taller than wide. Lists show only its middle.";
    return undefined;
  });
}

/** In px; smaller ones are enlarged on a laptop. */
const LONG_SIDE = 1000;
/** Photographs in focus have 0.2 and more; one that is blurred by a hundredth of its width has less than this. */
const SHARP = 0.1;
/** Fewer than for another owner's photo (private.same_photo_bits): two views of one room are both wanted. */
const TWIN_BITS = 3;

function isTwin(one: PhotoLook | undefined, other: PhotoLook | undefined): boolean {
  if (!one?.likeness || !other?.likeness) return false;
  return differentBits(one.likeness, other.likeness) <= TWIN_BITS;
}

/** The step of the steepest hundredth of all places, as a part of the picture's contrast. */
function sharpnessOf({ data, width, height }: Pixels): number | undefined {
  const grays = new Float32Array(width * height);
  for (let i = 0; i < grays.length; i += 1)
    grays[i] =
      0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0);
  const steps: number[] = [];
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const here = grays[y * width + x] ?? 0;
      const right = Math.abs(here - (grays[y * width + x + 1] ?? 0));
      const below = Math.abs(here - (grays[(y + 1) * width + x] ?? 0));
      steps.push(Math.max(right, below));
    }
  const contrast = shareOf(grays, 0.99) - shareOf(grays, 0.01);
  return contrast < LEAST_CONTRAST ? undefined : shareOf(steps, 0.99) / contrast;
}

/** Of 255. */
const LEAST_CONTRAST = 24;

/** The value below which this share of all values is. */
function shareOf(values: Iterable<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
