import { z } from "zod";
import { isVisible } from "./contact-details.ts";
import "../zod-settings.ts";

/** Cleans text typed into fields before it is stored. */

/**
 * Collapses each run of whitespace into one space; pasted text brings tabs, no-break spaces and
 * line breaks.
 */
export function oneLine() {
  return z.string().overwrite((text) =>
    visible(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
}

/** Keeps paragraphs and normalizes line endings. */
export function manyLines() {
  return z.string().overwrite((text) =>
    visible(text)
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  );
}

/** A text that shows nothing counts as empty. */
function visible(text: string): string {
  return isVisible(text) ? storable(text) : "";
}

/** Replaces what Postgres can't store: NUL and lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
