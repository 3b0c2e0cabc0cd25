import type { PdfContent } from "./pdf-blocks.ts";

/**
 * A document with only such letters as its font has. Fonts for all others take megabytes, which a function may not have,
 * and letters without a shape would be printed as boxes, or over each other. What can't be printed is said.
 */
export function printable(definition: PdfContent): PdfContent {
  if (typeof definition === "function")
    return (...given: unknown[]) => printable(definition(...given));
  if (Array.isArray(definition)) return definition.map(printable);
  if (definition === null || typeof definition !== "object") return definition;
  return Object.fromEntries(
    Object.entries(definition).map(([name, value]) => [
      name,
      name === "text" && typeof value === "string" ? printableText(value) : printable(value),
    ]),
  );
}

export const NOT_PRINTED = "(in letters that can't be printed)";

/** "Kamakaʻeha" with its ʻokina, and "(in letters that can't be printed)" for 李小龍. */
export function printableText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u02bb\u02bd]/g, "\u2018")
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(OTHERS, NOT_PRINTED);
}

/** Roboto's letters and signs (packed-fonts.ts). */
const PRINTED =
  "\\t\\n\\r\\u0020-\\u007e\\u00a0-\\u017f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01fa-\\u01ff\\u0218-\\u021b\\u02bc\\u02c6\\u02c7\\u02c9\\u02d8-\\u02dd\\u0300\\u0301\\u0303\\u0309\\u0323\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u0486\\u0488-\\u0513\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2000-\\u200b\\u2010\\u2011\\u2013-\\u2015\\u2017-\\u201e\\u2020-\\u2022\\u2025-\\u2027\\u2030\\u2032\\u2033\\u2039\\u203a\\u203c\\u2044\\u20a3\\u20a4\\u20a6-\\u20ac\\u20b1\\u20b9\\u20ba\\u2105\\u2113\\u2116\\u2122\\u2126\\u212e\\u215b-\\u215e\\u2202\\u2206\\u220f\\u2211\\u2212\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25a0\\u25ca\\u25cb\\u25cf\\ufb01-\\ufb04";
/** Words in other letters, with the spaces between them. */
const OTHERS = new RegExp(`[^${PRINTED}]+(?:\\s+[^${PRINTED}]+)*`, "gu");
