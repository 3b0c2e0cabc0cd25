import { READING_LIMITS } from "../../supabase/functions/_shared/domain/sales/settlement-reading.ts";
import type { PageText } from "../../supabase/functions/_shared/domain/sales/statement-lines.ts";
import { pdfText } from "../../web/lib/pdf-text.ts";

/** The text of a PDF as the browser reads it. */
export async function pagesOf(bytes: Uint8Array): Promise<PageText[]> {
  const { getDocument, VerbosityLevel } = await pdfJs();
  const task = getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await pdfText(await task.promise, READING_LIMITS);
  } finally {
    await task.destroy();
  }
}

/**
 * pdf.js wants the browser's classes for pictures when it is loaded, and uses them only to draw. They are gone afterwards,
 * because code of other files that run in this process asks whether there are any.
 */
async function pdfJs() {
  const missing = ["DOMMatrix", "ImageData", "Path2D"].filter((name) => !(name in globalThis));
  for (const name of missing) Object.assign(globalThis, { [name]: class {} });
  try {
    return await import("pdfjs-dist/legacy/build/pdf.mjs");
  } finally {
    for (const name of missing) Reflect.deleteProperty(globalThis, name);
  }
}
