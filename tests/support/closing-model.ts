import type { CountingRule } from "@domain/sales/counting-days.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import { SALE_STEPS, type SaleStepKind, type StepTerms } from "@domain/sales/sale-steps.ts";

/**
 * A second reading of how a sale's days are counted, written apart from the domain: it walks a calendar day by day and
 * counts each, where the domain computes.
 */

export const DAYS_BY_HAND = {
  disclosure_days: "disclosures",
  inspection_days: "inspection",
  appraisal_days: "appraisal",
  financing_days: "loan",
  home_sale_days: "home_sale",
} as const;

const DAY = 86_400_000;
const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);
const text = (at: number) => new Date(at).toISOString().slice(0, 10);
const weekday = (day: string) => new Date(ms(day)).getUTCDay();

/** The legal holidays themselves, found by walking through each year. */
const LEGAL = new Set<string>();
const CLOSED = new Set<string>();
for (let year = 2024; year <= 2040; year++) {
  const seen: Record<string, number> = {};
  let lastMondayOfMay = "";
  for (let at = ms(`${year}-01-01`); text(at).startsWith(String(year)); at += DAY) {
    const day = text(at);
    const [, month = "", date = ""] = day.split("-");
    const key = `${month} ${weekday(day)}`;
    seen[key] = (seen[key] ?? 0) + 1;
    const place = `${key} ${seen[key]}`;
    if (["01 1 3", "02 1 3", "09 1 1", "10 1 2", "11 4 4"].includes(place)) LEGAL.add(day);
    if (["01-01", "06-19", "07-04", "11-11", "12-25"].includes(`${month}-${date}`)) LEGAL.add(day);
    if (key === "05 1") lastMondayOfMay = day;
  }
  LEGAL.add(lastMondayOfMay);
}
for (const day of LEGAL) {
  const shift = { 6: -DAY, 0: DAY }[weekday(day)] ?? 0;
  CLOSED.add(text(ms(day) + shift));
}

export const isClosed = (day: string) => [0, 6].includes(weekday(day)) || CLOSED.has(day);
const skippedByLenders = (day: string) => weekday(day) === 0 || LEGAL.has(day);

/** The last day of a period, found on a calendar on which the days that don't count are crossed out. */
export function countedByHand(
  from: string,
  days: number,
  rule: Pick<CountingRule, "counts" | "moves"> | "lender",
): string {
  const way = days < 0 ? -1 : 1;
  const crossedOut = (day: string) =>
    rule === "lender" ? skippedByLenders(day) : rule.counts === "business" && isClosed(day);
  const calendar = Array.from({ length: 420 }, (_, n) => text(ms(from) + way * (n + 1) * DAY));
  const last = calendar.filter((day) => !crossedOut(day))[Math.abs(days) - 1] ?? from;
  if (rule === "lender" || !rule.moves) return last;
  return calendar.find((day) => (way < 0 ? day <= last : day >= last) && !isClosed(day)) ?? last;
}

/** The steps that terms have. */
export function stepsByHand(terms: StepTerms): Set<SaleStepKind> {
  const { financing } = terms;
  const when: [SaleStepKind, boolean][] = [
    ["earnest_money", terms.earnest_money > 0],
    ["disclosures", terms.disclosure_days !== null],
    ["inspection", terms.inspection_days !== null],
    ["repairs", terms.inspection_days !== null],
    ["hoa_papers", terms.has_hoa === true],
    ["appraisal", terms.appraisal_days !== null || financing === "fha" || financing === "va"],
    ["loan", financing !== "cash"],
    ["home_sale", terms.home_sale_days !== null],
    ["closing_disclosure", financing !== "cash" && financing !== "other"],
    ["stay_agreement", terms.possession_days > 0],
  ];
  const missing = when.flatMap(([kind, isThere]) => (isThere ? [] : [kind]));
  return new Set(SALE_STEPS.filter((kind) => !missing.includes(kind)));
}

type ActByHand = Pick<SaleAct, "kind" | "act" | "day" | "rule" | "made_on">;
/** Other terms that both agreed on. */
export type AmendedByHand = { amended: StepTerms; changes: readonly string[] };

/** The dates of a sale's steps after these acts, which are in order; absent ones have none. */
export function datesByHand(
  first: StepTerms,
  acts: readonly (ActByHand | AmendedByHand)[],
): Partial<Record<SaleStepKind, string>> {
  let terms = first;
  const dropped = new Set<SaleStepKind>();
  const givenUp = new Set<SaleStepKind>();
  let start: { on: string; rule: CountingRule } | undefined;
  const moved: Partial<Record<SaleStepKind, string>> = {};
  const frozen: Partial<Record<SaleStepKind, string | undefined>> = {};
  const all = () => {
    const rule = start?.rule ?? { counts: "calendar", moves: false, until_hour: 24 };
    const closing = moved.closing ?? terms.closing_on;
    const loan = terms.financing !== "cash";
    const bank = loan && terms.financing !== "other";
    const backed = terms.financing === "fha" || terms.financing === "va";
    const signed = [closing, moved.signing ?? closing].sort()[0] ?? closing;
    const after = (days: number | null) =>
      days !== null && start ? countedByHand(start.on, days, rule) : undefined;
    const found: Partial<Record<SaleStepKind, string | undefined>> = {
      disclosures: after(terms.disclosure_days),
      inspection: after(terms.inspection_days),
      appraisal: terms.appraisal_days === null && backed ? closing : after(terms.appraisal_days),
      loan: terms.financing_days === null && loan ? closing : after(terms.financing_days),
      home_sale: after(terms.home_sale_days),
      closing_disclosure: bank ? countedByHand(signed, -3, "lender") : undefined,
      stay_agreement: terms.possession_days > 0 ? closing : undefined,
      walk_through: text(ms(closing) - DAY),
      settlement_statement: countedByHand(closing, -1, rule),
      insurance: closing,
      utilities: moved.possession ?? text(ms(closing) + terms.possession_days * DAY),
      signing: closing,
      ...moved,
      closing,
      recording: moved.recording ?? closing,
      possession: moved.possession ?? text(ms(closing) + terms.possession_days * DAY),
    };
    for (const kind of Object.keys(found) as SaleStepKind[]) {
      const day = found[kind];
      if (!day) delete found[kind];
      else if (
        ["utilities", "recording", "possession"].includes(kind) ? day < closing : day > closing
      )
        found[kind] = closing;
    }
    return found as Partial<Record<SaleStepKind, string>>;
  };
  const otherClosing = () => {
    const own = ["insurance", "settlement_statement", "utilities", "walk_through", "signing"];
    for (const kind of own as SaleStepKind[]) if (!(kind in frozen)) delete moved[kind];
  };
  for (const each of acts) {
    if ("amended" in each) {
      const [had, has] = [stepsByHand(terms), stepsByHand(each.amended)];
      for (const kind of had) {
        if (has.has(kind) || kind in frozen) continue;
        frozen[kind] = all()[kind];
        dropped.add(kind);
      }
      for (const kind of has) if (dropped.delete(kind)) delete frozen[kind];
      const backed = each.amended.financing === "fha" || each.amended.financing === "va";
      if (backed && givenUp.delete("appraisal")) delete frozen.appraisal;
      if (each.amended.earnest_money > terms.earnest_money && "earnest_money" in frozen) {
        delete frozen.earnest_money;
        delete moved.earnest_money;
      }
      terms = each.amended;
      const dates = { closing_on: "closing", possession_days: "possession", ...DAYS_BY_HAND };
      for (const [name, kind] of Object.entries(dates))
        if (each.changes.includes(name)) delete moved[kind as SaleStepKind];
      if (each.changes.includes("closing_on")) otherClosing();
      continue;
    }
    const { kind, act, day, rule } = each;
    if (act === "done" || act === "waived") frozen[kind] = all()[kind];
    if (act === "reopened") delete frozen[kind];
    if (act === "waived") givenUp.add(kind);
    else if (act === "done" || act === "reopened") givenUp.delete(kind);
    if (act === "agreed" && day) {
      if (kind === "closing") otherClosing();
      if (kind !== "contract") moved[kind] = day;
      else if (rule) start = { on: day, rule };
    }
  }
  const now: Partial<Record<SaleStepKind, string | undefined>> = { ...all(), ...frozen };
  return Object.fromEntries(Object.entries(now).filter(([, day]) => day)) as Partial<
    Record<SaleStepKind, string>
  >;
}
