import { z } from "zod";

/** What people write into fields, made fit to be kept. */

/** Pasted text brings tabs, no-break spaces and line ends along; one space stands for each run. */
export function oneLine() {
  return z.string().overwrite((text) =>
    storable(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
}

/** Keeps its paragraphs. Line ends of other systems become ours. */
export function manyLines() {
  return z.string().overwrite((text) =>
    storable(text)
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  );
}

/** Without what Postgres can't store: a NUL, and half of a character made of two. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Cs}/gu, "\ufffd");
}
