import type { Bill } from "@domain/sales/prorations.ts";
import {
  readCents,
  SETTLEMENT_LINES,
  type SettlementFigures,
  type SettlementLine,
  settlementOf,
} from "@domain/sales/settlement-check.ts";
import { addDays, isCalendarDate } from "@domain/site/time/time-zones.ts";

export type BillName = "taxes" | "dues";
type BillInput = Record<`${BillName}_${"amount" | "from" | "to" | "paid"}`, string>;

/** The figures of a closing as typed. */
export type SettlementInput = Record<SettlementLine | "closing_day" | "basis", string> & BillInput;

const BILLS = ["taxes", "dues"] as const;

const LINES = [...new Set<SettlementLine>([...SETTLEMENT_LINES.buyer, ...SETTLEMENT_LINES.owner])];

/** @param closing its year and its month are the periods until others are chosen. */
export function inputOf(
  stored: Partial<SettlementFigures> | undefined,
  closing: string,
): SettlementInput {
  const { lines, rule, taxes, dues } = settlementOf(stored);
  const texts = LINES.map((line) => [line, typed(lines[line])]);
  const month = closing.slice(0, 7);
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  const year = closing.slice(0, 4);
  return {
    ...(Object.fromEntries(texts) as Record<SettlementLine, string>),
    ...rule,
    ...billInput("taxes", taxes, [`${year}-01-01`, `${year}-12-31`]),
    ...billInput("dues", dues, [`${month}-01`, addDays(`${next}-01`, -1)]),
  };
}

export function figuresOf(input: SettlementInput): SettlementFigures {
  const lines = LINES.flatMap((line) => {
    const cents = readCents(input[line]);
    return cents === null || Number.isNaN(cents) ? [] : [[line, cents]];
  });
  return {
    lines: Object.fromEntries(lines) as SettlementFigures["lines"],
    rule: {
      closing_day: input.closing_day === "seller" ? "seller" : "buyer",
      basis: input.basis === "actual" ? "actual" : "365",
    },
    taxes: billOf("taxes", input),
    dues: billOf("dues", input),
  };
}

export function problemsOf(input: SettlementInput): { [Name in keyof SettlementInput]?: string } {
  const problems: { [Name in keyof SettlementInput]?: string } = {};
  for (const line of LINES)
    if (Number.isNaN(readCents(input[line])))
      problems[line] = "Please enter an amount, such as 1,234.56 or −20.00.";
  for (const bill of BILLS) {
    const cents = readCents(input[`${bill}_amount`]);
    if (cents === null) continue;
    if (!(cents >= 0)) problems[`${bill}_amount`] = "Please enter the amount of the bill.";
    const [from, to] = [input[`${bill}_from`], input[`${bill}_to`]];
    if (!isCalendarDate(from)) problems[`${bill}_from`] = "Please choose its first day.";
    if (!isCalendarDate(to) || to < from) problems[`${bill}_to`] = "Please choose its last day.";
    else if (isCalendarDate(from) && addDays(from, 400) < to)
      problems[`${bill}_to`] = "Please choose a day within a year or so.";
  }
  return problems;
}

function billOf(name: BillName, input: SettlementInput): Bill | null {
  const cents = readCents(input[`${name}_amount`]);
  const [from, to] = [input[`${name}_from`], input[`${name}_to`]];
  if (cents === null || !(cents >= 0) || !isCalendarDate(from) || !isCalendarDate(to)) return null;
  return { cents, from, to, is_paid: input[`${name}_paid`] === "yes" };
}

function billInput(name: BillName, bill: Bill | null, [from, to]: [string, string]): BillInput {
  return {
    [`${name}_amount`]: typed(bill?.cents),
    [`${name}_from`]: bill?.from ?? from,
    [`${name}_to`]: bill?.to ?? to,
    [`${name}_paid`]: bill?.is_paid ? "yes" : "no",
  } as BillInput;
}

/** Cents as a field shows them for editing. */
export function typed(cents: number | undefined): string {
  if (cents === undefined) return "";
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
