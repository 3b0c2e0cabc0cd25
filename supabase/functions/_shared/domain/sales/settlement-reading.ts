import type { Side } from "../talk/messages.ts";
import { formatCents } from "./prorations.ts";
import type { SettlementLine } from "./settlement-lines.ts";
import { disclosureEntries } from "./statement-disclosure.ts";
import {
  agentsOf,
  bottomSign,
  type Entry,
  MOST_ENTRIES,
  type Quote,
  type Statement,
} from "./statement-entries.ts";
import { type Line, type PageText, textLines } from "./statement-lines.ts";
import { listedEntries } from "./statement-lists.ts";
import { tabledEntries } from "./statement-tables.ts";

/**
 * The figures of a Closing Disclosure or a settlement statement, read from the text of its PDF by rules (decision 136).
 * Nothing is guessed: each amount comes with the lines that it was read from, two different amounts for one figure are
 * both shown, and a sum is offered only where it agrees with the form's own total. The person decides.
 */
export type ReadFigure = {
  cents: number;
  /** The entry, or the entries that were added up. */
  quotes: Quote[];
};

export type SettlementReading = {
  /** The figures that each line may be; more than one is a choice. */
  figures: Partial<Record<SettlementLine, ReadFigure[]>>;
  problem: ReadingProblem | null;
};

/** Why a file can't be read, or has nothing to propose. */
export type ReadingProblem =
  | "not_pdf"
  | "encrypted"
  | "too_large"
  | "too_long"
  | "too_slow"
  | "no_text"
  | "nothing_found"
  | "not_loaded"
  | "not_fetched";

export const READING_PROBLEMS: Record<ReadingProblem, string> = {
  not_pdf: "This file is not a PDF, or it is damaged.",
  encrypted: "This PDF is locked with a password. Save a copy without one, and choose that.",
  too_large: "This file is larger than 25 MB. Choose only the pages of the statement.",
  too_long: "This file is too long for a settlement statement. Choose only the statement's pages.",
  too_slow: "Reading this file takes too long on this device.",
  no_text: "This PDF is a picture of the form, so there is no text in it to read.",
  nothing_found: "We found no line in this file that we know. It may be the other side's form.",
  not_loaded: "The reader could not be loaded. Please check your connection and try again.",
  not_fetched: "This file could not be opened. Please try again.",
};

export const READING_LIMITS = {
  bytes: 25 * 1024 * 1024,
  pages: 60,
  /** Pieces of text in all pages. A full page has about 300. */
  items: 20_000,
  /** The time for opening the file and reading its text. */
  timeMs: 20_000,
};

/** The limits are more amounts than people choose from: a file with more isn't read. */
const MOST_CHOICES = 8;
const MOST_TOTALS = 40;

/** @param lines those that this sale's form can have (linesOf). */
export function readSettlement(
  pages: readonly PageText[],
  { side, lines: all }: { side: Side; lines: readonly SettlementLine[] },
): SettlementReading {
  const lines = all.filter((line) => line in READ[side]);
  const items = pages.reduce((sum, page) => sum + page.items.length, 0);
  if (pages.length > READING_LIMITS.pages || items > READING_LIMITS.items)
    return { figures: {}, problem: "too_long" };
  const read = pages.map((page) => ({ page, lines: textLines(page) }));
  if (read.every((page) => page.lines.length === 0)) return { figures: {}, problem: "no_text" };
  const options = optionsOf(statementsIn(read, side, lines), side, lines);
  const found = lines.flatMap((line) => {
    const figures = withoutCopies(options.get(line) ?? []);
    return figures.length > 0 && figures.length <= MOST_CHOICES ? [[line, figures]] : [];
  });
  return {
    figures: Object.fromEntries(found) as SettlementReading["figures"],
    problem: found.length > 0 ? null : "nothing_found",
  };
}

/** "From page 3: “County taxes 01/01 to 04/15 … 1,204.33”" */
export function sourceText({ quotes }: ReadFigure): string {
  const pages = [...new Set(quotes.map(({ page }) => page))];
  const from = pages.length === 1 ? `From page ${pages[0]}` : `From pages ${pages.join(" and ")}`;
  const parts = quotes.map(({ text, isTaken }, index) =>
    index === 0 && !isTaken ? `“${text}”` : `${isTaken ? "−" : "+"} “${text}”`,
  );
  return `${from}: ${quotes.length === 1 ? `“${quotes[0]?.text}”` : parts.join(" ")}`;
}

/** "12 figures found.", with how many of them are to choose from. */
export function readingSummary({ figures, problem }: SettlementReading): string {
  if (problem) return READING_PROBLEMS[problem];
  const all = Object.values(figures);
  const open = all.filter((options) => options.length > 1).length;
  const found = all.length === 1 ? "1 figure found." : `${all.length} figures found.`;
  if (open === 0) return found;
  return `${found} ${open === 1 ? "One has" : `${open} have`} more than one amount. Choose the right one.`;
}

/** A typed figure that a read one would replace is named first. */
export function acceptText(cents: number, typed: number | null): string {
  return typed === null
    ? `Use ${formatCents(cents)}`
    : `Replace ${formatCents(typed)} with ${formatCents(cents)}`;
}

type ReadPage = { page: PageText; lines: Line[] };

/** A file may have the disclosure and a statement of the company. What is neither is read as a list, if there is nothing else. */
function statementsIn(
  pages: readonly ReadPage[],
  side: Side,
  lines: readonly SettlementLine[],
): Statement[] {
  const disclosure = disclosureEntries(pages, { side, hasAgent: lines.includes("agent") });
  const table = tabledEntries(
    pages.filter(({ page }) => !disclosure.pages.has(page.page)),
    side,
  );
  const isForm = disclosure.pages.size > 0 || table.isTable;
  return isForm ? [disclosure.statement, table.statement] : [listedEntries(pages, side)];
}

type Options = Map<SettlementLine, ReadFigure[]>;

function optionsOf(
  statements: readonly Statement[],
  side: Side,
  lines: readonly SettlementLine[],
): Options {
  const all: Options = new Map();
  for (const statement of statements)
    for (const [line, figures] of figuresIn(statement, side, lines))
      all.set(line, [...(all.get(line) ?? []), ...figures]);
  return all;
}

/** The lines that are read from a form, and the place of each on it; null for what may be in either. */
const READ: Record<Side, Partial<Record<SettlementLine, Entry["direction"] | null>>> = {
  buyer: {
    ...{ price: "debit", personal_property: "debit", closing_costs: "debit", warranty: "debit" },
    ...{ other_due: "debit", deposit: "credit", loan: "credit", assumed: "credit" },
    ...{ seller_credit: "credit", rent_back: "credit", other_credits: "credit" },
    ...{ city_taxes: null, county_taxes: null, assessments: null, dues: null, bottom: null },
  },
  owner: {
    ...{ price: "credit", personal_property: "credit", other_credits: "credit" },
    ...{ excess_deposit: "debit", closing_costs: "debit", assumed: "debit", payoff: "debit" },
    ...{ payoff_second: "debit", seller_credit: "debit", rent_back: "debit", holdback: "debit" },
    ...{ agent: "debit", warranty: "debit", other_due: "debit" },
    ...{ city_taxes: null, county_taxes: null, assessments: null, dues: null, bottom: null },
  },
};

/** Lines of which the form's own total has to confirm that none is missing. */
const REMAINDERS: readonly SettlementLine[] = ["closing_costs", "other_due", "other_credits"];
/** Several of the first may be parts of one figure, or may not. */
const MAYBE: readonly SettlementLine[] = ["deposit", "seller_credit"];
/** An amount that may be either side's has a sign: for the owner a credit is positive, for the buyer a debit. */
const SIGNED: readonly SettlementLine[] = ["city_taxes", "county_taxes", "assessments", "dues"];
const SUMS: readonly SettlementLine[] = [...MAYBE, ...SIGNED, "payoff", "payoff_second"];
/** Costs of page 2, which are among the closing costs, too. */
const COSTS: readonly SettlementLine[] = ["warranty", "agent"];

function figuresIn(
  statement: Statement,
  side: Side,
  lines: readonly SettlementLine[],
): [SettlementLine, ReadFigure[]][] {
  if (statement.entries.length > MOST_ENTRIES) return [];
  const agents = agentsOf(statement.entries);
  const hasTotal = statement.entries.some(({ known }) => known === "closing_costs");
  const of = new Map<SettlementLine, Entry[]>();
  for (const entry of statement.entries) {
    const isOther = entry.known === "agent" && !agents.includes(entry);
    const line = lineOf(isOther ? { ...entry, known: null } : entry, side, lines);
    const isInCosts = line && COSTS.includes(line) && !hasTotal;
    for (const each of line ? [line, ...(isInCosts ? (["closing_costs"] as const) : [])] : [])
      of.set(each, [...(of.get(each) ?? []), entry]);
  }
  return [...of].map(([line, entries]) => {
    if (line === "bottom")
      return [line, entries.flatMap((entry) => bottomFigures(entry, statement, side))];
    const isRemainder = REMAINDERS.includes(line) && entries.some(({ known }) => known !== line);
    const direction = READ[side][line];
    const isConfirmed = direction && direction !== "unknown" && statement.confirmed[direction];
    return [line, isRemainder && !isConfirmed ? [] : combined(line, entries, side)];
  });
}

/** The name of the entry on this side's form. An entry that no rule knows is among the other debits or credits. */
function lineOf(
  entry: Entry,
  side: Side,
  lines: readonly SettlementLine[],
): SettlementLine | undefined {
  const { known, direction, isFee } = entry;
  if (known && lines.includes(known)) {
    const expected = READ[side][known];
    if (!expected || direction === "unknown" || direction === expected) return known;
  }
  if (direction === "unknown") return undefined;
  if (direction === "credit") return "other_credits";
  return isFee ? "closing_costs" : "other_due";
}

function combined(line: SettlementLine, entries: readonly Entry[], side: Side): ReadFigure[] {
  if (REMAINDERS.includes(line) && entries.some(({ known }) => known !== line))
    return [added(entries, (entry) => entry.cents)];
  const different = entries.filter(
    (entry, index) => !entries.slice(0, index).some((other) => isCopy(other, entry)),
  );
  const signs = SIGNED.includes(line) && different.some(isUndirected) ? [1, -1] : [1];
  const each = different.flatMap((entry) =>
    signs.map((sign) => added([entry], (one) => centsFor(line, one, side, sign))),
  );
  const isClear = different.every((entry) =>
    different.every((other) => other === entry || other.label !== entry.label),
  );
  if (different.length < 2 || !isClear || !SUMS.includes(line)) return each;
  const parts = different.filter(({ isTotal }) => !isTotal);
  const sums = signs.map((sign) => added(parts, (one) => centsFor(line, one, side, sign)));
  const totals = different.filter(({ isTotal }) => isTotal);
  const printed = totals.map((total) => added([total], ({ cents }) => cents));
  return [...(parts.length > 0 ? sums : []), ...printed, ...(MAYBE.includes(line) ? each : [])];
}

function isUndirected({ direction, cents }: Entry): boolean {
  return direction === "unknown" && cents > 0;
}

function isCopy(one: Entry, other: Entry): boolean {
  return (
    one.label === other.label && one.cents === other.cents && one.direction === other.direction
  );
}

function centsFor(line: SettlementLine, entry: Entry, side: Side, sign: number): number {
  const { cents, direction } = entry;
  if (!SIGNED.includes(line)) return direction === "unknown" ? Math.abs(cents) : cents;
  if (direction === "unknown") return cents * (cents > 0 ? sign : 1);
  return direction === (side === "owner" ? "credit" : "debit") ? cents : 0 - cents;
}

function added(entries: readonly Entry[], cents: (entry: Entry) => number): ReadFigure {
  return {
    cents: entries.reduce((sum, entry) => sum + cents(entry), 0),
    quotes: entries.flatMap((entry) =>
      cents(entry) < 0 ? entry.quotes.map((each) => ({ ...each, isTaken: true })) : entry.quotes,
    ),
  };
}

/** The form's totals give the amount's sign, or its words do; otherwise both signs are shown. */
function bottomFigures(entry: Entry, { totals }: Statement, side: Side): ReadFigure[] {
  const { label, quotes } = entry;
  const cents = Math.abs(entry.cents);
  const rests = totals.credit
    .slice(0, MOST_TOTALS)
    .flatMap((credit) =>
      totals.debit
        .slice(0, MOST_TOTALS)
        .map((debit) => (side === "owner" ? credit - debit : debit - credit)),
    );
  const rest = rests.find((each) => Math.abs(each) === cents);
  const said = bottomSign(label, side) * cents;
  const signed = rest ?? (entry.cents < 0 ? entry.cents : said);
  if (signed !== 0 || cents === 0) return [{ cents: signed, quotes }];
  return [cents, -cents].map((either) => ({ cents: either, quotes }));
}

function withoutCopies(figures: readonly ReadFigure[]): ReadFigure[] {
  return figures.filter(
    ({ cents }, index) => !figures.slice(0, index).some((other) => other.cents === cents),
  );
}
