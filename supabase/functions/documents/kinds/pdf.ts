import { startsWith } from "../../_shared/edge/photos/bytes.ts";

/** Readers look for the end so far from the last byte; some programs add a line or two behind it. */
const TAIL = 2048;

/** Begins as a PDF at the very first byte, and has the end without which one is cut short. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "%PDF-")) return false;
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const tail = text(Math.max(0, bytes.length - TAIL), bytes.length);
  return /^[12]\.\d/.test(text(5, 8)) && /startxref\s+\d+\s+%%EOF/.test(tail);
}
