/**
 * A model's words made fit for a listing: no control, invisible or bidirectional characters, no
 * markup, and no sentence with a link, an email address or a phone number.
 * @param options.isLong keeps paragraphs.
 */
export function plainText(
  text: string,
  maxLength: number,
  { isLong = false }: { isLong?: boolean } = {},
): string {
  const visible = text
    .slice(0, maxLength * 4)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, "")
    .replace(/[<>]/g, "");
  const lines = visible.split("\n").map((line) =>
    line
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !LEADS_AWAY.test(sentence))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const kept = lines.filter((line) => line !== "");
  return shortened(kept.join(isLong ? "\n\n" : " "), maxLength);
}

/** A link, an email address, or nine or more digits that aren't a price. */
const LEADS_AWAY =
  /[a-z][a-z+.-]{1,20}:\/\/|\b(www\.|javascript:|data:)|\S@\S+\.\w|\b[\w-]+\.(com|net|org|io|co|info|biz|ru|xyz|app|dev|me)\b|(?:\d[\s().+-]{0,3}){9,}\d?/i;

/** Cuts after the last whole word. */
function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trim().replace(/\p{Cs}$/u, "")}…`;
}
