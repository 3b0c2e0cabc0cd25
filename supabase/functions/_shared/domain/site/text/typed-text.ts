/**
 * A text without characters that only pasting brings: control characters, which the database refuses, and halves of
 * characters. Lines stay lines, and a tab becomes a space.
 */
export function typedText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, "");
}
