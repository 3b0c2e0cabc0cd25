import { acresOf, readNumber } from "../site/text/read-number.ts";
import { isCalendarDate } from "../site/time/time-zones.ts";
import { readAdvertisement } from "./listing-import.ts";
import {
  type ComparableField,
  type ComparableInput,
  comparableProblems,
  EMPTY_COMPARABLE,
} from "./price-bench-facts.ts";

/** Sold homes from lines of a spreadsheet, and from the text of an advertisement. */

export type ReadRow = {
  /** The line as it was pasted. */
  line: string;
  number: number;
  input: ComparableInput;
  /** Why the line can't be added; empty if it can. */
  problems: string[];
};

/**
 * One home for each line: under headings in any order, or without headings in the order of ROW_ORDER. A line that can't
 * be read keeps its text and says why. @param today yyyy-mm-dd
 */
export function readRows(text: string, today: string): ReadRow[] {
  const lines = text.split(/\r?\n/).map((line, n) => ({ line, number: n + 1 }));
  const full = lines.filter(({ line }) => line.trim() !== "");
  const first = full[0];
  if (!first) return [];
  const separator = separatorOf(first.line);
  const headings = cellsOf(first.line, separator).map(fieldOf);
  const hasHeadings = headings.filter((name) => name !== undefined).length >= 2;
  const order = hasHeadings ? headings : ROW_ORDER;
  return (hasHeadings ? full.slice(1) : full).map(({ line, number }) => {
    const input = { ...EMPTY_COMPARABLE };
    const address: string[] = [];
    cellsOf(line, separator).forEach((cell, n) => {
      const name = order[n];
      if (name === "town") address.push(cell);
      else if (name) input[name] = name === "sold_on" ? dayOf(cell) : cell;
    });
    input.address = [input.address, ...address].filter(Boolean).join(", ");
    // Spreadsheets give a lot in square feet as often as in acres.
    const lot = readNumber(input.lot_size, "decimal");
    if (lot !== null && lot >= SQUARE_FEET_FROM) input.lot_size = String(acresOf(lot));
    return { line, number, input, problems: Object.values(comparableProblems(input, today)) };
  });
}

/** What an advertisement says of a home. It seldom says the price of the sale or its date; what it says wins over an asking price. */
export function readSoldAdvertisement(text: string): { input: ComparableInput; left: string[] } {
  const { fields, left } = readAdvertisement(text);
  const said = (name: string) => String(fields.find((field) => field.name === name)?.value ?? "");
  const address = [
    said("address"),
    said("city"),
    [said("state"), said("zip_code")].filter(Boolean).join(" "),
  ];
  const names = [
    "price",
    "sqft",
    "bedrooms",
    "bathrooms",
    "garage_spaces",
    "lot_size",
    "year_built",
  ] as const;
  const numbers = Object.fromEntries(names.map((name) => [name, said(name)]));
  const price = SOLD_PRICE.exec(text)?.[1] ?? said("price");
  const day = dayOf(SOLD_DAY.exec(text)?.[1] ?? "");
  return {
    input: {
      ...{ ...EMPTY_COMPARABLE, ...numbers, price, address: address.filter(Boolean).join(", ") },
      sold_on: isCalendarDate(day) ? day : "",
    },
    left,
  };
}

/** "Sold for $655,000", "sold on July 9, 2026 for $655,000" */
const SOLD_PRICE =
  /\b(?:sold|closed)\b[^.$]{0,40}\$\s?(\d{1,3}(?:,\d{3})+|\d{5,10})(?![\d,.]*[km\d])/i;
const SOLD_DAY =
  /\b(?:sold|closed)\b[^.]{0,60}?\b(\d{1,2}\/\d{1,2}\/\d{4}|[a-z]{3,9} \d{1,2},? \d{4}|\d{4}-\d{2}-\d{2})\b/i;

/** The order of cells without headings. */
export const ROW_ORDER: readonly ComparableField[] = [
  ...(["address", "price", "sold_on", "sqft", "bedrooms", "bathrooms"] as const),
  ...(["garage_spaces", "lot_size", "year_built", "condition"] as const),
];

const SQUARE_FEET_FROM = 400;

const HEADINGS: readonly (readonly [RegExp, ComparableField | "town"])[] = [
  [
    /^(?:sold|sale|close|closed|closing)\s*(?:date|on)$|^date(?:\s*(?:sold|of sale))?$|^sold$/,
    "sold_on",
  ],
  [/^(?:street\s*)?address$|^street$|^home$|^property$/, "address"],
  [/^city$|^town$|^state(?: or province)?$|^zip(?: or postal)?(?:\s*code)?$/, "town"],
  [/^(?:sold|sale|sales|close|closed|closing)?\s*price$|^sold for$/, "price"],
  [/^lot(?:\s*(?:size|acres|area))?$|^acres?$|^land$/, "lot_size"],
  [/^(?:living\s*area|sq\.?\s*ft\.?|sqft|square\s*feet|area|size|gla)$/, "sqft"],
  [/^bed(?:room)?s?$|^br$|^bd$/, "bedrooms"],
  [/^bath(?:room)?s?$|^ba$/, "bathrooms"],
  [/^garage(?:\s*(?:spaces|cars))?$|^cars$/, "garage_spaces"],
  [/^year(?:\s*built)?$|^built$/, "year_built"],
  [/^condition$/, "condition"],
];

function fieldOf(heading: string): ComparableField | "town" | undefined {
  const plain = heading
    .toLowerCase()
    .replace(/[_,()/-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return HEADINGS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The sign that most cells of a line are separated by. */
function separatorOf(line: string): string {
  const counts = ["\t", ";", "|", ","].map((sign) => [sign, cellsOf(line, sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** The cells of one line; quotes keep a separator within a cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

/** "2026-03-05" of "3/5/2026", "March-5-2026" or "Mar 5, 2026"; what isn't a day stays as it is. */
function dayOf(cell: string): string {
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const [, word, second, third] =
    /^([A-Za-z]{3})[a-z]*[\s-]+(\d{1,2}),?[\s-]+(\d{4})$/.exec(cell) ?? [];
  const named = word ? MONTHS.indexOf(word.toLowerCase()) / 3 + 1 : Number.NaN;
  const read = year ? dateOf(year, Number(month), day) : dateOf(third, named, second);
  return read !== undefined && isCalendarDate(read) ? read : cell;
}

const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

function dateOf(year: string | undefined, month: number, day: string | undefined) {
  if (!year || !day || !Number.isInteger(month)) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
