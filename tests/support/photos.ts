import sharp from "sharp";
import { crc32 } from "../../supabase/functions/_shared/edge/photos/crc32.ts";

/** Pictures for tests, with everything in them that the product must remove. */

export type Format = "jpeg" | "png" | "webp" | "avif";
export const FORMATS: readonly Format[] = ["jpeg", "png", "webp", "avif"];

/** Appears in every kind of metadata that we write. */
export const CANARY = "CanaryAt1418MapleStreet";

type PictureOptions = {
  width?: number;
  height?: number;
  orientation?: number;
  withMetadata?: boolean;
};

/** A picture whose quarters differ, so that rotating it shows. */
export async function picture(format: Format, options: PictureOptions = {}): Promise<Buffer> {
  const { width = 64, height = 48, orientation, withMetadata = false } = options;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels[at * 3] = x < width / 2 ? 220 : 30;
    pixels[at * 3 + 1] = y < height / 2 ? 200 : 20;
    pixels[at * 3 + 2] = ((x + y) * 5) % 256;
  }
  let image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (withMetadata)
    image = image.withExif({ IFD0: { ImageDescription: CANARY, Make: CANARY }, IFD3: GPS });
  if (orientation !== undefined) image = image.withMetadata({ orientation });
  if (withMetadata) image = image.withXmp(xmp()).withIccProfile("p3");
  const encoded = await image.toFormat(format, { quality: 80 }).toBuffer();
  if (!withMetadata) return encoded;
  if (format === "jpeg")
    return Buffer.concat([encoded.subarray(0, 2), iptc(), encoded.subarray(2)]);
  if (format === "png") return withPngTexts(encoded);
  return encoded;
}

const GPS = {
  GPSLatitudeRef: "N",
  GPSLatitude: "43/1 36/1 30/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "116/1 12/1 15/1",
};

function xmp(): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,36.5N" exif:GPSLongitude="116,12.25W" exif:UserComment="${CANARY}"/></rdf:RDF></x:xmpmeta>`;
}

/** A caption as newspapers write it, and a comment. */
function iptc(): Buffer {
  const caption = Buffer.concat([
    Buffer.from([0x1c, 2, 120, 0, CANARY.length]),
    Buffer.from(CANARY),
  ]);
  const padded = caption.length % 2 ? Buffer.concat([caption, Buffer.alloc(1)]) : caption;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(caption.length);
  const block = Buffer.concat([
    Buffer.from("Photoshop 3.0\0" + "8BIM\x04\x04\0\0", "latin1"),
    size,
    padded,
  ]);
  return Buffer.concat([jpegSegment(0xed, block), jpegSegment(0xfe, Buffer.from(CANARY))]);
}

export function jpegSegment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

export function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** After IHDR, which ends at byte 33. */
function withPngTexts(png: Buffer): Buffer {
  const text = Buffer.from(`Comment\0${CANARY}`);
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk("tEXt", text),
    pngChunk("iTXt", Buffer.from(`Comment\0\0\0\0\0${CANARY}`)),
    pngChunk("tIME", Buffer.from([7, 234, 11, 21, 1, 2, 3])),
    pngChunk("vpAg", text),
    png.subarray(33),
  ]);
}
