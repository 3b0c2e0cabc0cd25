/**
 * An owner's words without any way to go or to call: in a visitor's mail they stand under our name,
 * and whoever books chooses whom that mail reaches (docs/trust.md B2).
 */
export function plainTitle(text: string): string {
  return WAYS.reduce((rest, way) => rest.replace(way, " "), text)
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.:;–—-]+|[\s,:;–—-]+$/gu, "");
}

const WAYS = [
  // https://…, and what a mail client opens without the slashes.
  /\S*:\/\/\S*/gu,
  /\b(?:https?|ftp|mailto|tel|sms|data|javascript):\S*/giu,
  // Addresses of mail, with any of the characters that are read as @.
  /\S*[@＠﹫]\S*/gu,
  // evil.example/login: mail clients make a link of it. The last part has letters only, so that
  // 2.5 stays; 。．｡ are dots in a host's name as well.
  /[\p{L}\p{N}_-]+(?:[.。．｡][\p{L}\p{N}_-]+)*[.。．｡]\p{L}{2,}\S*/gu,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)\S*/gu,
  // Seven digits and more, however they are grouped, are a phone number; 83702-1234 is a ZIP code.
  /(?<!\p{Nd})(?!\d{5}-\d{4}\b(?![\s./()-]*\p{Nd}))[+(]?\p{Nd}(?:[\s./()‐‑–—-]*\p{Nd}){6,}/gu,
];
