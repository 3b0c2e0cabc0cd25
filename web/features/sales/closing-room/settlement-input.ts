import type { Bill } from "@domain/sales/prorations.ts";
import { estimateLines } from "@domain/sales/settlement-estimate.ts";
import {
  BILL_NAMES,
  type BillName,
  ESCROW_NAMES,
  type EscrowName,
  type LoanEstimate,
  PAYOFF_NAMES,
  type PayoffName,
  type PayoffStatement,
  readCents,
  type SettlementFigures,
  settlementOf,
  TAX_NAMES,
  type TaxName,
} from "@domain/sales/settlement-figures.ts";
import { ALL_LINES, type FormOf, type SettlementLine } from "@domain/sales/settlement-lines.ts";
import { addDays, isCalendarDate } from "@domain/site/time/time-zones.ts";
import { draftsOf } from "@web/lib/drafts.ts";

type BillPart = "amount" | "from" | "to" | "paid";
type PayoffPart = "amount" | "on" | "a_day";

/** The figures of a closing as typed. */
export type SettlementInput = Record<
  | SettlementLine
  | `estimate_${SettlementLine}`
  | `provider_${SettlementLine}`
  | `bill_${BillName}_${BillPart}`
  | `earlier_${TaxName}`
  | `month_${EscrowName}`
  | `months_${EscrowName}`
  | `statement_${PayoffName}_${PayoffPart}`
  | "interest_rate"
  | "interest_year"
  | "rent_a_day"
  | "closing_day"
  | "basis"
  | "is_whole"
  | "has_estimate",
  string
>;
export type SettlementProblems = { [Name in keyof SettlementInput]?: string };

/** What was typed and not saved yet. */
export const settlementDraft = draftsOf("settlement", isSettlementInput);

/** Another version of the site may have asked for other figures. */
function isSettlementInput(kept: unknown): kept is SettlementInput {
  const all = Object.keys(inputOf(undefined, "2026-01-01"));
  return (
    typeof kept === "object" &&
    kept !== null &&
    all.every((name) => typeof (kept as Record<string, unknown>)[name] === "string")
  );
}

/** @param closing its year and its month are the periods of bills until others are chosen. */
export function inputOf(
  stored: Partial<SettlementFigures> | undefined,
  closing: string,
): SettlementInput {
  const figures = settlementOf(stored);
  const { lines, estimate, interest, rule } = figures;
  const entries: [string, string][] = [
    ...ALL_LINES.flatMap((line): [string, string][] => [
      [line, typed(lines[line])],
      [`estimate_${line}`, typed(estimate.lines[line])],
      [`provider_${line}`, estimate.providers[line] ?? "own"],
    ]),
    ...BILL_NAMES.flatMap((name) => billEntries(name, figures.bills[name], closing)),
    ...TAX_NAMES.map((name): [string, string] => [`earlier_${name}`, typed(figures.earlier[name])]),
    ...ESCROW_NAMES.flatMap((name): [string, string][] => [
      [`month_${name}`, typed(figures.escrow[name]?.cents)],
      [`months_${name}`, `${figures.escrow[name]?.months ?? ""}`],
    ]),
    ...PAYOFF_NAMES.flatMap((name): [string, string][] => [
      [`statement_${name}_amount`, typed(figures.payoffs[name]?.cents)],
      [`statement_${name}_on`, figures.payoffs[name]?.on ?? ""],
      [`statement_${name}_a_day`, typed(figures.payoffs[name]?.cents_a_day)],
    ]),
    ["interest_rate", interest === null ? "" : `${interest.rate_thousandths / 1000}`],
    ["interest_year", `${interest?.year ?? 365}`],
    ["rent_a_day", typed(figures.rent_a_day ?? undefined)],
    ["is_whole", figures.is_whole ? "yes" : ""],
    ["has_estimate", Object.keys(estimate.lines).length > 0 ? "yes" : ""],
  ];
  return { ...(Object.fromEntries(entries) as SettlementInput), ...rule };
}

function billEntries(name: BillName, bill: Bill | undefined, closing: string): [string, string][] {
  const year = closing.slice(0, 4);
  const month = closing.slice(0, 7);
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  const [from, to] =
    name === "dues"
      ? [`${month}-01`, addDays(`${next}-01`, -1)]
      : [`${year}-01-01`, `${year}-12-31`];
  return [
    [`bill_${name}_amount`, typed(bill?.cents)],
    [`bill_${name}_from`, bill?.from ?? from],
    [`bill_${name}_to`, bill?.to ?? to],
    [`bill_${name}_paid`, bill?.is_paid ? "yes" : "no"],
  ];
}

export function figuresOf(input: SettlementInput, form: FormOf): SettlementFigures {
  return {
    lines: amounts(ALL_LINES, (line) => input[line]),
    is_whole: input.is_whole === "yes",
    rule: {
      closing_day: input.closing_day === "seller" ? "seller" : "buyer",
      basis: input.basis === "actual" ? "actual" : "365",
    },
    bills: known(BILL_NAMES, (name) => billOf(name, input)),
    earlier: amounts(TAX_NAMES, (name) => input[`earlier_${name}`]),
    interest: interestOf(input),
    escrow: known(ESCROW_NAMES, (name) => {
      const cents = amountOf(input[`month_${name}`]);
      const months = monthsOf(input[`months_${name}`]);
      return cents === null || !months ? null : { cents, months };
    }),
    rent_a_day: amountOf(input.rent_a_day),
    payoffs: known(PAYOFF_NAMES, (name) => payoffOf(name, input)),
    estimate: estimateOf(input, form),
  };
}

/** The names for which there is something. */
function known<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value | null,
): Partial<Record<Name, Value>> {
  const found = names.flatMap((name) => {
    const value = of(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Name, Value>>;
}

function amounts<Name extends string>(names: readonly Name[], textOf: (name: Name) => string) {
  return known(names, (name) => amountOf(textOf(name)));
}

function amountOf(text: string): number | null {
  const cents = readCents(text);
  return cents === null || Number.isNaN(cents) ? null : cents;
}

function monthsOf(text: string): number | null {
  if (text.trim() === "") return null;
  const months = Number(text);
  return Number.isInteger(months) && months >= 0 && months <= 24 ? months : Number.NaN;
}

/** A yearly rate in percent, with up to three decimals, as thousandths of a percent. */
function rateOf(text: string): number | null {
  if (text.trim() === "") return null;
  const [, whole, part = ""] = /^\s*(\d{1,2})(?:\.(\d{1,3}))?\s*%?\s*$/.exec(text) ?? [];
  const rate =
    whole === undefined ? Number.NaN : Number(whole) * 1000 + Number(part.padEnd(3, "0"));
  return rate <= 20_000 ? rate : Number.NaN;
}

function interestOf(input: SettlementInput): SettlementFigures["interest"] {
  const rate_thousandths = rateOf(input.interest_rate);
  if (!rate_thousandths) return null;
  return { rate_thousandths, year: input.interest_year === "360" ? 360 : 365 };
}

function billOf(name: BillName, input: SettlementInput): Bill | null {
  const cents = amountOf(input[`bill_${name}_amount`]);
  const [from, to] = [input[`bill_${name}_from`], input[`bill_${name}_to`]];
  if (cents === null || cents < 0 || !isCalendarDate(from) || !isCalendarDate(to)) return null;
  return { cents, from, to, is_paid: input[`bill_${name}_paid`] === "yes" };
}

function payoffOf(name: PayoffName, input: SettlementInput): PayoffStatement | null {
  const cents = amountOf(input[`statement_${name}_amount`]);
  const on = input[`statement_${name}_on`];
  if (cents === null || !isCalendarDate(on)) return null;
  return { cents, on, cents_a_day: amountOf(input[`statement_${name}_a_day`]) ?? 0 };
}

function estimateOf(input: SettlementInput, form: FormOf): LoanEstimate {
  if (input.has_estimate !== "yes") return { lines: {}, providers: {} };
  const names = estimateLines(form);
  return {
    lines: amounts(names, (line) => input[`estimate_${line}`]),
    providers: known(names, (line) => {
      const provider = input[`provider_${line}`];
      return provider === "list" || provider === "lender" ? provider : null;
    }),
  };
}

const AMOUNT = "Please enter an amount, such as 1,234.56 or −20.00.";

export function problemsOf(input: SettlementInput): SettlementProblems {
  const problems: SettlementProblems = {};
  const plain = [
    ...ALL_LINES.flatMap((line) => [line, `estimate_${line}`] as const),
    ...TAX_NAMES.map((name) => `earlier_${name}` as const),
    ...ESCROW_NAMES.map((name) => `month_${name}` as const),
    ...PAYOFF_NAMES.flatMap(
      (name) => [`statement_${name}_amount`, `statement_${name}_a_day`] as const,
    ),
    "rent_a_day" as const,
  ];
  for (const name of plain) if (Number.isNaN(readCents(input[name]))) problems[name] = AMOUNT;
  for (const name of BILL_NAMES) Object.assign(problems, billProblems(name, input));
  for (const name of ESCROW_NAMES)
    if (Number.isNaN(monthsOf(input[`months_${name}`])))
      problems[`months_${name}`] = "Please enter a number of months.";
  for (const name of PAYOFF_NAMES)
    if (
      amountOf(input[`statement_${name}_amount`]) !== null &&
      !isCalendarDate(input[`statement_${name}_on`])
    )
      problems[`statement_${name}_on`] = "Please choose the day of the amount.";
  if (Number.isNaN(rateOf(input.interest_rate)))
    problems.interest_rate = "Please enter a rate, such as 6.125.";
  return problems;
}

function billProblems(name: BillName, input: SettlementInput): SettlementProblems {
  const cents = readCents(input[`bill_${name}_amount`]);
  if (cents === null) return {};
  const problems: SettlementProblems = {};
  if (!(cents >= 0)) problems[`bill_${name}_amount`] = "Please enter the amount of the bill.";
  const [from, to] = [input[`bill_${name}_from`], input[`bill_${name}_to`]];
  if (!isCalendarDate(from)) problems[`bill_${name}_from`] = "Please choose its first day.";
  if (!isCalendarDate(to) || to < from) problems[`bill_${name}_to`] = "Please choose its last day.";
  else if (isCalendarDate(from) && addDays(from, 400) < to)
    problems[`bill_${name}_to`] = "Please choose a day within a year or so.";
  return problems;
}

/** Cents as a field shows them for editing. */
export function typed(cents: number | undefined): string {
  if (cents === undefined) return "";
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
