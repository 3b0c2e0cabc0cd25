/** Read from the first bytes of a file, so that a huge picture is refused before it is decoded. */
type PictureHeader = {
  kind: "jpeg" | "png" | "webp" | "gif" | "heic" | "avif" | "unknown";
  /** The size in px, as stored; undefined when it comes after the bytes that were read. */
  width?: number;
  height?: number;
};

/** Previews and color profiles come before the size; this covers nearly every camera's files. */
export const HEADER_BYTES = 256 * 1024;

export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return { kind: "jpeg", ...jpegSize(view) };
    if (view.getUint32(0) === 0x89504e47) return { kind: "png", ...sizeAt(view, 16, 20, 4) };
    if (text(view, 0, 3) === "GIF") return { kind: "gif", ...sizeAt(view, 6, 8, 2) };
    if (text(view, 0, 4) === "RIFF" && text(view, 8, 4) === "WEBP")
      return { kind: "webp", ...webpSize(view) };
    if (text(view, 4, 4) === "ftyp") return { kind: familyOf(text(view, 8, 4)), ...boxSize(view) };
  } catch (error) {
    // The file ends inside its own header.
    if (!(error instanceof RangeError)) throw error;
  }
  return { kind: "unknown" };
}

type Size = { width?: number; height?: number };

/** Big-endian for PNG and the boxes of HEIC, little-endian for GIF. */
function sizeAt(view: DataView, width: number, height: number, length: 2 | 4): Size {
  const read = (at: number) => (length === 4 ? view.getUint32(at) : view.getUint16(at, true));
  return { width: read(width), height: read(height) };
}

/** Finds the first frame header (SOF) and skips all other segments. */
function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return {};
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return {};
}

function webpSize(view: DataView): Size {
  const chunk = text(view, 12, 4);
  if (chunk === "VP8X") return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === "VP8 ")
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** The largest "ispe" box: the file also has boxes for tiles and previews. */
function boxSize(view: DataView): Size {
  let largest: { width: number; height: number } | undefined;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const width = view.getUint32(at + 8);
    const height = view.getUint32(at + 12);
    if (!largest || width * height > largest.width * largest.height) largest = { width, height };
  }
  return largest ?? {};
}

function familyOf(brand: string): PictureHeader["kind"] {
  if (/^avi[fs]$/.test(brand)) return "avif";
  return /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand) ? "heic" : "unknown";
}

function text(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)));
}
