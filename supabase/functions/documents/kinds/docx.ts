import { startsWith, u16le, u32le } from "../../_shared/edge/photos/bytes.ts";

const LOCAL = "PK\x03\x04";
const CENTRAL = "PK\x01\x02";
const END = "PK\x05\x06";
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const MAX_COMMENT = 0xffff;

/**
 * Whether it is a ZIP archive from first to last byte with the parts of a Word document. Nothing is
 * unpacked. A file with macros is a renamed .docm and is refused.
 */
export function looksLikeDocx(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, LOCAL)) return false;
  const names = namesOf(bytes) ?? [];
  return (
    names.includes("[Content_Types].xml") &&
    names.includes("word/document.xml") &&
    !names.some((name) => /vbaProject/i.test(name))
  );
}

/** The names and entries of the archive's directory; undefined if it is damaged. */
function namesOf(bytes: Uint8Array): string[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = u16le(bytes, end + 10);
  const names: string[] = [];
  let at = u32le(bytes, end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_SIZE > end || !startsWith(bytes, CENTRAL, at)) return undefined;
    const length = u16le(bytes, at + 28);
    const from = at + CENTRAL_SIZE;
    if (from + length > end || !startsWith(bytes, LOCAL, u32le(bytes, at + 42))) return undefined;
    names.push(String.fromCharCode(...bytes.subarray(from, from + Math.min(length, 300))));
    at = from + length + u16le(bytes, at + 30) + u16le(bytes, at + 32);
  }
  return at === end ? names : undefined;
}

/** The position of the last record, which must end at the end of the file. */
function endOf(bytes: Uint8Array): number | undefined {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (startsWith(bytes, END, at) && u16le(bytes, at + 20) === last - at) return at;
  return undefined;
}
