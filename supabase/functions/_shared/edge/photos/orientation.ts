import { startsWith, u16, u16le, u32, u32le } from "./bytes.ts";
import { PhotoRefused } from "./photo-refused.ts";

/**
 * The Exif orientation, the only tag that changes how a picture looks: 1 to 8, where 5 to 8 swap
 * width and height. Unreadable values count as upright.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const TAG = 0x0112;
const SHORT = 3;
const MAX_ENTRIES = 512;

/** @param tiff Exif data, which has the layout of a TIFF file. */
export function readOrientation(tiff: Uint8Array): Orientation {
  try {
    const isLittle = startsWith(tiff, "II*\0");
    if (!isLittle && !startsWith(tiff, "MM\0*")) return 1;
    const read16 = isLittle ? u16le : u16;
    const first = (isLittle ? u32le : u32)(tiff, 4);
    const entries = Math.min(read16(tiff, first), MAX_ENTRIES);
    for (let index = 0; index < entries; index += 1) {
      const at = first + 2 + index * 12;
      if (read16(tiff, at) === TAG && read16(tiff, at + 2) === SHORT)
        return known(read16(tiff, at + 8));
    }
    return 1;
  } catch (error) {
    if (error instanceof PhotoRefused) return 1;
    throw error;
  }
}

/** Exif data with nothing but the orientation. */
export function writeOrientation(orientation: Orientation): Uint8Array {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
}

/** The displayed size. */
export function turned(
  size: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}

function known(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}
