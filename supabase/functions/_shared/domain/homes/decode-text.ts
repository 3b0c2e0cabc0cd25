/**
 * The text of a file that a spreadsheet or a portal wrote: UTF-8, UTF-16 (Excel's "Unicode text"), with or
 * without a byte order mark, or Windows' Western European (Excel's "CSV").
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodedAs("utf-16be", bytes);
  // Latin letters in UTF-16 have a zero beside each.
  if (first === 0 && second) return decodedAs("utf-16be", bytes);
  if (first && second === 0) return decodedAs("utf-16le", bytes);
  try {
    // The bytes may end in the middle of a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodedAs("windows-1252", bytes).replace(/[\x80-\x9f]/g, windowsSign);
  }
}

/** Some engines read Windows-1252 as Latin-1, which has control characters in place of these. */
function windowsSign(sign: string): string {
  return WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign;
}

const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodedAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Leaves one kind of line break and of space, and no invisible characters. */
export function plainLines(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\0]/g, "")
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, "\n")
    .replace(/\p{Zs}/gu, " ");
}
