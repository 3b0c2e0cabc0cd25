import { asRead } from "../site/text/as-read.ts";
import { readNumber } from "../site/text/read-number.ts";

/**
 * The text of a PDF's pages as lines with cells. A PDF has no lines: it says where each piece of text is drawn.
 * All measures are points (1/72 inch) from the page's upper left corner.
 */
export type Box = { x: number; y: number; width: number; height: number };
export type TextItem = Box & {
  text: string;
  /** Dots or a line lead to it, as to an amount. */
  isLed?: boolean;
};
export type PageText = { page: number; width: number; height: number; items: readonly TextItem[] };

/** An amount in whole cents. `isSure` is false for bare digits, which may be a number of something else. */
export type Amount = { cents: number; isSure: boolean };
export type Cell = Box & { text: string; amount: Amount | null };
export type Line = { page: number; cells: readonly Cell[] };

/** Lines are sorted from top to bottom, and each line from left to right. */
export function textLines({ page, items }: PageText): Line[] {
  const pieces = items.flatMap(cleaned).sort((a, b) => bottomOf(a) - bottomOf(b) || a.x - b.x);
  const lines: TextItem[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame =
      first && bottomOf(piece) - bottomOf(first) <= SAME_LINE * Math.max(first.height, MIN_HEIGHT);
    if (line && isSame) line.push(piece);
    else lines.push([piece]);
  }
  return withCents(lines.map((line) => line.sort((a, b) => a.x - b.x))).flatMap((line) => {
    const cells = cellsOf(line);
    return cells.length > 0 ? [{ page, cells }] : [];
  });
}

/** The smallest box around all of these. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/**
 * An amount as a company's program prints it: "1,234.56", "$ 412,000", "($20.00)", "-20.00", "20.00-".
 *
 * @returns null for everything else, also where groups or cents aren't whole.
 */
export function printedAmount(text: string): Amount | null {
  const [whole, open, before, mark, sign, digits = "", cents, after, close] =
    AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined || Boolean(open) !== Boolean(close)) return null;
  const minuses = [open, before, sign, after].filter(Boolean).length;
  if (minuses > 1) return null;
  const dollars = readNumber(cents === undefined ? digits : `${digits}.${cents}`, "dollars");
  const value = Math.round((dollars ?? Number.NaN) * 100);
  if (!(value <= MOST_CENTS)) return null;
  return {
    cents: minuses === 1 ? 0 - value : value,
    isSure: Boolean(mark) || cents !== undefined || digits.includes(","),
  };
}

const AMOUNT =
  /^(\()?\s?([-−–])?\s?(\$)?\s?([-−–])?\s?(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.(\d{2}))?\s?([-−–])?(\))?$/;
const MOST_CENTS = 100_000_000_000;

/**
 * The shares of a text's height by which lines may be uneven, and by which letters of one word and words of one cell
 * are apart.
 */
const SAME_LINE = 0.4;
const NEW_WORD = 0.12;
const NEW_CELL = 1;
const MIN_HEIGHT = 4;
/** A piece of text is longer only in files that want to be slow. */
const LONGEST_PIECE = 300;

function cleaned(item: TextItem): TextItem[] {
  const text = asRead(item.text.slice(0, LONGEST_PIECE)).replace(/\s+/g, " ");
  const measures = [item.x, item.y, item.width, item.height];
  if (text.trim() === "" || !measures.every(Number.isFinite)) return [];
  return splitAtLeaders({ ...item, text });
}

/** "Contract price ........ 412,000.00" is one piece, and two cells. */
function splitAtLeaders(item: TextItem): TextItem[] {
  const width = item.width / item.text.length;
  let start = 0;
  return item.text.split(LEADERS).flatMap((part, index) => {
    const text = part.trim();
    const x = item.x + item.text.indexOf(text, start) * width;
    start += part.length;
    const isLed = index > 0;
    return text === "" ? [] : [{ ...item, text, x, width: text.length * width, isLed }];
  });
}

const LEADERS = /(?:[._·] ?){3,}|…+/;

/**
 * A form with ruled paper has its cents in a column of their own: "1,204" and "33" are one amount. A single pair may be
 * an amount and a number.
 */
function withCents(lines: readonly TextItem[][]): readonly TextItem[][] {
  const ends = lines.flatMap((line) =>
    line.flatMap((piece, n) => (isCentsOf(line, n) ? [piece.x + piece.width] : [])),
  );
  const isColumn = ({ x, width }: TextItem) =>
    ends.filter((end) => Math.abs(end - x - width) <= SAME_COLUMN).length >= MANY_CENTS;
  return lines.map((line) => {
    const joined: TextItem[] = [];
    for (const [n, piece] of line.entries()) {
      const whole = joined.at(-1);
      if (whole && isCentsOf(line, n) && isColumn(piece))
        joined[joined.length - 1] = {
          ...boxAround([whole, piece]),
          text: `${whole.text.trim()}.${piece.text.trim()}`,
          isLed: whole.isLed,
        };
      else joined.push(piece);
    }
    return joined;
  });
}

/** Two digits after an amount without cents; what goes before a word is the number of the next line. */
function isCentsOf(line: readonly TextItem[], n: number): boolean {
  const [whole, piece, next] = [line[n - 1], line[n], line[n + 1]];
  if (!whole || !piece || !TWO_DIGITS.test(piece.text.trim()) || !WHOLE.test(whole.text.trim()))
    return false;
  const gap = (left: TextItem, right: TextItem) => right.x - left.x - left.width;
  const far = CENTS_APART * Math.max(piece.height, MIN_HEIGHT);
  const isNumber = next !== undefined && /^[a-z]/i.test(next.text.trim());
  return gap(whole, piece) <= far && !(isNumber && gap(piece, next) <= far);
}

const WHOLE = /^[-−–(]?\s?\$?\s?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})$/;
const TWO_DIGITS = /^\d\d\)?$/;
/** How far cents are from their dollars, in heights of the text. */
const CENTS_APART = 3;
const SAME_COLUMN = 2;
const MANY_CENTS = 3;

function bottomOf({ y, height }: Box): number {
  return y + height;
}

function cellsOf(pieces: readonly TextItem[]): Cell[] {
  const joined: TextItem[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const height = Math.max(piece.height, MIN_HEIGHT);
    const gap = last ? piece.x - (last.x + last.width) : Number.POSITIVE_INFINITY;
    // A mark of dollars or a minus may be far from its amount.
    const isSign = last && /^[-−–(]?\$?$/.test(last.text) && /^[\d$(]/.test(piece.text);
    if (!last || (gap > NEW_CELL * height && !isSign)) joined.push(piece);
    else {
      const text = last.text + (gap > NEW_WORD * height && !isSign ? " " : "") + piece.text;
      joined[joined.length - 1] = { ...boxAround([last, piece]), text, isLed: last.isLed };
    }
  }
  return joined.flatMap(splitAtAmount);
}

/** "Sale price $412,000.00" in one cell is a label and an amount. */
function splitAtAmount(piece: TextItem): Cell[] {
  const text = piece.text.trim();
  const printedAs = printedAmount(text);
  const amount = printedAs && { ...printedAs, isSure: printedAs.isSure || piece.isLed === true };
  const [whole, label = "", printed = ""] = (amount ? null : LABELED.exec(text)) ?? [];
  const found = whole === undefined ? null : printedAmount(printed);
  if (!found) return [{ ...piece, text, amount }];
  const width = piece.width / piece.text.length;
  const [before, behind] = [label.length * width, printed.length * width];
  return [
    { ...piece, text: label.trim(), width: before, amount: null },
    { ...piece, x: piece.x + piece.width - behind, width: behind, text: printed, amount: found },
  ];
}

/** An amount at the end, with a mark of dollars or cents. */
const LABELED =
  /^(.*\S)\s+(\(?[-−–]?\s?\$\s?[\d,]{1,15}(?:\.\d\d)?[-−–]?\)?|\(?[-−–]?[\d,]{1,15}\.\d\d[-−–]?\)?)$/;
