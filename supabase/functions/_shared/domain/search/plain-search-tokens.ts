import { isTypo } from "../site/text/typo.ts";

/** The words, numbers and marks of a search in plain words. */
export type Token = {
  /** The name as the tables have it. */
  word: string;
  kind: "word" | "number" | "zip" | "decade" | "hundreds" | "mark";
  start: number;
  end: number;
  /** "OR" */
  isCapital: boolean;
  /** "Boise" */
  isName: boolean;
};

/**
 * The text as a keyboard in the United States writes it: one dash, one apostrophe and one space for all that look like
 * them, and the digits of all alphabets. What is left of a search is shown from this text.
 */
export function onKeyboard(text: string): string {
  return (
    text
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
      .replace(/[\p{Pd}\u2043\u2212]/gu, "-")
      .replace(/[\u2018\u2019\u02bb\u02bc\u00b4`\u2032]/g, "'")
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
      // "300~400k" is a range, and "~400k" about that.
      .replace(/(?<=\d ?[km]?\+?) ?[~\u223c\u301c] ?(?=\$?\d)/giu, "-")
  );
}

const DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९";

const SPECIAL: Record<string, string> = {
  "w/": "with",
  "w/out": "without",
  "a/c": "ac",
  "≤": "<=",
  "≥": ">=",
  "m²": "m2",
  "ft²": "ft2",
  "hawai'i": "hawaii",
};

/** @param text as `onKeyboard` returns it. */
export function tokensOf(text: string): Token[] {
  const lower = text.toLowerCase();
  const isLoud = text === text.toUpperCase();
  const pattern = new RegExp(TOKEN, "gu");
  const tokens: Token[] = [];
  for (const found of lower.matchAll(pattern)) {
    const said = found[0];
    const groups = found.groups ?? {};
    const start = found.index;
    const end = start + said.length;
    // A hyphen between words, and the point of "sq." or "St.", is no mark.
    if (groups.joint !== undefined) continue;
    const decade = groups.word ? DECADES.get(said) : undefined;
    const kind = decade ? "decade" : (KINDS.find((each) => groups[each] !== undefined) ?? "mark");
    const word =
      decade ??
      (kind === "number"
        ? plainNumber(said)
        : (SPECIAL[said] ?? said.normalize("NFD").replace(/\p{M}/gu, "")));
    const original = text.slice(start, end);
    // In a text that is all in capitals, capitals tell nothing.
    const isCapital = !isLoud && kind === "word" && original === original.toUpperCase();
    const isName = kind === "word" && /^\p{Lu}/u.test(original);
    // "less then 2000"
    const isThan = word === "then" && COMPARED.test(tokens.at(-1)?.word ?? "");
    tokens.push({
      word: isThan ? "than" : kind === "word" ? corrected(word) : word,
      kind,
      start,
      end,
      isCapital,
      isName,
    });
  }
  return tokens;
}

const COMPARED =
  /^(more|less|fewer|bigger|larger|smaller|higher|lower|older|newer|greater|cheaper|younger|earlier|later)$/;

/** In short words, one letter never replaces another, which would make a house of a horse. */
function corrected(word: string): string {
  if (word.length < 5 || TYPED_WRONG.includes(word) || OTHER_WORDS.has(word)) return word;
  const ours = TYPED_WRONG.find((ours) => isTypo(word, ours, 1, ours.length > 6));
  // "Californa"; a town may have almost the name of a shorter state.
  return ours ?? STATES_TYPED_WRONG.find((state) => isTypo(word, state, 1, true)) ?? word;
}

const TYPED_WRONG =
  "bedroom bedrooms bathroom bathrooms house houses condo condos townhouse townhouses apartment apartments garage acres million thousand without friendly basement balcony fireplace waterfront backyard".split(
    " ",
  );
const STATES_TYPED_WRONG =
  "california colorado massachusetts pennsylvania minnesota wisconsin tennessee kentucky louisiana michigan missouri oklahoma mississippi washington connecticut arkansas nebraska maryland delaware vermont virginia alabama arizona florida georgia illinois indiana montana wyoming oregon".split(
    " ",
  );
/** These are almost the name of a state, or one of our words, and mean something else. */
const OTHER_WORDS = new Set(
  "georgian californian indian oregano virginian floridian alaskan mansion michigander horse horses mouse rouse louse condor hose garages".split(
    " ",
  ),
);

/** The years that people born in the last century mean. */
const DECADES = new Map(
  "twenties thirties forties fifties sixties seventies eighties nineties"
    .split(" ")
    .map((word, n) => [word, `19${n + 2}0s`]),
);

const KINDS = ["zip", "decade", "hundreds", "number", "word"] as const;

/** Behind these, a comma with one or two digits is a decimal point: "1,2m". */
const AFTER_DECIMALS =
  "(?= ?(?:m|mm|mio|mil|millions?|millones|millon|millón|k|acres?|hectares?|ha|baths?|ba|baños?|miles|km)\\b)";

const TOKEN = [
  "(?<zip>\\b\\d{5}-\\d{4}\\b)",
  "(?<decade>\\b(?:1[6-9]|20)\\d0'?s\\b|(?<![\\p{L}\\p{N}$])'?\\d0'?s\\b)",
  "(?<hundreds>(?<![\\p{L}\\p{N}])[1-9]\\d0k?'?s\\b)",
  `(?<number>(?:\\d{1,2}(?:,\\d\\d)+,\\d{3}(?!\\d)|\\d{1,3}(?:[,.']\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+,\\d{1,2}${AFTER_DECIMALS}|\\d+ [1-3]/[2-48]\\b|(?<!\\d)[1-3]/(?:2|3|4|8)\\b(?= ?-?(?:acre|of an|an acre|bath))|\\d*[¼½¾]|\\d+\\.\\d+|\\.\\d+|\\d+))`,
  "(?<special>w/o(?:ut)?\\b|w/|a/c\\b|/ ?mo(?:nth)?\\b|m²|ft²|[<>]=|[≤≥])",
  "(?<joint>(?<=[\\p{L}\\p{N}])-(?=\\p{L})|(?<=\\b(?:sq|st|ft|mt|approx|max|min))\\.)",
  "(?<word>(?:m2|ft2)\\b|\\p{L}+(?:'\\p{L}+)*)",
  "(?<mark>[$+<>~/,;:.|&-])",
].join("|");

/** Numbers as `readNumber` takes them. */
function plainNumber(said: string): string {
  return said.startsWith(".") ? `0${said}` : said;
}
