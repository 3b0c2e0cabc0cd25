/**
 * Names for downloads, archives and stored documents are made here, so that a typed name can't pass for
 * a different one.
 */

/**
 * The name as it is read: on one line, without invisible characters and without characters that change the order in
 * which others are shown ("invoice\u202egpj.exe" looks like "invoiceexe.jpg").
 */
export function plainFileName(name: string): string {
  return name
    .toWellFormed()
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/**
 * Bidirectional controls and what is never shown: soft hyphens, zero-width and filling characters,
 * selectors, tags. As ranges and not by their Unicode properties, because SQL refuses the same ones
 * (private.is_plain_file_name) and not every browser knows the same Unicode.
 */
const UNSEEN = new RegExp(
  `[${[
    "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e",
    "\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{13430}-\\u{1345f}",
    "\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}",
  ].join("")}]`,
  "gu",
);
