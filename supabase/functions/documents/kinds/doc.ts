import { startsWith } from "../../_shared/edge/photos/bytes.ts";

const SIGNATURE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
/** Directory entries have this size and alignment ([MS-CFB] 2.6). */
const ENTRY = 128;
/**
 * The stream that marks a compound file as a Word document ([MS-DOC] 2.1.1), as spelled in the
 * directory.
 */
const STREAM = "WordDocument\0".replace(/./gs, "$&\0");

/**
 * Whether it is a compound file (OLE2) with a Word stream; spreadsheets, emails and installers have
 * none.
 */
export function looksLikeDoc(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, SIGNATURE) || bytes.length < 1536) return false;
  // Little endian, with sectors of 512 or 4096 bytes.
  if (!startsWith(bytes, "\xfe\xff", 28) || (bytes[30] !== 9 && bytes[30] !== 12)) return false;
  for (let at = 512; at + ENTRY <= bytes.length; at += ENTRY)
    if (bytes[at] === 0x57 && bytes[at + 64] === STREAM.length && startsWith(bytes, STREAM, at))
      return true;
  return false;
}
