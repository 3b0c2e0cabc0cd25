import { fromText, join, slice, tag, u8, u32 } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import { type Orientation, readOrientation, turned, writeOrientation } from "./orientation.ts";
import { MAX_PARTS, refuse } from "./photo-refused.ts";
import type { Cleaned } from "./types.ts";

export const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Chunks with image data or the meaning of its colors; all others are removed. */
const KEPT = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS"],
  ...["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "pHYs"],
]);
const CRITICAL = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);

/** Ends at IEND and cuts off the rest. An animated PNG is reduced to its first picture. */
export function cleanPng(bytes: Uint8Array): Cleaned {
  const parts: Uint8Array[] = [slice(bytes, 0, 8)];
  let size: { width: number; height: number } | undefined;
  let orientation: Orientation = 1;
  let hasData = false;
  let at = 8;
  let count = 0;
  for (let name = ""; name !== "IEND"; count += 1) {
    if (count > MAX_PARTS) refuse("unusual");
    const length = u32(bytes, at);
    name = tag(bytes, at + 4);
    const chunk = slice(bytes, at, length + 12);
    const body = chunk.subarray(8, 8 + length);
    at += chunk.length;
    if (!/^[A-Za-z]{4}$/.test(name) || (name === "IHDR") !== (size === undefined)) refuse("short");
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical && !CRITICAL.has(name)) refuse("unusual");
    if (isCritical && crc32(chunk.subarray(4, 8 + length)) !== u32(chunk, 8 + length))
      refuse("short");
    if (name === "IHDR") size = readHeader(body);
    if (name === "IDAT") hasData = true;
    if (name === "IEND" && length !== 0) refuse("short");
    if (name === "eXIf") orientation = readOrientation(body);
    if (KEPT.has(name)) parts.push(chunk);
  }
  if (!size || !hasData) refuse("short");
  // These chunks come after IHDR, where the format allows them.
  if (orientation !== 1) parts.splice(2, 0, chunkOf("eXIf", writeOrientation(orientation)));
  return { ...turned(size, orientation), bytes: join(parts) };
}

function readHeader(body: Uint8Array): { width: number; height: number } {
  if (body.length !== 13) refuse("short");
  const allowed = BIT_DEPTHS[u8(body, 9)];
  if (
    !allowed?.includes(u8(body, 8)) ||
    u8(body, 10) !== 0 ||
    u8(body, 11) !== 0 ||
    u8(body, 12) > 1
  )
    refuse("short");
  return { width: u32(body, 0), height: u32(body, 4) };
}

/** Each color type allows these bit depths. */
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function chunkOf(name: string, body: Uint8Array): Uint8Array {
  const named = join([fromText(name), body]);
  return join([numberOf(body.length), named, numberOf(crc32(named))]);
}

function numberOf(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}
