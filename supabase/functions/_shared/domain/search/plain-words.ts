/**
 * Removes links and contact details from an owner's text. In a visitor's mail the text is under our name, and the
 * person who books chooses the recipient (docs/trust.md B2).
 */
export function plainTitle(text: string): string {
  // Letters, digits and dots that only look different become the same first.
  const read = text.normalize("NFKC").replace(/[・･·•∙⋅‧]/gu, ".");
  return WAYS.reduce((rest, way) => rest.replace(way, " "), read)
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.:;–—-]+|[\s,:;–—-]+$/gu, "");
}

/** Removes digits and spelled-out addresses as well, for an invitation that its reader did not ask for. */
export function wordsOnly(text: string): string {
  const rest = plainTitle(text).replace(SPELLED, " ");
  return plainTitle(rest.replace(/[\p{N}$€£#+]+/gu, " "));
}

/** "evil dot example", "evil (dot) example". */
const SPELLED = /[\p{L}\p{N}_-]+\s*[[({]?\s*\bdot\b\s*[\])}]?\s*\p{L}{2,}/giu;

const WAYS = [
  // https://…, and what mail clients open without the slashes.
  /\S*:\/\/\S*/gu,
  /\b(?:https?|ftp|mailto|tel|sms|data|javascript):\S*/giu,
  // Email addresses, with any character that is read as @.
  /\S*[@＠﹫]\S*/gu,
  // evil.example/login, which mail clients turn into a link. The last part must be letters, so that
  // 2.5 stays; 。．｡ also separate the parts of a host name.
  /[\p{L}\p{N}_-]+(?:[.。．｡][\p{L}\p{N}_-]+)*[.。．｡]\p{L}{2,}\S*/gu,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)\S*/gu,
  // Seven or more digits in any grouping are a phone number; 83702-1234 is a ZIP code.
  /(?<!\p{Nd})(?!\d{5}-\d{4}\b(?![\s./()-]*\p{Nd}))[+(]?\p{Nd}(?:[\s./()‐‑–—-]*\p{Nd}){6,}/gu,
];
