/** Pixels as red, green, blue and alpha. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number };

/**
 * A photo's appearance as 16 hexadecimal digits: whether each of 8 × 8 places is brighter than the one to its right.
 * Scaling, compressing and lightening a photo change a few of these 64 bits, another photo changes about half of them
 * (private.same_photo_bits compares).
 *
 * Undefined for a plain picture, because all plain pictures look alike.
 */
export function likenessOf(pixels: Pixels): string | undefined {
  const grays = shrunk(pixels, PLACES + 1, PLACES);
  if (Math.max(...grays) - Math.min(...grays) < LEAST_CONTRAST) return undefined;
  let bits = "";
  for (let y = 0; y < PLACES; y += 1)
    for (let x = 0; x < PLACES; x += 1) {
      const at = y * (PLACES + 1) + x;
      bits += (grays[at] ?? 0) > (grays[at + 1] ?? 0) + NOISE ? "1" : "0";
    }
  const ones = bits.replaceAll("0", "").length;
  if (ones < FEWEST_BITS || ones > bits.length - FEWEST_BITS) return undefined;
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

const PLACES = 8;
/** The contrast is measured on a scale of 255. */
const LEAST_CONTRAST = 24;
/** A difference smaller than this is the compression's, not the picture's. */
const NOISE = 1;
/** A sky over a field has few bits of one kind, so that many such photos would look the same. */
const FEWEST_BITS = 10;

/** Average brightness of equal parts, row by row. */
function shrunk({ data, width, height }: Pixels, columns: number, rows: number): number[] {
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const part = row + Math.floor((x * columns) / width);
      const at = (y * width + x) * 4;
      const gray =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      sums[part] = (sums[part] ?? 0) + gray;
      counts[part] = (counts[part] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, part) => sum / Math.max(1, counts[part] ?? 1));
}

/** How many of the bits of two likenesses differ. */
export function differentBits(one: string, other: string): number {
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return different.toString(2).replaceAll("0", "").length;
}
