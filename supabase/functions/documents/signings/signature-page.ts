import { PAPER_NAMES, type SigningPaper } from "../../_shared/domain/sales/signing-papers.ts";
import { loadPdfMake } from "../kit/draw.ts";
import { FAINT, INK, type PdfContent } from "../kit/pdf-blocks.ts";
import { DATE, FIRST, MARGIN, ROW, SIGNATURE } from "./signature-fields.ts";

/**
 * The page of signatures that we add to a paper: a line for each person, on which the signing service puts their
 * signature and its date. So nobody places fields, and the PDF itself stays as it was written.
 */

export type SignaturePage = {
  what: SigningPaper;
  home: string;
  fileName: string;
  /** The paper's hash, so that the page belongs to these bytes and no others. */
  sha256: string;
  signers: { name: string; side: "buyer" | "owner" }[];
};

export async function drawSignaturePage(page: SignaturePage): Promise<Uint8Array> {
  const pdfMake = await loadPdfMake();
  return pdfMake
    .createPdf({
      pageSize: "LETTER",
      pageMargins: MARGIN,
      info: { title: "Signatures", creator: "SelfNVest", producer: "SelfNVest" },
      defaultStyle: { fontSize: 10, lineHeight: 1.2, color: INK },
      content: [...headOf(page), ...page.signers.flatMap(lineOf)],
    })
    .getBuffer();
}

function headOf({ what, home, fileName, sha256 }: SignaturePage): PdfContent[] {
  return [
    { text: "Signatures", fontSize: 22, margin: [0, 0, 0, 6] },
    { text: `${PAPER_NAMES[what]}${home === "" ? "" : ` for ${home}`}`, fontSize: 12 },
    {
      text: "By signing this page, each person signs the whole document that came with it:",
      margin: [0, 8, 0, 2],
    },
    { text: fileName, bold: true },
    { text: `SHA-256 ${sha256}`, fontSize: 7.5, color: FAINT, margin: [0, 2, 0, 0] },
  ];
}

/** The rule below the space for the signature, with the name under it. */
function lineOf({ name, side }: SignaturePage["signers"][number], n: number): PdfContent[] {
  const y = FIRST + n * ROW + SIGNATURE.height;
  const under = ({ x, width }: typeof SIGNATURE, words: string) => ({
    absolutePosition: { x, y },
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: FAINT },
        ],
      },
      { text: words, fontSize: 8.5, color: FAINT, margin: [0, 2, 0, 0] },
    ],
  });
  return [
    under(SIGNATURE, `${name}, ${side === "owner" ? "seller" : "buyer"}`),
    under(DATE, "Date and time"),
  ];
}
