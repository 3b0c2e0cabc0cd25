import { asRead } from "./as-read.ts";

/**
 * Cleans names, email addresses and telephone numbers before they are checked and stored, because copied ones bring
 * invisible characters. SQL accepts the results (private.is_email, private.is_phone, private.is_visible).
 */

export const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

/** Whether a text has a character that can be seen; the same as `private.is_visible` in SQL. */
export function isVisible(text: string): boolean {
  return asRead(text).replace(BLANK, "") !== "";
}

/** An address as mail can reach it: without invisible characters, "mailto:" or a dot after it. */
export function cleanEmail(text: string): string {
  if (text.length > LONGEST_TYPED) return text.trim();
  const address = asRead(text)
    .replace(/[‘’]/g, "'")
    .trim()
    .replace(/^mailto:/i, "");
  return address.replace(/^[\s"'([]+|[\s"')\],;:.]+$/g, "");
}

/** Whether a cleaned address can be reached, as far as its form tells; the same as `private.is_email` in SQL. */
export function isReachable(address: string): boolean {
  return [...address].length <= LONGEST_EMAIL && asRead(address) === address && EMAIL.test(address);
}

/**
 * A telephone number as it is stored: "(303) 555-0100", "+1 303 555 0100", "303-555-0100 x89". Undefined for anything
 * else.
 */
export function cleanPhone(text: string): string | undefined {
  if (text.length > LONGEST_TYPED) return undefined;
  const plain = asRead(text)
    .replace(/[\p{Pd}\u2043\u2212_/~]/gu, "-")
    .replace(/[\u00b7\u2022\u2219]/g, ".")
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /^(?:tel|sms|telephone|phone|cell|mobile|home|work|t|p|m|c|ph)(?:\s?[.:])+\s?|^(?:tel|telephone|phone|cell|mobile|home|work|office)\s/i,
      "",
    )
    .replace(/\s?\(?(?:cell|mobile|home|work|office)\)?$/i, "");
  const [, number = plain, extension] = EXTENSION.exec(plain) ?? [];
  const main = number
    .replace(/\(\s?\+\s?([0-9]{1,3})\s?\)|\+\s?\(\s?([0-9]{1,3})\s?\)/, "+$1$2")
    .replace(/^\+\s/, "+")
    // Written for callers from within the country; from abroad, the zero is not dialed.
    .replace(/^(\+.*?)\(\s?0\s?\)/, "$1 ")
    .replace(/\s?([()])\s?/g, (_, bracket) => (bracket === "(" ? " (" : ") "))
    .replace(/[\s.-]*-[\s.-]*/g, "-")
    .replace(/\)[\s.-]+/g, ") ")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;-]+$/, "")
    .trim();
  const phone = extension ? `${main} x${extension}` : main;
  return isPhone(phone) ? phone : undefined;
}

/** Whether a text has the form of a stored number; the same as `private.is_phone` in SQL. */
export function isPhone(text: string): boolean {
  return text.length <= LONGEST_PHONE && PHONE.test(text);
}

export function phoneHref(phone: string): string {
  return `tel:${dialable(phone)}`;
}

/** Digits and a leading plus; an extension ("x12") becomes a pause before its digits. */
export function dialable(phone: string): string {
  const [number = "", extension] = phone.split("x", 2);
  const digits = (text: string) => text.replace(/\D/g, "");
  const plus = number.trim().startsWith("+") ? "+" : "";
  return plus + digits(number) + (extension ? `,${digits(extension)}` : "");
}

/** People don't type more than this into such a field; the limit bounds the work. */
const LONGEST_TYPED = 400;

const BLANK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters can't be seen
  /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\ufff0-\ufffb\u{1d159}\u{1d173}-\u{1d17a}]+/gu;

/** Letters, digits and marks of other scripts, without blanks. */
const OTHER = "\\u00c0-\\u02ff\\u0370-\\u167f\\u1681-\\u1fff\\u3040-\\ud7ff";
const LABEL = `[a-z0-9${OTHER}](?:[a-z0-9${OTHER}-]{0,61}[a-z0-9${OTHER}])?`;
const EMAIL = new RegExp(
  `^(?![^@]{65})[a-z0-9!#$%&'*+/=?^_\`{|}~${OTHER}-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~${OTHER}-]+)*@(?:${LABEL}\\.)+(?:[a-z${OTHER}]{2,63}|xn--[a-z0-9-]{2,59})$`,
  "i",
);

const EXTENSION =
  /^(.*?[0-9)])\s?[,;]*\s?(?:(?:;?ext=|extension|extn|ext|x|#|p|w)[.:]?\s?#?|,+|;)\s?([0-9]{1,7})\s?#?$/i;

/** Seven to fifteen digits, as numbers have worldwide. */
const PHONE =
  /^(?=(?:[^0-9x]*[0-9]){7,15}[^0-9x]*(?: x|$))\+?\(?[0-9]+(?:(?:[ .-]|\) ?| ?\()[0-9]+)*(?: x[0-9]{1,7})?$/;
