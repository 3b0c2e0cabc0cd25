import { isGuaranteed } from "../offers/guaranteed-loans.ts";
import type { Contingency, OfferTerms } from "../offers/offer-terms.ts";
import { SALE_LIMITS } from "../site/limits.ts";
import type { Side } from "../talk/messages.ts";

/**
 * The steps between acceptance and the keys, as a transaction coordinator keeps them, and which of them the agreed
 * terms have. Their dates are in deadlines.ts; `private.steps_of_terms` stores the same list.
 */
export const SALE_STEPS = [
  "contract",
  "earnest_money",
  "disclosures",
  "hoa_papers",
  "inspection",
  "repairs",
  "appraisal",
  "loan",
  "home_sale",
  "title",
  "title_review",
  "insurance",
  "closing_disclosure",
  "settlement_statement",
  "stay_agreement",
  "utilities",
  "walk_through",
  "signing",
  "closing",
  "recording",
  "possession",
] as const;
export type SaleStepKind = (typeof SALE_STEPS)[number];

/** The steps' names in a list. */
export const STEP_LABELS: Record<SaleStepKind, string> = {
  contract: "Contract signed",
  earnest_money: "Earnest money paid",
  disclosures: "Disclosures reviewed",
  hoa_papers: "HOA documents given",
  inspection: "Inspection",
  repairs: "Repair request answered",
  appraisal: "Appraisal",
  loan: "Loan approved",
  home_sale: "Buyer's own home sold",
  title: "Title search ordered",
  title_review: "Title commitment reviewed",
  insurance: "Home insured",
  closing_disclosure: "Closing Disclosure received",
  settlement_statement: "Settlement statement checked",
  stay_agreement: "Agreement about staying on",
  utilities: "Utilities transferred",
  walk_through: "Final walk-through",
  signing: "Closing documents signed",
  closing: "Closing",
  recording: "Deed recorded, funds paid",
  possession: "Keys to the buyer",
};

export function otherSide(side: Side): Side {
  return side === "owner" ? "buyer" : "owner";
}

/** The side that does a step. */
export type StepOwner = Side | "both";

export const STEP_OWNERS: Record<SaleStepKind, StepOwner> = {
  contract: "both",
  earnest_money: "buyer",
  disclosures: "buyer",
  hoa_papers: "owner",
  inspection: "buyer",
  repairs: "both",
  appraisal: "buyer",
  loan: "buyer",
  home_sale: "buyer",
  title: "both",
  title_review: "buyer",
  insurance: "buyer",
  closing_disclosure: "buyer",
  settlement_statement: "both",
  stay_agreement: "both",
  utilities: "both",
  walk_through: "buyer",
  signing: "both",
  closing: "both",
  recording: "both",
  possession: "owner",
};

type StepTerms = Pick<
  OfferTerms,
  | "financing"
  | "earnest_money"
  | "disclosure_days"
  | "inspection_days"
  | "appraisal_days"
  | "financing_days"
  | "home_sale_days"
  | "closing_on"
  | "possession_days"
> & {
  /** Whether the home belongs to an association, as its listing said when the offer was accepted. */
  has_hoa?: boolean;
};

export type { StepTerms };

/** The steps that these terms have, in order: without a loan, for example, there is no lender's step. */
export function stepsOf(terms: StepTerms): SaleStepKind[] {
  return SALE_STEPS.filter((kind) => isNeeded(kind, terms));
}

function isNeeded(kind: SaleStepKind, terms: StepTerms): boolean {
  switch (kind) {
    case "earnest_money":
      return terms.earnest_money > 0;
    case "appraisal":
      // An FHA or a VA loan isn't made without one.
      return terms.appraisal_days !== null || isGuaranteed(terms);
    case "loan":
      return terms.financing !== "cash";
    case "closing_disclosure":
      return terms.financing === "conventional" || isGuaranteed(terms);
    case "stay_agreement":
      return terms.possession_days > 0;
    case "hoa_papers":
      return terms.has_hoa === true;
    case "repairs":
      return terms.inspection_days !== null;
    case "disclosures":
    case "inspection":
    case "home_sale":
      return contingencyDays(kind, terms) !== null;
    default:
      return true;
  }
}

/** The term with a step's contingency, if it can have one. */
export function daysTermOf(kind: SaleStepKind): Contingency | undefined {
  return DAYS_TERMS[kind];
}

const DAYS_TERMS: Partial<Record<SaleStepKind, Contingency>> = {
  disclosures: "disclosure_days",
  inspection: "inspection_days",
  appraisal: "appraisal_days",
  loan: "financing_days",
  home_sale: "home_sale_days",
};

/** The days in which the buyer can back out over a step; null if the terms have no such condition. */
export function contingencyDays(kind: SaleStepKind, terms: StepTerms): number | null {
  const name = daysTermOf(kind);
  return name ? terms[name] : null;
}

/** The steps that wait for an earlier one: a repair request is answered only after the inspection. */
const WAITS_FOR: Partial<Record<SaleStepKind, SaleStepKind>> = {
  repairs: "inspection",
  title_review: "title",
  recording: "closing",
  possession: "closing",
};

/** The step that has to be settled before either side can act on this one. */
export function stepBefore(kind: SaleStepKind): SaleStepKind | undefined {
  return WAITS_FOR[kind];
}

/**
 * The steps that may happen, and be agreed on, after the closing, but never before it. While the owner stays in the
 * home after closing, the owner pays for the utilities.
 */
export function comesAfterClosing(kind: SaleStepKind): boolean {
  return kind === "utilities" || kind === "recording" || kind === "possession";
}

/** A deed is recorded on the day of the closing or some days later; `private.late_after` says the same. */
export function daysOfGrace(kind: SaleStepKind): number {
  return kind === "recording" ? SALE_LIMITS.recordingDays : 0;
}

/**
 * Whether a side may give a step up: only the buyer, whom the contingencies protect, and never what federal rules leave
 * to the borrower.
 */
export function mayWaive(kind: SaleStepKind, terms: StepTerms, side: Side): boolean {
  if (kind === "appraisal" && isGuaranteed(terms)) return false;
  return side === "buyer" && contingencyDays(kind, terms) !== null;
}

/** Whether a side may say that a step is done; that the contract is signed, both say. */
export function maySettle(kind: SaleStepKind, side: Side): boolean {
  return kind !== "contract" && [side, "both"].includes(STEP_OWNERS[kind]);
}

/** Whether the two can agree on a date for a step: the days before a closing that a lender owes are law. */
export function canMove(kind: SaleStepKind): boolean {
  return kind !== "contract" && kind !== "closing_disclosure";
}
