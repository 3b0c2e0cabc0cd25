import type { Libheif } from "libheif-js/libheif-wasm/libheif-bundle.mjs";

export type HeicPixels = {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: PredefinedColorSpace;
};

/** The main picture of a HEIC file: upright, four bytes a pixel; undefined when it can't be read. */
export async function heicPixels(
  { HeifDecoder }: Libheif,
  bytes: Uint8Array,
): Promise<HeicPixels | undefined> {
  const images = new HeifDecoder().decode(bytes);
  // A series has a picture for each moment; the phone shows the main one.
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const filled = await new Promise<boolean>((done) => {
    image.display(into, (pixels) => done(pixels !== null));
  });
  for (const each of images) each.free();
  return filled ? { ...into, colorSpace: colorSpaceOf(bytes) } : undefined;
}

/** The colors of an iPhone, which has a profile with this name, in letters of two bytes. */
const P3_NAME = Uint8Array.from([..."Display P3"].flatMap((letter) => [0, letter.charCodeAt(0)]));
/** The profile is among the boxes before the picture. */
const PROFILE_WITHIN = 64 * 1024;

function colorSpaceOf(bytes: Uint8Array): PredefinedColorSpace {
  const end = Math.min(bytes.length, PROFILE_WITHIN) - P3_NAME.length;
  for (let at = 0; at <= end; at += 1)
    if (P3_NAME.every((byte, i) => bytes[at + i] === byte)) return "display-p3";
  return "srgb";
}
