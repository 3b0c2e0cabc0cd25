/**
 * A text as people read it, for rules about what it says: letters and digits that only look different
 * become the same, and invisible characters (zero-width, bidirectional, soft, combining) are removed. The
 * twin of `private.as_read`.
 */
export function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replaceAll("。", ".");
}

/** Also replaces letters of other alphabets by the Latin ones they look like. The twin of `private.as_latin`. */
export function asLatin(text: string): string {
  return asRead(text).replace(LOOKALIKES, (letter) => LATIN[LIKE_LATIN.indexOf(letter)] ?? letter);
}

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
