import { READING_LIMITS } from "../../supabase/functions/_shared/domain/sales/settlement-reading.ts";
import type { PageText } from "../../supabase/functions/_shared/domain/sales/statement-lines.ts";
import { pdfText } from "../../web/lib/pdf-text.ts";

/** The text of a PDF as the browser reads it. */
export async function pagesOf(bytes: Uint8Array): Promise<PageText[]> {
  // pdf.js wants them when it is loaded, and uses them only to draw.
  for (const name of ["DOMMatrix", "ImageData", "Path2D"])
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
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
