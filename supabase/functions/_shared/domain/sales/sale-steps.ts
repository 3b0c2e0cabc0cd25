import { isGuaranteed } from "../offers/guaranteed-loans.ts";
import type { Contingency, OfferTerms } from "../offers/offer-terms.ts";
import type { Side } from "../talk/messages.ts";
import { type PartyRole, rolesFor } from "./party-roles.ts";
import { STEP_KINDS, type StepCondition, type StepTerm } from "./step-kinds.ts";

/**
 * The steps of a sale by its agreed terms: which of them there are, and who may do what with them. Each kind is described
 * in step-kinds.ts; `private.steps_of_terms` stores the same list. Their dates are in deadlines.ts.
 */
export type SaleStepKind = keyof typeof STEP_KINDS;

export const SALE_STEPS = Object.keys(STEP_KINDS) as SaleStepKind[];

/** The steps' names in a list. */
export const STEP_LABELS = Object.fromEntries(
  SALE_STEPS.map((kind) => [kind, STEP_KINDS[kind].label]),
) as Record<SaleStepKind, string>;

export function otherSide(side: Side): Side {
  return side === "owner" ? "buyer" : "owner";
}

export type StepTerms = Pick<OfferTerms, StepTerm | "financing" | "closing_on"> & {
  /** Whether the home belongs to an association, as its listing said when the offer was accepted. */
  has_hoa?: boolean;
};

/** The steps that these terms have, in order: without a loan, for example, there is no lender's step. */
export function stepsOf(terms: StepTerms): SaleStepKind[] {
  return SALE_STEPS.filter((kind) =>
    STEP_KINDS[kind].neededIf.some((condition) => holds(condition, terms)),
  );
}

function holds(condition: StepCondition, terms: StepTerms): boolean {
  switch (condition) {
    case "always":
      return true;
    case "has_hoa":
      return terms.has_hoa === true;
    case "loan":
      return terms.financing !== "cash";
    case "bank_loan":
      return terms.financing === "conventional" || isGuaranteed(terms);
    case "guaranteed_loan":
      return isGuaranteed(terms);
    default:
      return (terms[condition] ?? 0) > 0;
  }
}

/** The term with a step's contingency, if it can have one. */
export function daysTermOf(kind: SaleStepKind): Contingency | undefined {
  return STEP_KINDS[kind].contingency ?? undefined;
}

/** Whether a step's days are counted as the contract says, so that the contract may count them its own way. */
export function isCountedByContract(kind: SaleStepKind): boolean {
  const { contingency, due } = STEP_KINDS[kind];
  return contingency !== null || due?.counts === "agreed";
}

/** The days in which the buyer can back out over a step; null if the terms have no such condition. */
export function contingencyDays(kind: SaleStepKind, terms: StepTerms): number | null {
  const name = daysTermOf(kind);
  return name ? terms[name] : null;
}

/** The rule for a step's date by these terms; undefined if they give it none. */
export function dueRule(
  kind: SaleStepKind,
  terms: StepTerms,
):
  | { from: SaleStepKind | "closing_on"; days: number; counts: "agreed" | "lender" | "calendar" }
  | undefined {
  const days = contingencyDays(kind, terms);
  if (days !== null) return { from: "contract", days, counts: "agreed" };
  const { due } = STEP_KINDS[kind];
  if (!due) return undefined;
  const own = typeof due.days === "number" ? due.days : terms[due.days];
  return own === null ? undefined : { from: due.from, days: own, counts: due.counts };
}

/** The term that a step's own date comes from: another one there replaces a date that both agreed on. */
export function dateTermOf(kind: SaleStepKind): StepTerm | "closing_on" | undefined {
  const { contingency, due } = STEP_KINDS[kind];
  if (contingency) return contingency;
  if (!due) return undefined;
  if (typeof due.days === "string") return due.days;
  return due.from === "closing_on" ? due.from : undefined;
}

/** The step that has to be settled before either side can act on this one: a repair request waits for the inspection. */
export function stepBefore(kind: SaleStepKind): SaleStepKind | undefined {
  return STEP_KINDS[kind].waitsFor ?? undefined;
}

export function comesAfterClosing(kind: SaleStepKind): boolean {
  return STEP_KINDS[kind].comesAfterClosing;
}

export function daysOfGrace(kind: SaleStepKind): number {
  return STEP_KINDS[kind].daysOfGrace;
}

/** Whether a loan that the terms name isn't made without the step, so that the buyer can't waive it. */
export function isOwedToLender(kind: SaleStepKind, terms: StepTerms): boolean {
  return isGuaranteed(terms) && STEP_KINDS[kind].neededIf.includes("guaranteed_loan");
}

/**
 * Whether a side may give a step up: only the buyer, whom the contingencies protect, and never what federal rules leave
 * to the borrower.
 */
export function mayWaive(kind: SaleStepKind, terms: StepTerms, side: Side): boolean {
  const isCondition = contingencyDays(kind, terms) !== null && !isOwedToLender(kind, terms);
  return side === "buyer" && isCondition;
}

/** Whether the two can agree on a date for a step: the days before a closing that a lender owes are law. */
export function canMove(kind: SaleStepKind): boolean {
  return kind !== "contract" && !STEP_KINDS[kind].isLaw;
}

/**
 * The role to invite for a step: the first that has something to say about it, that this side can invite, and that
 * nobody has yet. Many contracts are signed without an attorney, so nobody is proposed for the contract.
 */
export function roleToInvite(
  kind: SaleStepKind,
  side: Side,
  taken: readonly PartyRole[],
): PartyRole | undefined {
  if (kind === "contract") return undefined;
  return rolesFor(side).find((role) => {
    const part = STEP_KINDS[kind].parties[role];
    return !taken.includes(role) && part !== undefined && part !== "sees";
  });
}
