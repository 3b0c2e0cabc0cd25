import { addDays } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import {
  type CountingRule,
  countedDay,
  countingFor,
  lendersDay,
  PLAIN_RULE,
} from "./counting-days.ts";
import type { PartyRole } from "./party-roles.ts";
import {
  comesAfterClosing,
  contingencyDays,
  dateTermOf,
  daysOfGrace,
  dueRule,
  isOwedToLender,
  SALE_STEPS,
  type SaleStepKind,
  type StepTerms,
  stepsOf,
} from "./sale-steps.ts";
import { STEP_KINDS, type StepOwner } from "./step-kinds.ts";

/**
 * The deadlines of a sale: a pure function of the agreed terms and of what the two sides have done since
 * (decision 177). `private.due_day` gives the database the same dates.
 */

export const SALE_ACTS = [
  "proposed",
  "agreed",
  "refused",
  "taken_back",
  "done",
  "waived",
  "reopened",
] as const;

/** One side's act on a step. It never changes. */
export type SaleAct = {
  /** Counts the acts of a sale, from 1. */
  n: number;
  kind: SaleStepKind;
  act: (typeof SALE_ACTS)[number];
  made_by: Side;
  /** The person who acted, if their side is more than one person; null for the reader. */
  by?: string | null;
  /** The date that is proposed or agreed: for the contract, the day from which deadlines are counted. */
  day: string | null;
  /** Present with the contract's date. */
  rule: CountingRule | null;
  said: string;
  at: string;
  /** The day of it where the home is. */
  made_on: string;
  /** The party that acted on behalf of the side that invited them; their name is forgotten in time. */
  party?: { role: PartyRole; name: string | null } | null;
};

/** Other terms that both agreed on after acceptance (amendments.ts). */
export type AmendedTerms = {
  terms: StepTerms;
  /** The names of the terms that they changed. */
  changes: readonly string[];
  /** How many acts came before. */
  acts_before: number;
  /** The day of it where the home is. */
  on: string;
};

/** `extended` is open with a date that both agreed on instead of the terms' own. */
export type StepState = "open" | "extended" | "missed" | "done" | "waived";

export type SaleStep = {
  kind: SaleStepKind;
  owner: StepOwner;
  /** At a step of each side: the sides that have said that their part is done. */
  done_by: readonly Side[];
  state: StepState;
  /**
   * The last day for it; of what is done or waived, as it was then. Null while it isn't known: before the day from
   * which it is counted, or if the terms have no date for it.
   */
  due_on: string | null;
  /** The hour at which that day's deadline ends, where the home is; 24 is the end of the day. */
  until_hour: number;
  /** The day that its days give, if it is after the closing, which then is the step's last day. */
  beyond: string | null;
  /** The days after the contract, while the day on which it was signed isn't known. */
  days: number | null;
  settled_on: string | null;
  /** The last of the two at a step of each side. `both`: they agreed on terms that don't have the step any more. */
  settled_by: Side | "both" | null;
  /** A date that waits for the other side's answer. */
  proposal: Pick<SaleAct, "day" | "rule" | "said" | "made_by" | "made_on"> | null;
  /** The acts on the step, in order. A new act names how many of them its sender has seen. */
  history: SaleAct[];
};

/** Whether a step needs nothing any more: it is done, or it was given up. */
export function isSettled({ state }: { state: string }): boolean {
  return state === "done" || state === "waived";
}

/** Now, where the home is. */
export type HomeTime = { today: string; hour: number };

/**
 * The day from which the days of a sale are counted, and the rule for counting; undefined until both sides have agreed.
 */
export type Binding = { on: string; rule: CountingRule };

/**
 * All steps that the terms have or had, in order.
 *
 * @param terms as they were agreed on at first.
 * @param acts in any order.
 * @param amended in order.
 */
export function saleSteps(
  terms: StepTerms,
  acts: readonly SaleAct[],
  { today, hour }: HomeTime,
  amended: readonly AmendedTerms[] = [],
): SaleStep[] {
  const known: Known = {
    ...{ terms, binding: undefined, agreed: new Map(), unaskedAfter: new Map() },
    doneBy: new Map(),
  };
  const settled = new Map<SaleStepKind, Settled>();
  const ordered = [...acts].sort((a, b) => a.n - b.n);
  let done = 0;
  for (const each of amended) {
    for (const act of ordered.slice(done, each.acts_before)) apply(act, known, settled);
    done = each.acts_before;
    amend(each, known, settled);
  }
  for (const act of ordered.slice(done)) apply(act, known, settled);
  const all = new Set([terms, ...amended.map((each) => each.terms)].flatMap(stepsOf));
  return SALE_STEPS.filter((kind) => all.has(kind)).map((kind) => {
    const history = ordered.filter((act) => act.kind === kind);
    const last = history.at(-1);
    const done = settled.get(kind);
    const due_on = done ? done.due_on : dueDay(kind, known);
    const until = isWholeDay(kind, known.terms)
      ? 24
      : (known.binding?.rule ?? PLAIN_RULE).until_hour;
    const lastDay = due_on && addDays(due_on, known.agreed.has(kind) ? 0 : daysOfGrace(kind));
    const isMissed = lastDay !== null && (lastDay < today || (lastDay === today && hour >= until));
    const days = daysAfterContract(kind, known.terms);
    const hasOwnDate = dueByTerms(kind, known) !== null || days !== null;
    const isExtended = known.agreed.has(kind) && hasOwnDate && due_on !== dueByTerms(kind, known);
    return {
      kind,
      owner: STEP_KINDS[kind].owner,
      done_by: known.doneBy.get(kind) ?? [],
      state: done?.state ?? (isMissed ? "missed" : isExtended ? "extended" : "open"),
      due_on,
      until_hour: until,
      beyond: done ? null : beyondClosing(kind, known),
      days: due_on === null ? days : null,
      settled_on: done?.settled_on ?? null,
      settled_by: done?.settled_by ?? null,
      proposal:
        last?.act === "proposed" && last.n > (known.unaskedAfter.get(kind) ?? 0) ? last : null,
      history,
    };
  });
}

/** The day and the rule for counting days, once both sides have agreed on them. */
export function bindingOf(acts: readonly SaleAct[]): Binding | undefined {
  const agreed = acts.find(({ kind, act }) => kind === "contract" && act === "agreed");
  return agreed?.day && agreed.rule ? { on: agreed.day, rule: agreed.rule } : undefined;
}

/** Whether both have said from when the days are counted. */
export function isBound({ sale }: { sale: { acts: readonly SaleAct[] } }): boolean {
  return bindingOf(sale.acts) !== undefined;
}

type Known = {
  terms: StepTerms;
  binding: Binding | undefined;
  /** Dates that both sides agreed on. */
  agreed: Map<SaleStepKind, string>;
  /** The acts before terms without the step or with another date for it: one that was proposed in them waits no longer. */
  unaskedAfter: Map<SaleStepKind, number>;
  /** The sides that have done their part of a step of each. */
  doneBy: Map<SaleStepKind, readonly Side[]>;
};

type Settled = Pick<SaleStep, "due_on" | "settled_on" | "settled_by"> & {
  state: "done" | "waived";
};

function apply(act: SaleAct, known: Known, settled: Map<SaleStepKind, Settled>): void {
  const { kind, day, rule, made_by: settled_by, made_on: settled_on } = act;
  if (act.act === "done" && isPartOnly(act, known)) return;
  if (act.act === "done" || act.act === "waived") {
    settled.set(kind, { state: act.act, due_on: dueDay(kind, known), settled_on, settled_by });
  } else if (act.act === "reopened") {
    settled.delete(kind);
    const others = known.doneBy.get(kind)?.filter((side) => side !== act.made_by);
    if (others) known.doneBy.set(kind, others);
  } else if (act.act === "agreed" && day !== null) {
    if (kind === "closing") forgetDaysOfClosing(known, settled);
    if (kind !== "contract") known.agreed.set(kind, day);
    else if (rule) {
      known.binding = { on: day, rule };
      settled.set(kind, { state: "done", due_on: null, settled_on: day, settled_by });
    }
  }
}

/** Notes who has done their part of a step of each side; the step is settled once both have. */
function isPartOnly({ kind, made_by }: SaleAct, known: Known): boolean {
  if (STEP_KINDS[kind].owner !== "each") return false;
  const sides = [...new Set([...(known.doneBy.get(kind) ?? []), made_by])];
  known.doneBy.set(kind, sides);
  return sides.length < 2;
}

/** A step that the terms no longer have is waived by both while it is open, and comes back with the terms. */
function amend(
  { terms, changes, acts_before, on }: AmendedTerms,
  known: Known,
  settled: Map<SaleStepKind, Settled>,
): void {
  const kept = new Set(stepsOf(terms));
  for (const kind of stepsOf(known.terms)) {
    if (kept.has(kind) || settled.has(kind)) continue;
    const due_on = dueDay(kind, known);
    settled.set(kind, { state: "waived", due_on, settled_on: on, settled_by: "both" });
    known.unaskedAfter.set(kind, acts_before);
  }
  for (const kind of kept) if (settled.get(kind)?.settled_by === "both") settled.delete(kind);
  // The buyer can't waive the appraisal of an FHA or a VA loan, and no side has done so for an appraisal that is yet to
  // come.
  for (const kind of kept)
    if (isOwedToLender(kind, terms) && settled.get(kind)?.state === "waived") settled.delete(kind);
  const asksForMore = terms.earnest_money > known.terms.earnest_money;
  known.terms = terms;
  for (const kind of SALE_STEPS) {
    if (!changes.includes(dateTermOf(kind) ?? "")) continue;
    known.agreed.delete(kind);
    known.unaskedAfter.set(kind, acts_before);
  }
  if (changes.includes("closing_on")) forgetDaysOfClosing(known, settled);
  // If the amendment asks for more earnest money than was paid, the difference is still to be paid, within as many days
  // from the amendment. The days of terms that were changed count as well, so this comes last.
  if (asksForMore && settled.delete("earnest_money")) {
    const days = terms.earnest_money_days;
    const rule = known.binding?.rule;
    known.agreed.delete("earnest_money");
    if (days !== null && rule)
      known.agreed.set("earnest_money", countedDay(on, days, countingFor("earnest_money", rule)));
  }
}

/** Dates that the two agreed on for a closing go with it: another closing has its own. */
function forgetDaysOfClosing(known: Known, settled: ReadonlyMap<SaleStepKind, Settled>): void {
  for (const kind of SALE_STEPS)
    if (STEP_KINDS[kind].movesWithClosing && !settled.has(kind)) known.agreed.delete(kind);
}

/**
 * The last day for a step. What comes before the closing never outlasts it, and the keys and the deed never come before
 * it.
 */
function dueDay(kind: SaleStepKind, known: Known): string | null {
  const closing = closingDay(known);
  const day = known.agreed.get(kind) ?? dueByTerms(kind, known);
  if (day === null || kind === "closing") return day;
  const isLater = day > closing;
  return isLater === comesAfterClosing(kind) ? day : closing;
}

function beyondClosing(kind: SaleStepKind, known: Known): string | null {
  const day = known.agreed.has(kind) ? null : dueByTerms(kind, known);
  return day !== null && day > closingDay(known) && !comesAfterClosing(kind) ? day : null;
}

function closingDay({ agreed, terms }: Known): string {
  return agreed.get("closing") ?? terms.closing_on;
}

function dueByTerms(kind: SaleStepKind, known: Known): string | null {
  const rule = dueRule(kind, known.terms);
  const from = rule && dayOf(rule.from, known);
  if (!rule || !from) return null;
  switch (rule.counts) {
    case "lender":
      return lendersDay(from, rule.days);
    case "calendar":
      return addDays(from, rule.days);
    case "agreed":
      return countedDay(from, rule.days, countingFor(kind, known.binding?.rule ?? PLAIN_RULE));
  }
}

/** The day from which a step's date is counted; null while it isn't known. */
function dayOf(from: SaleStepKind | "closing_on", known: Known): string | null {
  if (from === "closing_on") return known.terms.closing_on;
  return from === "contract" ? (known.binding?.on ?? null) : dueDay(from, known);
}

/** The days between the contract and a step's date; null if the date is counted from something else. */
function daysAfterContract(kind: SaleStepKind, terms: StepTerms): number | null {
  const rule = dueRule(kind, terms);
  return rule?.from === "contract" ? rule.days : null;
}

/** Whether a step has its whole last day, and not only until the hour of the rule. */
export function isWholeDay(kind: SaleStepKind, terms: StepTerms): boolean {
  return STEP_KINDS[kind].isWholeDay && contingencyDays(kind, terms) === null;
}
