import type { Side } from "../talk/messages.ts";
import { halfOf } from "./statement-disclosure.ts";
import {
  type Direction,
  type Entry,
  isBottom,
  isCost,
  isOnlyForOther,
  isTotal,
  knownLine,
  labelOf,
  NO_STATEMENT,
  quoteOf,
  type Statement,
  statementOf,
} from "./statement-entries.ts";
import type { Cell, Line, PageText } from "./statement-lines.ts";

/** A company's own statement: lines of a label and an amount, for one side. */
export function listedEntries(
  pages: readonly { page: PageText; lines: readonly Line[] }[],
  side: Side,
): Statement {
  const entries: Entry[] = [];
  const totals: Statement["totals"] = { debit: [], credit: [] };
  let section: Section = { direction: null, isFee: false, isAdjusted: false };
  const all = pages.flatMap(({ page, lines }) => halfOf(page, lines, side));
  if (isOnlyForOther(all, side)) return NO_STATEMENT;
  let columns: PartyColumns | null = null;
  for (const { page, cells } of all) {
    columns = partyColumns(cells) ?? columns;
    const printed = amountsAtEnd(cells);
    const texts = cells.filter((cell) => !printed.includes(cell));
    const words = texts.map(({ text }) => text).join(" ");
    const label = labelOf(texts);
    if (printed.length === 0) {
      section = sectionOf(words, side) ?? section;
      continue;
    }
    const amounts = printed.filter((cell) => !isOfOther(cell, columns, side));
    if (!/[a-z]/i.test(label) || PAID_OUTSIDE.test(words)) continue;
    if (isTotal(label)) {
      const direction = directionIn(label, side) ?? section.direction;
      for (const { amount } of amounts)
        if (direction && amount) totals[direction].push(Math.abs(amount.cents));
      continue;
    }
    const known = isBottom(label) ? "bottom" : knownLine(label, section.isAdjusted);
    const isFee = isCost(label, side, section.isFee);
    const isLess = /\bless\b/i.test(words);
    for (const cell of amounts) {
      const cents = cell.amount?.cents ?? 0;
      const said =
        saidDirection(label, side) ??
        (isLess || cents < 0 ? REDUCING[side] : null) ??
        section.direction ??
        usual(known, side);
      const direction = said ?? "unknown";
      const quotes = [quoteOf(page, label, texts, cell)];
      entries.push({
        label,
        cents: known === "bottom" || direction === "unknown" ? cents : Math.abs(cents),
        direction,
        known,
        isFee,
        quotes,
      });
    }
  }
  return statementOf(entries, totals);
}

/** One column is the buyer's and the other the seller's, as on the second page of a HUD-1. */
type PartyColumns = Record<Side, Cell>;

function partyColumns(cells: readonly Cell[]): PartyColumns | null {
  const [owner, ...owners] = cells.filter(({ text }) => SELLERS.test(text.replace("’", "'")));
  const [buyer, ...buyers] = cells.filter(({ text }) => BUYERS.test(text.replace("’", "'")));
  return owner && buyer && owners.length + buyers.length === 0 ? { owner, buyer } : null;
}

const SELLERS =
  /^(?:paid (?:from|by) (?:the )?)?seller(?:'?s)?(?: (?:charges?|amounts?|costs?|pays|paid|funds))?(?: at (?:closing|settlement))?$/i;
const BUYERS =
  /^(?:paid (?:from|by) (?:the )?)?(?:buyer|borrower|purchaser)(?:'?s)?(?:\/(?:buyer|borrower|purchaser))?(?: (?:charges?|amounts?|costs?|pays|paid|funds))?(?: at (?:closing|settlement))?$/i;

/** A signature's line may name both, too, but no amounts are under it. */
function isOfOther(amount: Cell, columns: PartyColumns | null, side: Side): boolean {
  if (!columns) return false;
  const middle = (cell: Cell) => cell.x + cell.width / 2;
  const distance = (column: Cell) => Math.abs(middle(column) - middle(amount));
  const others = distance(columns[side === "owner" ? "buyer" : "owner"]);
  return others < distance(columns[side]) && others <= MOST_APART;
}

/** How far from the middle of its column's heading the middle of an amount may be, in points. */
const MOST_APART = 60;

/** What was paid before is on the form, but no part of its sums. */
const PAID_OUTSIDE = /\bp\.?o\.?c\b|\bpaid outside\b/i;

type Section = { direction: Direction | null; isFee: boolean; isAdjusted: boolean };

/** Words for entries that make the bottom line smaller. */
const REDUCING: Record<Side, Direction> = { owner: "debit", buyer: "credit" };

/** The last cell, or the last two where two columns have no heading: then both are shown. */
function amountsAtEnd(cells: readonly Cell[]): Cell[] {
  const last = cells.at(-1);
  if (!last?.amount?.isSure || isTwoLines(cells)) return [];
  const previous = cells.at(-2);
  return previous?.amount?.isSure ? [previous, last] : [last];
}

/** A label, an amount, a label and an amount are two lines side by side: which is whose isn't known. */
function isTwoLines(cells: readonly Cell[]): boolean {
  const firstAmount = cells.findIndex(({ amount }) => amount?.isSure);
  return cells.slice(firstAmount).some(({ amount, text }) => !amount && /[a-z]{3}/i.test(text));
}

function sectionOf(words: string, side: Side): Section | null {
  if (words.length > 70) return null;
  const direction = directionIn(words, side);
  const isFee = /\b(?:costs|charges|fees|expenses|commissions?)\b/i.test(words);
  const isAdjusted = /\bpro-?rations?\b|\badjustments?\b/i.test(words);
  return direction || isFee || isAdjusted ? { direction, isFee, isAdjusted } : null;
}

function directionIn(words: string, side: Side): Direction | null {
  if (/\bcredits?\b|\breceipts?\b|\badditions?\b/i.test(words)) return "credit";
  if (
    /\bdebits?\b|\bcharges?\b|\bdeductions?\b|\bexpenses?\b|\bcosts?\b|\bdisbursements?\b/i.test(
      words,
    )
  )
    return "debit";
  if (/\bpaid by\b.*\b(?:buyer|borrower|purchaser)\b/i.test(words))
    return side === "buyer" ? "credit" : null;
  if (/\breductions?\b|^less\b/i.test(words)) return REDUCING[side];
  if (/\bdue (?:to )?seller\b/i.test(words)) return side === "owner" ? "credit" : null;
  if (/\bdue from (?:buyer|borrower|purchaser)\b/i.test(words))
    return side === "buyer" ? "debit" : null;
  return null;
}

/** The place in a divided bill that says which side owes the other. */
function saidDirection(label: string, side: Side): Direction | null {
  const toSeller =
    /\b(?:credit|due|owed) (?:to )?(?:the )?seller\b|\bbuyer(?:'s)? (?:owes|reimburses)\b/i;
  const toBuyer =
    /\b(?:credit|due|owed) (?:to )?(?:the )?(?:buyer|borrower|purchaser)\b|\b(?:charge|debit) (?:to )?(?:the )?seller\b/i;
  if (toSeller.test(label)) return side === "owner" ? "credit" : "debit";
  if (toBuyer.test(label)) return side === "owner" ? "debit" : "credit";
  return null;
}

/** A price needs no heading. */
function usual(known: Entry["known"], side: Side): Direction | null {
  if (known === "price") return side === "owner" ? "credit" : "debit";
  if (known === "payoff" || known === "payoff_second" || known === "agent")
    return side === "owner" ? "debit" : null;
  if (known === "seller_credit") return REDUCING[side];
  if (known === "deposit" || known === "loan") return side === "buyer" ? "credit" : null;
  return null;
}
