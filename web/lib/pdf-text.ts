import type { PageText } from "@domain/sales/statement-lines.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** The text of a PDF's pages with its places, as far as there is some. @throws what pdf.js throws. */
export async function pdfText(
  document: PDFDocumentProxy,
  { items: most }: { items: number },
): Promise<PageText[]> {
  const pages: PageText[] = [];
  let left = most;
  for (let number = 1; number <= document.numPages && left >= 0; number += 1) {
    const page = await document.getPage(number);
    const read = await pageText(page, number);
    page.cleanup();
    pages.push(read);
    left -= read.items.length;
  }
  return pages;
}

async function pageText(page: PDFPageProxy, number: number): Promise<PageText> {
  const { width, height, convertToViewportPoint } = viewOf(page);
  const { items } = await page.getTextContent();
  return {
    ...{ page: number, width, height },
    items: items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , c = 0, d = 0, left = 0, baseline = 0] = item.transform as number[];
      const [x, bottom] = convertToViewportPoint(left, baseline);
      const tall = Math.hypot(c, d) || item.height;
      return [{ text: item.str, x, y: bottom - tall, width: item.width, height: tall }];
    }),
  };
}

function viewOf(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale: 1 });
  return {
    width: viewport.width,
    height: viewport.height,
    convertToViewportPoint: (x: number, y: number) =>
      viewport.convertToViewportPoint(x, y) as [number, number],
  };
}
