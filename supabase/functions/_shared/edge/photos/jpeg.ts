import { fromText, join, slice, startsWith, u8, u16 } from "./bytes.ts";
import { type Orientation, readOrientation, turned, writeOrientation } from "./orientation.ts";
import { MAX_PARTS, refuse } from "./photo-refused.ts";
import type { Cleaned } from "./types.ts";

const SOS = 0xda;
const EOI = 0xd9;
const DNL = 0xdc;
const COM = 0xfe;
const DQT_TO_DRI = [0xc4, 0xdb, 0xdd];
/** Baseline, extended and progressive; browsers support no others. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Real encoders write about ten; each costs a pass over the whole picture. */
const MAX_SCANS = 100;
const EXIF = "Exif\0\0";

/** Keeps the image data, the color profile and the orientation. */
export function cleanJpeg(bytes: Uint8Array): Cleaned {
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: Orientation = 1;
  let scans = 0;
  let at = 2;
  for (let count = 1; ; count += 1) {
    if (count > MAX_PARTS) refuse("unusual");
    const marker = markerAt(bytes, at);
    at = marker.end;
    if (marker.code === EOI) break;
    const segment = slice(bytes, at, u16(bytes, at));
    if (segment.length < 2) refuse("short");
    const body = segment.subarray(2);
    at += segment.length;
    if (isApplicationData(marker.code)) {
      if (marker.code === 0xe1 && startsWith(body, EXIF))
        orientation = readOrientation(body.subarray(EXIF.length));
      const kept = keptApplicationData(marker.code, body);
      if (kept) parts.push(segmentOf(marker.code, kept));
      continue;
    }
    if (FRAMES.includes(marker.code)) {
      if (size) refuse("unusual");
      size = { height: u16(body, 1), width: u16(body, 3) };
    } else if (marker.code === SOS) {
      scans += 1;
      if (!size || scans > MAX_SCANS) refuse("unusual");
      const end = endOfScan(bytes, at);
      parts.push(segmentOf(marker.code, body), bytes.subarray(at, end));
      at = end;
      continue;
    } else if (marker.code === DNL || !DQT_TO_DRI.includes(marker.code)) {
      refuse("unusual");
    }
    parts.push(segmentOf(marker.code, body));
  }
  if (!size || scans === 0) refuse("short");
  const start: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)];
  if (orientation !== 1)
    start.push(segmentOf(0xe1, join([fromText(EXIF), writeOrientation(orientation)])));
  return {
    ...turned(size, orientation),
    bytes: join([...start, ...parts, Uint8Array.of(0xff, EOI)]),
  };
}

/** The marker at this position, after any fill bytes. */
function markerAt(bytes: Uint8Array, at: number): { code: number; end: number } {
  if (u8(bytes, at) !== 0xff) refuse("short");
  let end = at + 1;
  while (u8(bytes, end) === 0xff) end += 1;
  return { code: u8(bytes, end), end: end + 1 };
}

/** The end of the entropy-coded data: the next marker that is neither a restart nor a stuffed byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) refuse("short");
    const next = u8(bytes, at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break;
    at += next === 0xff ? 1 : 2;
  }
  return at === from ? refuse("short") : at;
}

function isApplicationData(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === COM;
}

/** JFIF without its thumbnail, the color profile, and Adobe's color transform. */
function keptApplicationData(code: number, body: Uint8Array): Uint8Array | undefined {
  if (code === 0xe0 && startsWith(body, "JFIF\0") && body.length >= 14)
    return join([body.subarray(0, 12), Uint8Array.of(0, 0)]);
  if (code === 0xe2 && startsWith(body, "ICC_PROFILE\0")) return body;
  if (code === 0xee && startsWith(body, "Adobe") && body.length >= 12) return body.subarray(0, 12);
  return undefined;
}

function segmentOf(code: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2;
  return join([Uint8Array.of(0xff, code, length >> 8, length & 0xff), body]);
}
