import { fromText, join, slice, startsWith, tag, u8, u16le, u24le, u32le } from "./bytes.ts";
import { type Orientation, readOrientation, turned, writeOrientation } from "./orientation.ts";
import { MAX_PARTS, refuse } from "./photo-refused.ts";
import type { Cleaned } from "./types.ts";

const KEPT = new Set(["VP8 ", "VP8L", "ALPH", "ICCP"]);
/** VP8X flags. */
const HAS_ICC = 0x20;
const HAS_ALPHA = 0x10;
const HAS_EXIF = 0x08;
const IS_ANIMATED = 0x02;

type Size = { width: number; height: number };

/** Ends where the RIFF header says and cuts off the rest. */
export function cleanWebp(bytes: Uint8Array): Cleaned {
  const whole = slice(bytes, 0, u32le(bytes, 4) + 8);
  const kept: Uint8Array[] = [];
  let canvas: { size: Size; flags: number } | undefined;
  let picture: Size | undefined;
  let orientation: Orientation = 1;
  for (let at = 12; at < whole.length; ) {
    const name = tag(whole, at);
    const body = slice(whole, at + 8, u32le(whole, at + 4));
    if (name === "VP8X") {
      if (at !== 12) refuse("short");
      canvas = readCanvas(body);
    } else if (name === "ANIM" || name === "ANMF") {
      refuse("animated");
    } else if (name === "VP8 " || name === "VP8L") {
      if (picture) refuse("unusual");
      picture = name === "VP8 " ? readLossy(body) : readLossless(body);
    } else if (name === "EXIF") {
      orientation = readOrientation(startsWith(body, "Exif\0\0") ? body.subarray(6) : body);
    }
    if (KEPT.has(name)) kept.push(chunkOf(name, body));
    if (kept.length > MAX_PARTS) refuse("unusual");
    // Chunks are padded to even lengths.
    at += 8 + body.length + (body.length % 2);
  }
  if (!picture) refuse("short");
  if (canvas && (canvas.size.width !== picture.width || canvas.size.height !== picture.height))
    refuse("unusual");
  if (canvas) {
    const isTurned = orientation !== 1;
    const hasProfile = kept.some((chunk) => startsWith(chunk, "ICCP"));
    const flags =
      (canvas.flags & HAS_ALPHA) | (hasProfile ? HAS_ICC : 0) | (isTurned ? HAS_EXIF : 0);
    kept.unshift(chunkOf("VP8X", canvasOf(flags, canvas.size)));
    if (isTurned) kept.push(chunkOf("EXIF", writeOrientation(orientation)));
  } else {
    // The simple format holds a single picture and nothing else.
    orientation = 1;
    kept.splice(0, kept.length, ...kept.filter((chunk) => startsWith(chunk, "VP8")));
  }
  const content = join([fromText("WEBP"), ...kept]);
  return {
    ...turned(picture, orientation),
    bytes: join([fromText("RIFF"), u32leOf(content.length), content]),
  };
}

function readCanvas(body: Uint8Array): { size: Size; flags: number } {
  const flags = u8(body, 0);
  if (flags & IS_ANIMATED) refuse("animated");
  return { flags, size: { width: u24le(body, 4) + 1, height: u24le(body, 7) + 1 } };
}

function readLossy(body: Uint8Array): Size {
  const isKeyFrame = (u8(body, 0) & 1) === 0;
  if (!isKeyFrame || !startsWith(body, "\x9d\x01\x2a", 3)) refuse("short");
  return { width: u16le(body, 6) & 0x3fff, height: u16le(body, 8) & 0x3fff };
}

function readLossless(body: Uint8Array): Size {
  if (u8(body, 0) !== 0x2f) refuse("short");
  const bits = u32le(body, 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function chunkOf(name: string, body: Uint8Array): Uint8Array {
  return join([fromText(name), u32leOf(body.length), body, new Uint8Array(body.length % 2)]);
}

function canvasOf(flags: number, { width, height }: Size): Uint8Array {
  const [w, h] = [width - 1, height - 1];
  return Uint8Array.of(
    ...[flags, 0, 0, 0],
    ...[w & 0xff, (w >> 8) & 0xff, w >> 16, h & 0xff, (h >> 8) & 0xff, h >> 16],
  );
}

function u32leOf(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24);
}
