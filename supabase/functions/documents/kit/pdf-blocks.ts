import type { KitBlock, KitField } from "../../_shared/domain/papers/document-kit/blocks.ts";

/** pdfmake's description of a page; the build that runs on Deno has no types. */
// biome-ignore lint/suspicious/noExplicitAny: a tree of pdfmake's, checked by drawing it
export type PdfContent = any;

export const INK = "#17312a";
export const FAINT = "#5c6a62";
const LINE = "#877f6c";
const SOFT = "#f2ecdf";

const WIDTH = 504;
/** Room for handwriting. */
const LINE_HEIGHT = 18;
const BOX = 10;

/** pdfmake modifies its input, so every node must be new. */
export function hairline(): PdfContent {
  return {
    canvas: [{ type: "line", x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE }],
    margin: [0, 0, 0, 10],
  };
}

/** Keeps a heading together with its content, except for a table, which may span pages. */
export function pdfOfAll(blocks: readonly KitBlock[]): PdfContent[] {
  const content: PdfContent[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const [block, next] = blocks.slice(i, i + 2);
    if (!block) continue;
    const isTitle = block.kind === "heading" && next !== undefined && next.kind !== "table";
    content.push(
      isTitle ? { stack: [pdfOf(block), pdfOf(next)], unbreakable: true } : pdfOf(block),
    );
    if (isTitle) i += 1;
  }
  return content;
}

function pdfOf(block: KitBlock): PdfContent {
  switch (block.kind) {
    case "heading":
      return { text: block.text, bold: true, fontSize: 12, margin: [0, 10, 0, 4] };
    case "text":
      return { text: block.text, margin: [0, 2, 0, 6] };
    case "note":
      return {
        table: { widths: ["*"], body: [[{ text: block.text, margin: [6, 4, 6, 4] }]] },
        layout: { defaultBorder: false, fillColor: () => SOFT },
        margin: [0, 4, 0, 8],
      };
    case "fields":
      return fieldsOf(block.fields);
    case "checks":
      return {
        stack: block.items.map((item, i) => check(item, block.checked?.[i])),
        margin: [0, 2, 0, 6],
      };
    case "choices":
      return choicesOf(block.answers, block.items, block.chosen);
    case "table":
      return tableOf(block);
    case "lines":
      return linesOf(block.count);
    case "signatures":
      return signaturesOf(block.parties);
  }
}

function fieldsOf(fields: KitField[]): PdfContent {
  const cells = fields.map(({ label, value }) => ({
    stack: [
      { text: label, fontSize: 8, color: FAINT, margin: [0, 3, 0, 0] },
      { text: value || " ", margin: [0, 1, 0, 1] },
    ],
    border: UNDERLINED,
  }));
  return inPairs(cells, 16);
}

/** Cells in pairs with a gap between them, each with its own borders. */
function inPairs(cells: PdfContent[], gap: number): PdfContent {
  const rows = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [first, second = gapCell()] = cells.slice(i, i + 2);
    rows.push([first, gapCell(), second]);
  }
  return {
    table: { dontBreakRows: true, widths: ["*", gap, "*"], body: rows },
    layout: LINES,
    margin: [0, 2, 0, 10],
  };
}

function linesOf(count: number): PdfContent {
  return {
    table: {
      widths: ["*"],
      heights: LINE_HEIGHT,
      body: Array.from({ length: count }, () => [{ text: " ", border: UNDERLINED }]),
    },
    layout: LINES,
    margin: [0, 0, 0, 8],
  };
}

function check(item: string, isChecked = false): PdfContent {
  return {
    columns: [
      { width: 16, stack: [box(2, isChecked)] },
      { width: "*", text: item },
    ],
    margin: [0, 2, 0, 2],
    unbreakable: true,
  };
}

function choicesOf(answers: string[], items: string[], chosen: number[] = []): PdfContent {
  const head = ["", ...answers].map((text, i) => ({
    text,
    fontSize: 8,
    color: FAINT,
    alignment: i === 0 ? "left" : "center",
  }));
  const lines = items.map((item, place) => [
    { text: item, margin: [0, 2, 0, 2] },
    ...answers.map((_, i) => ({ ...box(4, chosen[place] === i), alignment: "center" })),
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ["*", ...answers.map(() => 56)],
      body: [head, ...lines],
    },
    layout: ROWS,
    margin: [0, 2, 0, 8],
  };
}

function tableOf(block: Extract<KitBlock, { kind: "table" }>): PdfContent {
  const { head, widths, rows, blank = 0 } = block;
  const empty = Array.from({ length: blank }, () => head.map(() => ""));
  const body = [...rows, ...empty].map((row) =>
    row.map((text, i) => ({
      text: text || " ",
      bold: i === 0 && head[0] === "",
      margin: [0, 4, 0, 4],
    })),
  );
  const header = head.map((text) => ({ text, fontSize: 8, color: FAINT }));
  // pdfmake adds a padding of 4 on both sides of each cell.
  const room = WIDTH - widths.length * 8 - 1;
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widths.map((share) => share * room),
      body: [header, ...body],
    },
    layout: GRID,
    margin: [0, 4, 0, 8],
  };
}

function signaturesOf(parties: string[]): PdfContent {
  const cells = parties.map((party) => ({
    text: `${party}, date`,
    fontSize: 8,
    color: FAINT,
    border: OVERLINED,
    marginBottom: 30,
  }));
  return { stack: [inPairs(cells, 24)], margin: [0, 40, 0, 0], unbreakable: true };
}

function gapCell(): PdfContent {
  return { text: "", border: [false, false, false, false] };
}

function box(top: number, isCrossed = false): PdfContent {
  const cross = isCrossed ? `<path d="M2.5 2.5 7.5 7.5 M7.5 2.5 2.5 7.5" stroke="${INK}"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="1" y="1" width="8" height="8" fill="none" stroke="${INK}"/>${cross}</svg>`;
  return { svg, width: BOX, margin: [0, top, 0, 0] };
}

const UNDERLINED = [false, false, false, true];
const OVERLINED = [false, true, false, false];

const ROWS = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: () => 0,
};

const LINES = { ...ROWS, paddingRight: () => 0 };

const GRID = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
};
