import { FURTHER_LETTERS } from "./further-letters.ts";
import type { PdfContent } from "./pdf-blocks.ts";

/**
 * A document with only such letters as its fonts have. Roboto is always there; the fonts of other scripts are loaded for
 * the documents that need them. Letters without a shape would be printed as boxes, or over each other, so what can't be
 * printed is said.
 */
export type FurtherFont = keyof typeof FURTHER_LETTERS;

/**
 * @param needed takes the names of the fonts that the document needs. Without it, there are none but Roboto: what a
 * function of the document returns is only known while pages are made.
 */
export function printable(definition: PdfContent, needed?: Set<FurtherFont>): PdfContent {
  if (typeof definition === "function")
    return (...given: unknown[]) => printable(definition(...given));
  if (Array.isArray(definition)) return definition.map((each) => printable(each, needed));
  if (definition === null || typeof definition !== "object") return definition;
  return Object.fromEntries(
    Object.entries(definition).map(([name, value]) => [
      name,
      name === "text" && typeof value === "string"
        ? inlinesOf(value, needed)
        : printable(value, needed),
    ]),
  );
}

export const NOT_PRINTED = "(in letters that can't be printed)";

/** "Kamakaʻeha" with its ʻokina, and "(in letters that can't be printed)" for what no font has, such as emoji. */
function inlinesOf(text: string, needed: Set<FurtherFont> | undefined): PdfContent {
  const plain = text
    .normalize("NFC")
    .replace(/[\u02bb\u02bd]/g, "\u2018")
    .replaceAll("\u3000", " ")
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "");
  if (!needed) return plain.replace(BEYOND_ROBOTO, NOT_PRINTED);
  const inlines: PdfContent[] = [];
  for (const { 0: run, groups } of plain.matchAll(RUNS)) {
    const font = FONTS.find((each) => groups?.[each] !== undefined);
    const isLong = font !== undefined && RIGHT_TO_LEFT.has(font) && run.length > LONGEST_LINE;
    if (font && !isLong) {
      needed.add(font);
      inlines.push({ text: RIGHT_TO_LEFT.has(font) ? glued(run) : run, font });
    } else if (groups?.roboto !== undefined) inlines.push({ text: run });
    else inlines.push({ text: NOT_PRINTED });
  }
  return inlines.every(({ font }) => font === undefined)
    ? inlines.map(({ text: part }) => part).join("")
    : inlines;
}

/** These are written from right to left, which the words of one line are as long as no break comes between them. */
const RIGHT_TO_LEFT: ReadonlySet<FurtherFont> = new Set(["arabic", "hebrew"] as const);
/** Longer texts would need several lines, and their words would be in the wrong order. Names and titles are shorter. */
const LONGEST_LINE = 60;

function glued(run: string): string {
  return run.replace(/\s+/g, "\u00a0");
}

/** Roboto's letters and signs (packed-fonts.ts). */
const ROBOTO =
  "\\t\\n\\r\\u0020-\\u007e\\u00a0-\\u017f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01fa-\\u01ff\\u0218-\\u021b\\u02bc\\u02c6\\u02c7\\u02c9\\u02d8-\\u02dd\\u0300\\u0301\\u0303\\u0309\\u0323\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u0486\\u0488-\\u0513\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2000-\\u200b\\u2010\\u2011\\u2013-\\u2015\\u2017-\\u201e\\u2020-\\u2022\\u2025-\\u2027\\u2030\\u2032\\u2033\\u2039\\u203a\\u203c\\u2044\\u20a3\\u20a4\\u20a6-\\u20ac\\u20b1\\u20b9\\u20ba\\u2105\\u2113\\u2116\\u2122\\u2126\\u212e\\u215b-\\u215e\\u2202\\u2206\\u220f\\u2211\\u2212\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25a0\\u25ca\\u25cb\\u25cf\\ufb01-\\ufb04";

const FONTS = Object.keys(FURTHER_LETTERS) as FurtherFont[];

/** Words in these letters, with the spaces between them. */
const words = (letters: string) => `[${letters}]+(?:\\s+[${letters}]+)*`;
const BEYOND_ROBOTO = new RegExp(words(`^${ROBOTO}`), "gu");
const RUNS = new RegExp(
  [
    ...FONTS.map((font) => `(?<${font}>${words(FURTHER_LETTERS[font])})`),
    `(?<roboto>[${ROBOTO}]+)`,
    words(`^${ROBOTO}${FONTS.map((font) => FURTHER_LETTERS[font]).join("")}`),
  ].join("|"),
  "gu",
);
