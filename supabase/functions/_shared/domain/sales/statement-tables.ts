import type { Side } from "../talk/messages.ts";
import {
  type Direction,
  type Entry,
  isBottom,
  isCost,
  isOnlyForOther,
  isPayoffFee,
  isTotal,
  knownLine,
  labelOf,
  quoteOf,
  type Statement,
  statementOf,
} from "./statement-entries.ts";
import type { Box, Cell, Line, PageText } from "./statement-lines.ts";

/** Statements with columns for debits and credits, as the American Land Title Association's are: for one side or both. */
type Column = { party: Side | null; direction: Direction; box: Box };

export function tabledEntries(
  pages: readonly { page: PageText; lines: readonly Line[] }[],
  side: Side,
): { statement: Statement; isTable: boolean } {
  const all = pages.flatMap(({ lines }) => lines);
  let columns: Column[] = [];
  let isTable = false;
  let section: Section | null = null;
  /** A line without an amount, which may be the first half of a label. */
  let before: { line: Line; label: string } | null = null;
  const entries: Entry[] = [];
  const totals: Statement["totals"] = { debit: [], credit: [] };
  for (const [index, line] of all.entries()) {
    const heads = columnsIn(line, all.slice(Math.max(0, index - 3), index));
    if (heads) {
      isTable = true;
      columns = ownColumns(heads, all.slice(0, Math.min(index, TITLE_LINES)), side);
      before = null;
      continue;
    }
    if (columns.length === 0) continue;
    const placed = line.cells.map((cell) => ({ cell, column: columnOf(cell, columns) }));
    const texts = placed.flatMap(({ cell, column }) => (column ? [] : [cell]));
    const label = labelOf(texts.filter(({ amount }) => !amount));
    const own = placed.filter(({ column }) => column?.party === side);
    if (own.length === 0) {
      const isEmpty = placed.every(({ column }) => !column);
      const next: Section | null = isEmpty ? sectionOf(label) : null;
      if (next) section = next;
      before = isEmpty && !next && label !== "" ? { line, label } : null;
      continue;
    }
    for (const { cell, column } of own) {
      const cents = cell.amount?.cents;
      if (cents === undefined || !column || label === "") continue;
      const { direction } = column;
      if (isTotal(label) && !/pay-?off/i.test(label)) {
        totals[direction].push(cents);
        continue;
      }
      const isAdjusted = section === "adjustments";
      const isWrapped = before !== null && isNext(before.line, line);
      const known = isBottom(label)
        ? "bottom"
        : (knownLine(label, isAdjusted) ??
          (isWrapped ? knownLine(`${before?.label} ${label}`, isAdjusted) : null) ??
          (section === "payoff" && direction === "debit" && !isPayoffFee(label) ? "payoff" : null));
      const isFee = section !== "financial" && isCost(label, side, section === "fees");
      const quotes = [quoteOf(line.page, label, texts, cell)];
      entries.push({ label, cents, direction, known, isFee, isTotal: isTotal(label), quotes });
    }
    before = null;
  }
  return { statement: statementOf(entries, totals), isTable };
}

/** A statement's titles are among its first lines. */
const TITLE_LINES = 60;
const HEAD =
  /^(?:(buyer|borrower|purchaser|seller)(?:'?s)?(?:\/(?:buyer|borrower))? )?(debit|charge|credit)s?$/i;
const PARTY =
  /^(?:(buyer|borrower|purchaser)(?:'?s)?(?:\/(?:buyer|borrower|purchaser))?|(seller)(?:'?s)?)(?: (?:charges|transaction|statement))?$/i;

/** The headings of columns, if the line has some: at least one for debits and one for credits. */
function columnsIn(line: Line, above: readonly Line[]): Column[] | null {
  const heads = line.cells.flatMap((cell) => {
    const [, party, kind = ""] = HEAD.exec(cell.text.replace("’", "'")) ?? [];
    if (kind === "") return [];
    const direction: Direction = /credit/i.test(kind) ? "credit" : "debit";
    return [{ party: party ? partyOf(party) : null, direction, box: cell }];
  });
  const isTable = ["debit", "credit"].every((each) => heads.some((h) => h.direction === each));
  if (!isTable || heads.length > 4) return null;
  const parties = above
    .filter(({ page }) => page === line.page)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const [whole, buyer] = PARTY.exec(cell.text) ?? [];
      return whole === undefined ? [] : [{ party: partyOf(buyer ?? "seller"), box: cell }];
    });
  if (parties.length === 0 || heads.some(({ party }) => party)) return heads;
  // A party's name is above the middle of its two columns.
  return pairsOf(heads).flatMap((pair) => {
    const middle = pair.reduce((sum, { box }) => sum + middleOf(box), 0) / pair.length;
    const [nearest] = [...parties].sort(
      (a, b) => Math.abs(middleOf(a.box) - middle) - Math.abs(middleOf(b.box) - middle),
    );
    return pair.map((column) => ({ ...column, party: nearest?.party ?? null }));
  });
}

function pairsOf(heads: readonly Column[]): Column[][] {
  return heads.length === 4 ? [heads.slice(0, 2), heads.slice(2)] : [[...heads]];
}

function partyOf(word: string): Side {
  return /seller/i.test(word) ? "owner" : "buyer";
}

function middleOf({ x, width }: Box): number {
  return x + width / 2;
}

/** Columns that name no side are this side's, unless the title names only the other one. */
function ownColumns(heads: readonly Column[], above: readonly Line[], side: Side): Column[] {
  if (heads.some(({ party }) => party)) return [...heads];
  if (heads.length > 2) return [];
  const party = isOnlyForOther(above, side) ? (side === "owner" ? "buyer" : "owner") : side;
  return heads.map((column) => ({ ...column, party }));
}

/** An amount belongs to the column whose heading it is under. */
function columnOf(cell: Cell, columns: readonly Column[]): Column | undefined {
  if (!cell.amount) return undefined;
  const distance = ({ box }: Column) =>
    Math.min(
      Math.abs(middleOf(box) - middleOf(cell)),
      Math.abs(box.x + box.width - cell.x - cell.width),
    );
  const [first, second] = [...columns].sort((a, b) => distance(a) - distance(b));
  if (!first) return undefined;
  const most = second ? Math.abs(middleOf(first.box) - middleOf(second.box)) / 2 : MOST_APART;
  const isUnder = distance(first) <= Math.min(most, cell.amount.isSure ? MOST_APART : CLOSE);
  return isUnder ? first : undefined;
}

/** How far from its heading an amount may be, in points; bare digits must be right below it. */
const MOST_APART = 45;
const CLOSE = 20;

type Section = "adjustments" | "payoff" | "financial" | "fees";
const SECTION_WORDS: readonly [Section, RegExp][] = [
  ["adjustments", /\bpro-?rations?\b|\badjustments?\b/i],
  ["payoff", /\bpay-?offs?\b|\bliens?\b/i],
  ["financial", /^financial\b|\bconsideration\b|^primary\b|^deposits?\b|^purchase\b/i],
  [
    "fees",
    /\b(?:charges|fees|commissions?|government|recording|miscellaneous|impounds|expenses|costs|title|escrow|settlement|insurance|disbursements|loan)\b/i,
  ],
];

function sectionOf(label: string): Section | null {
  if (label.length > 70 || /^lender:/i.test(label)) return null;
  return SECTION_WORDS.find(([, is]) => is.test(label))?.[0] ?? null;
}

function isNext(before: Line, line: Line): boolean {
  const [a, b] = [before.cells[0], line.cells[0]];
  return (
    before.page === line.page && a !== undefined && b !== undefined && b.y - a.y <= 1.8 * b.height
  );
}
