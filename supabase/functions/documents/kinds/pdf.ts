import { startsWith } from "../../_shared/edge/photos/bytes.ts";

/**
 * Readers look for the end marker within this distance, because some programs append a line or two.
 */
const TAIL = 2048;

/** Whether it starts as a PDF at the first byte and has an end marker, so it isn't cut short. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "%PDF-")) return false;
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const tail = text(Math.max(0, bytes.length - TAIL), bytes.length);
  return /^[12]\.\d/.test(text(5, 8)) && /startxref\s+\d+\s+%%EOF/.test(tail);
}
