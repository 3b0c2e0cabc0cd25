/** What people leave in an .env file that they have copied and not filled in. */
const PLACEHOLDER = /your[-_ ]|placeholder|change[-_ ]?me|example|xxx|[<>…]|\.\.\./i;

export function isFilledIn(value: string): boolean {
  return value !== "" && !PLACEHOLDER.test(value);
}

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
