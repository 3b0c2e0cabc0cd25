import { READING_LIMITS, type ReadingProblem } from "@domain/sales/settlement-reading.ts";
import type { PageText } from "@domain/sales/statement-lines.ts";
import type { PDFDocumentProxy, RenderTask } from "pdfjs-dist";
import { attempt } from "./browser-features.ts";
import { arrivingCode } from "./new-version.ts";
import { pdfText } from "./pdf-text.ts";

/** A PDF that was read on this device, until it is closed. */
export type OpenPdf = {
  pages: PageText[];
  /** Draws a page, as wide as the canvas is shown. @returns a function that stops it; then `onDrawn` isn't called. */
  draw: (
    page: number,
    canvas: HTMLCanvasElement,
    onDrawn: (isDrawn: boolean) => void,
  ) => () => void;
  close: () => void;
};

export class UnreadablePdf extends Error {
  constructor(readonly problem: ReadingProblem) {
    super(problem);
  }
}

/**
 * Reads the text of a PDF. Someone else has made it, maybe to do harm: it is parsed by a worker that ends with the file
 * or after a time, no code in it runs, and nothing is fetched for it (decision 136).
 * @throws UnreadablePdf
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  if (file.size > READING_LIMITS.bytes) throw new UnreadablePdf("too_large");
  const pdfjs = await arrivingCode(import("pdfjs-dist/legacy/build/pdf.mjs"), false).catch(() => {
    throw new UnreadablePdf("not_loaded");
  });
  const { getDocument, PDFWorker, VerbosityLevel } = pdfjs;
  const start = () => new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  const worker = attempt(start);
  if (!worker) throw new UnreadablePdf("not_loaded");
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port: worker, verbosity: VerbosityLevel.ERRORS }),
    // Otherwise pdf.js makes code of the words of a font or a shading (CVE-2024-4367 was such code).
    isEvalSupported: false,
    // Our policy for scripts allows none; pictures that need them stay blank.
    useWasm: false,
    disableAutoFetch: true,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    void task.destroy().catch(() => undefined);
    worker.terminate();
  };
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadablePdf("too_slow")), READING_LIMITS.timeMs);
    worker.addEventListener("error", () => reject(new UnreadablePdf("not_loaded")));
    task.onPassword = () => reject(new UnreadablePdf("encrypted"));
  });
  const read = async () => {
    const document = await task.promise;
    if (document.numPages > READING_LIMITS.pages) throw new UnreadablePdf("too_long");
    return { document, pages: await pdfText(document, READING_LIMITS) };
  };
  try {
    const { document, pages } = await Promise.race([read(), limit]);
    clearTimeout(timer);
    return { pages, close, draw: (...where) => drawPage(document, ...where) };
  } catch (error) {
    close();
    throw error instanceof UnreadablePdf ? error : new UnreadablePdf("not_pdf");
  }
}

/** A canvas may not be larger on phones. */
const MOST_PIXELS = 8_000_000;
const DRAW_MS = 15_000;

function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  onDrawn: (isDrawn: boolean) => void,
): () => void {
  let drawing: RenderTask | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    drawing?.cancel();
  };
  const timer = setTimeout(stop, DRAW_MS);
  const draw = async () => {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const wanted = (canvas.clientWidth / width) * Math.min(devicePixelRatio, 3);
    const viewport = page.getViewport({
      scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height))),
    });
    if (isStopped) return false;
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    drawing = page.render({ canvas, viewport });
    await drawing.promise;
    page.cleanup();
    return true;
  };
  let isLeft = false;
  void draw()
    .catch(() => false)
    .then((isDrawn) => {
      clearTimeout(timer);
      if (!isLeft) onDrawn(isDrawn);
    });
  return () => {
    isLeft = true;
    stop();
  };
}
