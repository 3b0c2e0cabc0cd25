/**
 * Placeholders that people leave in a copied .env file. A run of x only counts as a separate part: one key
 * in a thousand has "xxx" somewhere among its random characters.
 */
const PLACEHOLDER =
  /your[-_ ]|placeholder|change[-_ ]?me|example|(?<![a-z\d])x{3,}(?![a-z\d_-])|[<>…]|\.\.\./i;

export function isFilledIn(value: string): boolean {
  return value !== "" && !PLACEHOLDER.test(value);
}

/** An address without a trailing slash; undefined for what is none. */
export function addressOf(value: string | undefined): string | undefined {
  const address = value?.trim().replace(/\/+$/, "");
  return address && isHttpUrl(address) ? address : undefined;
}

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
