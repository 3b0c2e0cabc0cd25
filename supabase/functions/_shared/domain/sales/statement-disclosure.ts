import type { Side } from "../talk/messages.ts";
import {
  confirmedBy,
  type Direction,
  type Entry,
  hasPeriod,
  isDivided,
  knownLine,
  labelOf,
  NO_STATEMENT,
  quoteOf,
  type Statement,
} from "./statement-entries.ts";
import { type Cell, type Line, type PageText, textLines } from "./statement-lines.ts";

/**
 * The Closing Disclosure (12 CFR 1026.38; form H-25 of appendix H). Its page 3 has the buyer's transaction on the left (K and
 * L) and the seller's on the right (M and N); its page 2 says who pays each cost, and when.
 */
type Pages = readonly { page: PageText; lines: readonly Line[] }[];

/**
 * The pages of the form, and the parts of them that are read. @param hasAgent the sale has a buyer's agent whom the
 * seller pays.
 */
export function disclosureEntries(
  pages: Pages,
  { side, hasAgent }: { side: Side; hasAgent: boolean },
): { statement: Statement; pages: Set<number> } {
  const own = new Set<number>();
  const statements: Statement[] = [];
  for (const { page, lines } of pages) {
    // Where amounts are left of their labels, those of the other half would be read beside this half's labels.
    const isBackward = lines.some(isAmountFirst);
    const heads = SECTIONS.flatMap(({ is }) => cellsWhere(lines, is));
    if (heads.length >= 2 || isBackward) own.add(page.page);
    if (heads.length >= 2 && !isBackward) statements.push(summary(halfOf(page, lines, side), side));
  }
  const [first = NO_STATEMENT] = statements.filter(({ entries }) => entries.length > 0);
  if (own.size === 0) return { statement: NO_STATEMENT, pages: own };
  const costs = pages.filter(({ lines }) => cellsWhere(lines, SELLER_PAID).length > 0);
  for (const { page } of costs) own.add(page.page);
  const paid = costs
    .flatMap(({ lines }) => costsPaidBy(lines, side))
    .filter(({ known }) => known === "warranty" || hasAgent);
  // A second copy with other figures is shown, too.
  const others = statements.filter((each) => each !== first).flatMap((each) => each.entries);
  return {
    statement: { ...first, entries: [...first.entries, ...others, ...paid] },
    pages: own,
  };
}

const SECTIONS: readonly { side: Side; direction: Direction; is: RegExp }[] = [
  { side: "buyer", direction: "debit", is: /^K\. ?Due from Borrower/i },
  { side: "buyer", direction: "credit", is: /^L\. ?Paid Already/i },
  { side: "owner", direction: "credit", is: /^M\. ?Due to Seller/i },
  { side: "owner", direction: "debit", is: /^N\. ?Due from Seller/i },
];
const SELLER_HALF =
  /^(?:(?:[A-Z]\. ?)?(?:SUMMARY OF )?SELLER'?S TRANSACTION|M\. ?Due to Seller|N\. ?Due from Seller)/i;
const BUYER_HALF =
  /^(?:(?:[A-Z]\. ?)?(?:SUMMARY OF )?(?:BORROWER|BUYER)'?S TRANSACTION|K\. ?Due from|L\. ?Paid)/i;
const CALCULATION = /^calculation\b/i;
/** The parts of a section for divided bills; "Other Credits" comes before the second of L. */
const ADJUSTMENTS = /^adjustments?\b/i;
const NO_ADJUSTMENTS = /^other credits\b/i;
const SELLER_PAID = /^Seller-? ?Paid/i;

function cellsWhere(lines: readonly Line[], is: RegExp): Cell[] {
  return lines.flatMap(({ cells }) => cells.filter(({ text }) => is.test(text.replace("’", "'"))));
}

/** A form for one side alone has no other half; a line without halves belongs to everyone. */
export function halfOf(page: PageText, lines: readonly Line[], side: Side): readonly Line[] {
  const sellers = cellsWhere(lines, SELLER_HALF).map(({ x }) => x);
  const isBuyers = cellsWhere(lines, BUYER_HALF).length > 0;
  if (sellers.length === 0) return isBuyers && side === "owner" ? [] : lines;
  if (!isBuyers) return side === "owner" ? lines : [];
  const split = Math.min(...sellers) - 4;
  const items = page.items.filter(({ x }) => x < split === (side === "buyer"));
  return textLines({ ...page, items });
}

/** A section's head that follows its amount, in one cell or in two. */
function isAmountFirst({ cells }: Line): boolean {
  const words = cells.map(({ text }) => text).join(" ");
  return AMOUNT_FIRST.test(words) && !cells.at(-1)?.amount;
}

const AMOUNT_FIRST =
  /^[-−–(]?\s?\$?\s?[\d,]{1,15}(?:\.\d\d)?\)? (?:[KM]\. ?Due|L\. ?Paid|N\. ?Due)/i;

function summary(lines: readonly Line[], side: Side): Statement {
  let section: (typeof SECTIONS)[number] | undefined;
  let isAdjusted = false;
  let isCalculated = false;
  // Page 3 begins with a table that has the Loan Estimate's cash to close, too.
  const hasCalculation = cellsWhere(lines, CALCULATION).length > 0;
  const entries: Entry[] = [];
  const totals: Statement["totals"] = { debit: [], credit: [] };
  for (const { page, cells } of lines) {
    const texts = cells.filter(({ amount }) => !amount);
    const amounts = cells.filter((cell) => cell.amount?.isSure);
    const words = texts.map(({ text }) => text).join(" ");
    const head = SECTIONS.find(({ is }) => is.test(words.replace("’", "'")));
    if (CALCULATION.test(words)) isCalculated = true;
    if (head) section = head;
    if (head || NO_ADJUSTMENTS.test(words)) isAdjusted = false;
    else if (ADJUSTMENTS.test(words)) isAdjusted = true;
    if (words === "") continue;
    const label = labelOf(texts);
    // Two amounts in a line may be an estimate and the final figure, in either order: both are shown.
    for (const amount of amounts) {
      const cents = amount.amount?.cents ?? 0;
      const quotes = [quoteOf(page, label, texts, amount)];
      if (head) totals[head.direction].push(cents);
      else if (/^cash\b/i.test(label)) {
        if (hasCalculation && !isCalculated) continue;
        entries.push({
          ...{ label, cents, direction: "unknown", known: "bottom", isFee: false, quotes },
        });
      } else if (section?.side === side && !isCalculated) {
        const known = summaryLine(label, isAdjusted);
        const { direction } = section;
        entries.push({ label, cents, direction, known, isFee: false, quotes });
      }
    }
  }
  const confirmed = confirmedBy(
    entries.filter(({ known }) => known !== "bottom"),
    totals,
  );
  return { entries, totals, confirmed };
}

/**
 * Outside the part for divided bills, a tax is a bill of its own unless its label has a period. The costs of page 2 are
 * one figure here, so a warranty or an agent's fee among these lines is an amount between the two sides.
 */
function summaryLine(label: string, isAdjusted: boolean): Entry["known"] {
  const known = knownLine(label, isAdjusted);
  if (known === "warranty" || known === "agent") return null;
  return isAdjusted || !isDivided(known) || hasPeriod(label) ? known : null;
}

/** The lines of our check on page 2 that this side pays at the closing. */
function costsPaidBy(lines: readonly Line[], side: Side): Entry[] {
  const columns = lines
    .map(({ cells }) => cells.filter(({ text }) => /^(?:at|before) closing$/i.test(text)))
    .find((cells) => cells.length === 4);
  const others = cellsWhere(lines, /^Paid by$|^Paid by Others$|^Others$/i).slice(0, 4);
  const own = columns?.[side === "buyer" ? 0 : 2];
  if (!columns || !own) return [];
  return lines.flatMap(({ page, cells }): Entry[] => {
    const texts = cells.filter(({ amount }) => !amount);
    const label = labelOf(texts);
    const known = knownLine(label, false);
    if (known !== "agent" && known !== "warranty") return [];
    const amount = cells.find(
      (cell) => cell.amount?.isSure && nearest(cell, [...columns, ...others]) === own,
    );
    if (!amount?.amount) return [];
    const { cents } = amount.amount;
    const quotes = [quoteOf(page, label, texts, amount)];
    return [{ label, cents, direction: "debit", known, isFee: true, quotes }];
  });
}

function nearest(cell: Cell, columns: readonly Cell[]): Cell | undefined {
  const distance = (column: Cell) =>
    Math.abs(column.x + column.width / 2 - cell.x - cell.width / 2);
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}
