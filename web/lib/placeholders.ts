/**
 * What people leave in an .env file that they have copied and not filled in. A run of x counts only
 * as a part of its own: one key in a thousand has "xxx" somewhere among its random characters.
 */
const PLACEHOLDER =
  /your[-_ ]|placeholder|change[-_ ]?me|example|(?<![a-z\d])x{3,}(?![a-z\d_-])|[<>…]|\.\.\./i;

export function isFilledIn(value: string): boolean {
  return value !== "" && !PLACEHOLDER.test(value);
}

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
