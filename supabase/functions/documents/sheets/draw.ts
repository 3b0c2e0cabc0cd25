import { encodeBase64 } from "@std/encoding/base64.js";
import { PAPERS, type Paper, type Sheet } from "../../_shared/domain/homes/sheets.ts";
import { withinWords } from "../../_shared/domain/site/text/within-words.ts";
import { loadPdfMake } from "../kit/draw.ts";
import { FAINT, INK, type PdfContent } from "../kit/pdf-blocks.ts";

/** @param photo a JPEG. */
export type DrawSheet = (sheet: Sheet, photo?: Uint8Array, paper?: Paper) => Promise<Uint8Array>;

const CLAY = "#a4492c";
const MARGIN = 48;
/** How much of the description there is room for, most first: wide letters take more. */
const DESCRIPTIONS = [700, 450, 200, 0];
/** The least and the most of a flyer's page that its photo takes. */
const PHOTO = { least: 240, most: 520 };
/** The line at the foot, with the address to type. */
const FOOT = 34;

/** Renders a sheet as a PDF of a single page. */
export const drawSheet: DrawSheet = async (sheet, photo, paper = "letter") => {
  const size = PAPERS[paper];
  if (sheet.kind === "sign") return (await draw(sheet, signOf(sheet), size)).bytes;
  const image = photo && `data:image/jpeg;base64,${encodeBase64(photo)}`;
  for (const most of DESCRIPTIONS) {
    const flyer = (grown: number) => flyerOf(sheet, { image, most, grown, size });
    const least = await draw(sheet, flyer(0), size);
    if (least.pages > 1) continue;
    // What is left of the page goes to the photo, or into the space between the parts. If that breaks a line
    // differently and needs a second page, the first drawing is kept.
    const left = size.height - MARGIN - FOOT - least.end;
    const filled = left > 8 ? await draw(sheet, flyer(left), size) : least;
    return (filled.pages === 1 ? filled : least).bytes;
  }
  const bare = { image: undefined, most: 0, grown: 0, size };
  return (await draw(sheet, flyerOf({ ...sheet, facts: [] }, bare), size)).bytes;
};

type Size = { width: number; height: number };

/** `end`: how far down the page the contents reach, in points. */
async function draw(sheet: Sheet, content: PdfContent[], size: Size) {
  const pdfMake = await loadPdfMake();
  let count = 0;
  let end = 0;
  const bytes: Uint8Array = await pdfMake
    .createPdf({
      pageSize: { width: size.width, height: size.height },
      pageMargins: MARGIN,
      info: { title: sheet.title, creator: "SelfNVest", producer: "SelfNVest" },
      defaultStyle: { fontSize: 11, lineHeight: 1.25, color: INK },
      footer: (_page: number, pages: number) => {
        count = pages;
        return "";
      },
      pageBreakBefore: (node: { id?: string; startPosition: { top: number } }) => {
        if (node.id === END) end = node.startPosition.top;
        return false;
      },
      content,
    })
    .getBuffer();
  return { bytes, pages: count, end };
}

/** The mark behind a flyer's last part. */
const END = "end";

/** @param page.grown the points that the least of a flyer leaves free. */
function flyerOf(
  sheet: Sheet,
  page: { image: string | undefined; most: number; grown: number; size: Size },
): PdfContent[] {
  const { image, most, grown, size } = page;
  const description = most > 0 ? withinWords(sheet.description, most) : "";
  const width = size.width - 2 * MARGIN;
  const photo = Math.min(PHOTO.most, PHOTO.least + (image ? grown : 0));
  // What the photo doesn't take is spread over three gaps.
  const gap = Math.max(0, grown - (image ? photo - PHOTO.least : 0)) / 3;
  return [
    {
      text: sheet.headline.toUpperCase(),
      bold: true,
      fontSize: 12,
      characterSpacing: 2,
      color: CLAY,
      margin: [0, 0, 0, 10],
    },
    ...(image ? [{ image, cover: { width, height: photo }, margin: [0, 0, 0, 16 + gap] }] : []),
    { text: sheet.title, fontSize: 24, lineHeight: 1.1, margin: [0, image ? 0 : gap, 0, 0] },
    { text: sheet.address, fontSize: 12, color: FAINT, margin: [0, 4, 0, 8] },
    { text: sheet.price, fontSize: 26, bold: true, lineHeight: 1.1 },
    { text: sheet.facts.join("  ·  "), margin: [0, 6, 0, 14 + gap] },
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
    { text: " ", id: END, fontSize: 1, lineHeight: 1 },
    {
      absolutePosition: { x: MARGIN, y: size.height - MARGIN - 18 },
      columns: [
        { text: sheet.shownLink, bold: true, fontSize: 12, width: "*" },
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
    { ...qrOf(sheet.link, sheet.phone ? 280 : 330), margin: [0, 32, 0, 36] },
    {
      text: "Scan for photos, the price and times to visit",
      fontSize: 18,
      alignment: "center",
    },
    {
      text: sheet.shownLink,
      bold: true,
      // Bold letters are about three fifths as wide as they are high.
      fontSize: Math.min(24, Math.floor(LINE / (0.6 * sheet.shownLink.length))),
      alignment: "center",
      margin: [0, 8, 0, 0],
    },
  ];
}

/** The width of a sign's line on any paper. */
const LINE = 490;

/** Medium error correction, because rain and folds may hide a part. The margin is four modules wide. */
function qrOf(link: string, size: number): PdfContent {
  return { qr: link, fit: size, eccLevel: "M", foreground: "#000000", alignment: "center" };
}
