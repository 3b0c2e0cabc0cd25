import type { Side } from "../talk/messages.ts";
import type { SettlementLine } from "./settlement-lines.ts";
import { type Box, boxAround, type Cell, type Line } from "./statement-lines.ts";

/** One line of a company's form, for the side whose form is read. */
export type Entry = {
  /** The line's name as printed, without its number. */
  label: string;
  /** The amount as printed: negative in parentheses or with a minus. */
  cents: number;
  /** Whether the side owes the amount, or is owed it or has paid it. A list without columns doesn't always say. */
  direction: Direction | "unknown";
  known: SettlementLine | null;
  /** A fee or a tax for the sale itself. */
  isFee: boolean;
  /** Whether the line adds up lines above it. */
  isTotal?: boolean;
  quotes: Quote[];
};
export type Direction = "debit" | "credit";

/** The place where an amount was read. */
export type Quote = {
  page: number;
  text: string;
  box: Box;
  /** If several entries make one figure, this one is taken off. */
  isTaken?: boolean;
};

export type Statement = {
  entries: Entry[];
  /** Sums that the form prints. */
  totals: Record<Direction, number[]>;
  /** Whether all lines of this direction add up to what the form says. */
  confirmed: Record<Direction, boolean>;
};

/** More lines than any form has: what has more isn't read. */
export const MOST_ENTRIES = 1_000;

export const NO_STATEMENT: Statement = {
  entries: [],
  totals: { debit: [], credit: [] },
  confirmed: { debit: false, credit: false },
};

/** The label of a line, from its cells that aren't amounts. */
export function labelOf(cells: readonly Cell[]): string {
  return cells
    .map(({ text }) => text)
    .join(" ")
    .replace(NUMBERED, "")
    .replace(/^(?:[a-z]{3,9}: )?less:? /i, "")
    .trim()
    .slice(0, LONGEST_LABEL);
}

/** "01 Sale price", "401. Contract sales price", "a. Deposit" */
const NUMBERED = /^(?:\d{2,4}[.)]?|\d[.)]|[a-z][.)])\s+(?=\D)/i;
const LONGEST_LABEL = 160;

/** A number of a loan or an account is nothing to show beside a figure (decision 186). */
export function quoteOf(page: number, label: string, cells: readonly Cell[], amount: Cell): Quote {
  const words = label.replace(LONG_NUMBER, "•••");
  return { page, text: `${words} … ${amount.text}`, box: boxAround([...cells, amount]) };
}

const LONG_NUMBER = /\d(?:[ -]?\d){6,}/g;

/** The days from the first to the last one, as taxes and dues are divided. */
const PERIOD =
  /\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})? ?(?:to|thru|through|until|-|–) ?\d{1,2}[/.-]\d{1,2}/i;
const DIVIDED = /\b(?:pro-?rat\w*|adjust\w*|unpaid by|in advance)\b/i;

const TAXES = /\btax(?:es)?\b/i;
const TRANSFER_TAXES =
  /\b(?:transfer|service|stamps?|doc(?:umentary)?|certificate|intangible|deed|excise|conveyance|recording|mansion|grantor|mortgage|sales|search|research)\b/i;
/** A bill that the seller should have paid before, all of it. */
const DELINQUENT = /\bdelinquent\b|\bunpaid\b(?! by\b)/i;
/** Taxes of a town, a school or a district; all others are the county's. */
const CITY = /\b(?:city|town(?:ship)?|village|municipal|school|local)\b/i;
const DUES =
  /\b(?:hoa|h\.o\.a\.|(?:home)?owners'? association|association|condo(?:minium)?|common charges|maintenance)\b/i;
const ASSESSMENTS = /\bassessments?\b/i;
const NO_DUES =
  /\b(?:transfer|capital|certificate|estoppel|set-?up|resale|documents?|application|special|working|statement|american land title)\b/i;
const PAYOFF = /\bpay-?offs?\b/i;
const SECOND = /\b(?:second|2nd|junior|heloc|home equity)\b/i;
const NO_PAYOFF = /\bpay-?off\b.*\b(?:fees?|handling|processing|wire|courier|statement|request)\b/i;

const LABELS: readonly [line: SettlementLine, is: RegExp, isNot?: RegExp][] = [
  [
    "price",
    /^(?:total )?(?:contract |gross )?(?:sales?|purchase|contract) price\b|^total consideration\b/i,
    /personal|furni/i,
  ],
  ["warranty", /\bhome (?:warranty|protection plan)\b|\bwarranty (?:fee|premium|plan)\b/i],
  [
    "seller_credit",
    /\bseller'?s? (?:paid )?(?:closing costs? )?(?:credit|concessions?)\b|\bcredits? (?:from|by) (?:the )?seller\b|\bseller (?:credit|contribution)\b|\b(?:closing costs?|repairs?) credit\b|\bcredit (?:to (?:the )?(?:buyer|borrower|purchaser)(?: for|$)|for (?:closing|repairs?))/i,
    /\btax|association|\bhoa\b/i,
  ],
  [
    "deposit",
    /^(?:(?:initial|additional|second|escrow) )?(?:deposits?\b|earnest money\b)/i,
    /retained|excess|to escrow account|release/i,
  ],
  [
    "loan",
    /^(?:new )?(?:first )?(?:loan amount|new (?:first )?(?:loan|mortgage)|principal amount of (?:your )?new loan|mortgage amount)/i,
  ],
  ["personal_property", /\bpersonal property\b/i, /\btax/i],
  ["excess_deposit", /^excess deposit\b/i],
  ["assumed", /^existing loans?(?:\(s\))? (?:assumed|taken)\b/i],
  [
    "rent_back",
    /\brent-?\s?back\b|\b(?:post-?closing|seller'?s?) (?:occupancy|rent|possession)\b/i,
  ],
  ["holdback", /\bhold-?\s?backs?\b|\bescrow for repairs\b/i],
  [
    "closing_costs",
    /^closing costs paid at closing\b|^settlement charges to (?:the )?(?:borrower|seller)\b/i,
  ],
];

/** Our check's name for a line of the form. @param isAdjusted it is in the form's part for divided bills. */
export function knownLine(label: string, isAdjusted: boolean): SettlementLine | null {
  const isPart = isAdjusted || hasPeriod(label) || DIVIDED.test(label);
  const isTaxes =
    TAXES.test(label) &&
    !TRANSFER_TAXES.test(label) &&
    (hasPeriod(label) || !DELINQUENT.test(label));
  if (isPart && isTaxes) return CITY.test(label) ? "city_taxes" : "county_taxes";
  if (isPart && DUES.test(label) && !NO_DUES.test(label)) return "dues";
  if (isPart && ASSESSMENTS.test(label)) return "assessments";
  if (PAYOFF.test(label) && !NO_PAYOFF.test(label))
    return SECOND.test(label) ? "payoff_second" : "payoff";
  for (const [line, is, isNot] of LABELS) if (is.test(label) && !isNot?.test(label)) return line;
  return COMMISSION.test(label) && !LISTING.test(label) ? "agent" : null;
}

/** Whether the label says from which day to which a bill is divided. */
export function hasPeriod(label: string): boolean {
  return PERIOD.test(label);
}

/** Whether the line is a bill that the two sides divide. */
export function isDivided(line: SettlementLine | null): boolean {
  return ["city_taxes", "county_taxes", "assessments", "dues"].some((each) => each === line);
}

const COMMISSION = /\bcommissions?\b|\b(?:buyer'?s?|selling) (?:agent|broker(?:age)?|office)\b/i;
const LISTING = /\blisting\b|\bseller'?s (?:agent|broker)/i;
const OF_BUYER = /\bbuyer'?s?\b|\bselling (?:agent|broker|office|side)|\bpurchaser/i;

/** Commissions that may be the fee of the buyer's agent: if some say so, only those. */
export function agentsOf(entries: readonly Entry[]): Entry[] {
  const all = entries.filter(({ known }) => known === "agent");
  const sure = all.filter(({ label }) => OF_BUYER.test(label));
  return sure.length > 0 ? sure : all;
}

/** An amount that one side pays to the other is no cost of the closing. */
const BETWEEN_SIDES = /\b(?:to|from) (?:the )?(?:seller|buyer|borrower|purchaser)\b/i;

/** @param isAmongCosts it is in a part of the form for fees and charges. */
export function isCost(label: string, side: Side, isAmongCosts: boolean): boolean {
  // Taxes that a seller still owes the county aren't a cost of the sale; a buyer pays some ahead to their lender.
  const isOldTax = side === "owner" && TAXES.test(label) && !TRANSFER_TAXES.test(label);
  return !BETWEEN_SIDES.test(label) && !isOldTax && (isAmongCosts || FEE.test(label));
}

/** A fee for paying off a loan is a cost. */
export function isPayoffFee(label: string): boolean {
  return NO_PAYOFF.test(label);
}

const FEE =
  /\b(?:title|escrow|settlement|closing|recording|recorder|transfer|stamps?|deed|survey|attorney|notary|wire|courier|express|preparation|polic(?:y|ies)|insurance|premium|commission|appraisal|credit report|origination|points|prepaid|interest|estoppel|certificate|inspection|warranty|release|fees?|pest|flood|underwriting|processing|impounds?|reserves?|lender)\b/i;

const TOTAL =
  /^(?:gross |grand )?(?:sub-? ?)?totals?\b|\bsub-?totals?$|^gross amount due\b|^amounts paid by\b|^reductions in amount\b/i;

export function isTotal(label: string): boolean {
  return TOTAL.test(label) && !BOTTOM.test(label) && knownLine(label, false) !== "price";
}

const BOTTOM =
  /^(?:total )?(?:cash|balance|net|amount|funds|proceeds|net proceeds|estimated cash)?\s?\(?(?:due )?(?:to|from)\b.*\b(?:seller|buyer|borrower|purchaser)\b|^(?:total |estimated )?(?:net )?(?:proceeds|cash to close)\b|^cash\b.*\b(?:from|to)\b|^balance due\b|^(?:seller'?s )?net proceeds\b|^(?:total )?(?:due|proceeds) (?:to|from)?\s?(?:seller|buyer|borrower)\b/i;

/**
 * "Per diem": what each further day of a loan costs. Where the label has that figure itself, or days or a period, the
 * amount beside it is for all of those days.
 */
const A_DAY = /\bper[- ]?diem\b|\b(?:a|per) day\b|\/ ?day\b|\bdaily\b/i;
const COUNTED = /\d[.,]\d|\b\d+ ?days?\b|[@×]|\b(?:to|thru|through|until)\b/i;

function isForADay({ label, known }: Entry): boolean {
  return known !== "bottom" && A_DAY.test(label) && !COUNTED.test(label) && !PERIOD.test(label);
}

/**
 * The lines that were read, with the form's sums. A figure for one day is no part of the sums, unless a sum that the form
 * prints needs it.
 */
export function statementOf(entries: Entry[], totals: Statement["totals"]): Statement {
  const whole = { entries, totals, confirmed: confirmedBy(entries, totals) };
  const others = entries.filter((entry) => !isForADay(entry));
  if (others.length === entries.length) return whole;
  const confirmed = confirmedBy(others, totals);
  const kept = entries.filter(
    (entry) =>
      others.includes(entry) ||
      (entry.direction !== "unknown" &&
        whole.confirmed[entry.direction] &&
        !confirmed[entry.direction]),
  );
  return { entries: kept, totals, confirmed: confirmedBy(kept, totals) };
}

/** The amount that is paid at the end, to or by the side. */
export function isBottom(label: string): boolean {
  return BOTTOM.test(label);
}

/** @returns 1 where the label says that it is paid to the side's usual direction, -1 for the other way, 0 if it doesn't say. */
export function bottomSign(label: string, side: Side): -1 | 0 | 1 {
  const isTo = /\bto (?:the )?(?:seller|buyer|borrower|purchaser)\b|\bdue you\b/i.test(label);
  const isFrom = /\bfrom\b/i.test(label);
  if (/proceeds/i.test(label) && side === "owner") return isFrom ? 0 : 1;
  if (/cash to close/i.test(label) && !isTo && !isFrom) return side === "buyer" ? 1 : 0;
  if (isTo === isFrom) return 0;
  return isTo === (side === "owner") ? 1 : -1;
}

/** Whether the statement's titles name the other side, and not this one. */
export function isOnlyForOther(lines: readonly Line[], side: Side): boolean {
  const titles = lines
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .filter((text) => /\bstatement\b/i.test(text))
    .join(" ");
  const isFor = {
    owner: /\bseller/i.test(titles),
    buyer: /\b(?:buyer|borrower|purchaser)/i.test(titles),
  };
  return !isFor[side] && isFor[side === "owner" ? "buyer" : "owner"];
}

/** Whether the lines of each direction add up to one of the form's sums, or all of them to its bottom line. */
export function confirmedBy(
  entries: readonly Entry[],
  totals: Statement["totals"],
): Statement["confirmed"] {
  const parts = entries.filter(({ known, isTotal: isSum }) => known !== "bottom" && !isSum);
  const sum = (direction: Direction) =>
    parts.reduce((all, each) => all + (each.direction === direction ? each.cents : 0), 0);
  const bottoms = entries.filter(({ known }) => known === "bottom").map(({ cents }) => cents);
  const [debit, credit] = [sum("debit"), sum("credit")];
  const isWhole =
    parts.every(({ direction }) => direction !== "unknown") &&
    bottoms.some((cents) => Math.abs(cents) === Math.abs(credit - debit));
  const fits = (cents: number, printed: readonly number[]) =>
    isWhole ||
    printed.includes(cents) ||
    bottoms.some((bottom) => printed.includes(cents + bottom));
  return { debit: fits(debit, totals.debit), credit: fits(credit, totals.credit) };
}
