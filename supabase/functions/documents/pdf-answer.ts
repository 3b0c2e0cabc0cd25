import { OFFER_PAPER_NOTICE, type OfferPaper } from "../_shared/domain/offers/offer-papers.ts";
import { paperName } from "../_shared/domain/papers/document-kit/catalogue.ts";
import { contentDisposition } from "../_shared/domain/papers/documents.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { EdgeContext } from "../_shared/edge/http.ts";
import type { Draw } from "./kit/draw.ts";

/** The limit counts per user. Rendering a paper takes a good part of a second. */
export const DRAWN_PER_HOUR = 60;

/** @throws AppError `kit_failed` if drawing fails. */
export function drawn(drawing: Promise<Uint8Array>): Promise<Uint8Array> {
  return drawing.catch((cause) => {
    throw new AppError("kit_failed", { cause });
  });
}

/** Answers with a PDF, to be saved under this name. */
export function answerPdf(c: EdgeContext, pdf: Uint8Array, name: string) {
  c.header("Content-Type", "application/pdf");
  c.header("Content-Length", String(pdf.length));
  c.header("Content-Disposition", contentDisposition(name));
  return c.body(pdf as Uint8Array<ArrayBuffer>);
}

/**
 * Draws a paper of an offer or a sale, and answers with it.
 *
 * @param label is at the top of each page. @throws AppError `kit_failed` if drawing fails.
 */
export async function answerPaper(
  c: EdgeContext,
  draw: Draw,
  { title, blocks }: OfferPaper,
  label: string,
) {
  const frame = { label, notice: OFFER_PAPER_NOTICE };
  return answerPdf(c, await drawn(draw(title, blocks, frame)), paperName(title));
}
