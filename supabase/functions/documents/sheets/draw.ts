import { encodeBase64 } from "@std/encoding/base64.js";
import type { Sheet } from "../../_shared/domain/homes/sheets.ts";
import { withinWords } from "../../_shared/domain/site/text/within-words.ts";
import { loadPdfMake } from "../kit/draw.ts";
import { FAINT, INK, type PdfContent } from "../kit/pdf-blocks.ts";

/** @param photo a JPEG. */
export type DrawSheet = (sheet: Sheet, photo?: Uint8Array) => Promise<Uint8Array>;

const CLAY = "#a4492c";
const MARGIN = 48;
const WIDTH = 612 - 2 * MARGIN;
/** How much of the description there is room for, most first: wide letters take more. */
const DESCRIPTIONS = [700, 450, 200, 0];

/** Renders a sheet as a PDF of a single page of US letter size. */
export const drawSheet: DrawSheet = async (sheet, photo) => {
  const image = photo && `data:image/jpeg;base64,${encodeBase64(photo)}`;
  if (sheet.kind === "sign") return (await draw(sheet, signOf(sheet))).bytes;
  for (const most of DESCRIPTIONS) {
    const { bytes, pages } = await draw(sheet, flyerOf(sheet, image, most));
    if (pages === 1) return bytes;
  }
  return (await draw(sheet, flyerOf({ ...sheet, facts: [] }, undefined, 0))).bytes;
};

async function draw(sheet: Sheet, content: PdfContent[]) {
  const pdfMake = await loadPdfMake();
  let count = 0;
  const bytes: Uint8Array = await pdfMake
    .createPdf({
      pageSize: "LETTER",
      pageMargins: MARGIN,
      info: { title: sheet.title, creator: "SelfNVest", producer: "SelfNVest" },
      defaultStyle: { fontSize: 11, lineHeight: 1.25, color: INK },
      footer: (_page: number, pages: number) => {
        count = pages;
        return "";
      },
      content,
    })
    .getBuffer();
  return { bytes, pages: count };
}

function flyerOf(sheet: Sheet, image: string | undefined, most: number): PdfContent[] {
  const description = most > 0 ? withinWords(sheet.description, most) : "";
  return [
    {
      text: sheet.headline.toUpperCase(),
      bold: true,
      fontSize: 12,
      characterSpacing: 2,
      color: CLAY,
      margin: [0, 0, 0, 10],
    },
    ...(image ? [{ image, fit: [WIDTH, 344], alignment: "center", margin: [0, 0, 0, 16] }] : []),
    { text: sheet.title, fontSize: 24, lineHeight: 1.1 },
    { text: sheet.address, fontSize: 12, color: FAINT, margin: [0, 4, 0, 8] },
    { text: sheet.price, fontSize: 26, bold: true, lineHeight: 1.1 },
    { text: sheet.facts.join("  ·  "), margin: [0, 6, 0, 14] },
    {
      columns: [
        { width: "*", text: description, fontSize: 10.5 },
        { width: 24, text: "" },
        {
          width: 132,
          stack: [
            qrOf(sheet.link, 132),
            {
              text: "Photos, facts and times to visit",
              fontSize: 9,
              alignment: "center",
              margin: [0, 15, 0, 0],
            },
          ],
        },
      ],
    },
    {
      absolutePosition: { x: MARGIN, y: 792 - 62 },
      columns: [
        { text: sheet.shownLink, fontSize: 8.5, color: FAINT, width: "*" },
        ...(sheet.phone
          ? [{ text: sheet.phone, bold: true, fontSize: 12, width: 150, alignment: "right" }]
          : []),
      ],
    },
  ];
}

function signOf(sheet: Sheet): PdfContent[] {
  return [
    {
      text: "FOR SALE",
      bold: true,
      fontSize: 104,
      lineHeight: 1,
      alignment: "center",
      color: CLAY,
    },
    { text: "BY OWNER", bold: true, fontSize: 66, lineHeight: 1.1, alignment: "center" },
    ...(sheet.phone
      ? [{ text: sheet.phone, bold: true, fontSize: 44, alignment: "center", margin: [0, 6, 0, 0] }]
      : []),
    { ...qrOf(sheet.link, sheet.phone ? 300 : 350), margin: [0, 40, 0, 44] },
    {
      text: "Scan for photos, the price and times to visit",
      fontSize: 18,
      alignment: "center",
    },
    {
      text: sheet.shownLink,
      fontSize: 11,
      color: FAINT,
      alignment: "center",
      margin: [0, 8, 0, 0],
    },
  ];
}

/** Medium error correction, because rain and folds may hide a part. The margin is four modules wide. */
function qrOf(link: string, size: number): PdfContent {
  return { qr: link, fit: size, eccLevel: "M", foreground: "#000000", alignment: "center" };
}
