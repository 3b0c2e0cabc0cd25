/**
 * A text as people read it, for rules about what it says: letters and digits that only look different become the same,
 * and invisible characters (zero-width, bidirectional, soft, combining) are removed. `private.as_read` does the same in
 * SQL.
 */
export function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replaceAll("。", ".");
}

/**
 * A text as people read it, with letters of other alphabets replaced by the Latin letters they look like.
 * `private.as_latin` does the same in SQL.
 */
export function asLatin(text: string): string {
  return asRead(text).replace(LOOKALIKES, (letter) => LATIN[LIKE_LATIN.indexOf(letter)] ?? letter);
}

/**
 * A text as people read it, without accents and in the letters of English: "Espanola" for "Española". A fraction after
 * a number has a space before it. `private.as_plain` does the same in SQL.
 */
export function asPlain(text: string): string {
  if (IS_ASCII.test(text)) return text;
  const apart = text
    .replace(/([0-9])([\u00bc-\u00be\u2150-\u215e])/g, "$1 $2")
    .replaceAll("´", "'");
  return asLatin(apart)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(SPECIAL, (letter) => SPECIAL_LETTERS[letter] ?? letter);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the bounds of ASCII
const IS_ASCII = /^[\u0001-\u007f]*$/;

/** Latin letters that are not a letter with a mark. */
const SPECIAL_LETTERS: Record<string, string> = {
  ...{ ø: "o", Ø: "O", ł: "l", Ł: "L", đ: "d", Đ: "D", ð: "d", Ð: "D", þ: "th", Þ: "Th" },
  ...{ ß: "ss", æ: "ae", Æ: "Ae", œ: "oe", Œ: "Oe" },
};
const SPECIAL = /[øØłŁđĐðÐþÞßæÆœŒ]/g;

/** Cyrillic, Greek and Armenian letters and a few more, and the Latin letter that each looks like. */
const LIKE_LATIN = "аАВеЕёкКМмНһоОрРсСтТуУхХіІїјЈѕЅԁԛԝѵӏӀαΑΒεΕΖΗιΙκΚΜΝνοΟρΡτΤυΥχΧϲϳօոսհզցɡɑı";
const LATIN = "aABeEekKMmHhoOpPcCtTyYxXiIijJsSdqwvllaABeEZHiIkKMNvoOpPtTuYxXcjonuhqggai";
const LOOKALIKES = new RegExp(`[${LIKE_LATIN}]`, "g");

const DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९";

const UNSEEN = new RegExp(
  `[${[
    "\\u00ad\\u0300-\\u036f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e",
    "\\u2060-\\u206f\\u20d0-\\u20ff\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\u{e0000}-\\u{e0fff}",
  ].join("")}]`,
  "gu",
);
