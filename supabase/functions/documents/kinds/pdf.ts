/** Readers look for the header within this distance: mail and printing programs put lines before it. */
const HEAD = 1024;
/**
 * Readers look for the end marker within this distance, because some programs append a line or two.
 */
const TAIL = 2048;

/** Whether it starts as a PDF and has an end marker, so it isn't cut short. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const head = text(0, HEAD + 8);
  const start = head.indexOf("%PDF-");
  if (start === -1 || start > HEAD || !isHarmless(head.slice(0, start))) return false;
  const end = endOf(bytes);
  const tail = text(Math.max(start, end - TAIL), end);
  return /^[12]\.\d/.test(head.slice(start + 5)) && /startxref\s+\d+\s+%%EOF/.test(tail);
}

/**
 * A byte order mark, blanks and plain lines, such as those of mail ("Content-Type: application/pdf") and printers
 * ("@PJL SET ..."). Nothing that a browser or a system could take for a page, a script or a program.
 */
function isHarmless(before: string): boolean {
  const lines = before
    .replace(/^\xef\xbb\xbf/, "")
    .replaceAll(PRINTER_LANGUAGE, "")
    .split(/\r\n?|\n/);
  return lines.every((line) => PLAIN_LINE.test(line)) && !startsWithSignature(lines[0] ?? "");
}

const PRINTER_LANGUAGE = "\u001b%-12345X";
const PLAIN_LINE =
  /^(?:[\0\t\f\w .,:@%+'&|/-]*|(?:[A-Za-z-]{1,40}:|@PJL) [\x20-\x3b\x3d\x3f-\x7e]*)$/;

function startsWithSignature(line: string): boolean {
  return /^(?:MZ|PK|BM|GIF8|Rar|7z|%!|II|MM|RIFF|OggS|ID3|FWS|CWS|FLV|SQLite)/.test(line);
}

/** The end of the contents: some programs fill the last block with zeros. */
function endOf(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return end;
}
