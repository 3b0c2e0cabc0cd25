import type { Contingency } from "../offers/offer-terms.ts";
import { SALE_LIMITS } from "../site/errors/limits.ts";
import type { Side } from "../talk/messages.ts";
import type { PartyRole } from "./party-roles.ts";

/**
 * The steps between acceptance and the keys, as a transaction coordinator keeps them. Each kind is described once: here
 * its rules, and in step-kind-words.ts the texts about it (decision 193). `npm run generate -- types` writes both into
 * `private.step_kinds`, `private.step_parties` and `private.step_facts`, from which SQL reads the same rules.
 * docs/add-a-step.md shows how to add one.
 */

/**
 * The side that does a step. `both`: one act of either settles it. `each`: both do their part, and the step is settled once
 * both have said so.
 */
export type StepOwner = Side | "both" | "each";

/** A step is needed if one of its conditions holds; a term holds if it is given and more than 0. */
export type StepCondition =
  | "always"
  /** The home belongs to an association. */
  | "has_hoa"
  /** The buyer borrows, from whomever. */
  | "loan"
  /** The buyer borrows from a lender whom federal rules bind. */
  | "bank_loan"
  /** An FHA or a VA loan, which isn't made without the step: the buyer can't waive it. */
  | "guaranteed_loan"
  | StepTerm;

/** The terms on which steps and their dates depend. */
export type StepTerm = Contingency | "earnest_money" | "earnest_money_days" | "possession_days";

/** The date that the terms give to a step. */
type DueRule<Kind extends string> = {
  /** Another step's date, the day on which the contract was signed, or the closing that the terms name. */
  from: Kind | "closing_on";
  /** Negative days count back. */
  days: number | StepTerm;
  /** By the rule that both agreed on, by the lender's calendar, or simply on the calendar. */
  counts: "agreed" | "lender" | "calendar";
};

type StepPart =
  /** The role sees the step's date. */
  | "sees"
  /** The role can also say that its part of the step is done. */
  | "says"
  /**
   * Saying so settles the step. No role settles a step that carries a contingency of the buyer's, because only the
   * buyer may waive it.
   */
  | "settles";

type StepKind<Kind extends string> = {
  /** The step's name in a list. */
  label: string;
  group: keyof typeof STEP_GROUPS;
  owner: StepOwner;
  neededIf: readonly StepCondition[];
  /**
   * The term with the days in which the buyer can back out over the step. They are counted from the contract, and
   * without the term the step's date is that of `due`.
   */
  contingency: Contingency | null;
  /** Null if nothing but its contingency gives the step a date. */
  due: DueRule<Kind> | null;
  /**
   * The hour of a counting rule is about notices. A closing, the keys and what else is no notice have the whole day; so
   * has a step whose contingency the terms don't have.
   */
  isWholeDay: boolean;
  /** Whether the step happens on its date: "Closing Dec 31". Other steps have until then: "Inspection by Nov 30". */
  isOnTheDay: boolean;
  /** The step that has to be settled before either side can act on this one. */
  waitsFor: Kind | null;
  /**
   * The first day on which anybody can say that the step is done, in days after the closing; null for any day. What
   * happens at the closing or after it can't be done weeks before.
   */
  saidFrom: number | null;
  /**
   * The side whose request the step answers: until that side has recorded something at the step, or has proposed other
   * terms, only that side can say that it is done.
   */
  askedBy: Side | null;
  /** Whether the step may happen, and be agreed on, after the closing, but never before it. */
  comesAfterClosing: boolean;
  /** Days after its date in which the step isn't late yet, unless both agreed on the date. */
  daysOfGrace: number;
  /** Whether a date that both agreed on ends with the closing for which they did: another closing has its own. */
  movesWithClosing: boolean;
  /** Whether it happens on the day of the closing anyway, so that calendars need no second entry for that day. */
  isPartOfClosing: boolean;
  /** Whether the date is law, so that the two can't agree on another. */
  isLaw: boolean;
  /** Whether the terms mention its date. Other steps every sale has because it has a closing. */
  isInTerms: boolean;
  parties: Partial<Record<PartyRole, StepPart>>;
  /** The button that a party presses, and the text that the two sides then read after its role and name. */
  partySays: { press: string; said: string } | null;
};

/** The groups of the list of all steps. */
export const STEP_GROUPS = {
  contract: "Contract and deposit",
  home: "The home",
  loan: "The loan",
  title: "The title",
  closing: "Closing",
} as const;

/** All kinds, in the order in which steps are listed. */
export const STEP_KINDS = described({
  contract: {
    label: "Contract signed",
    group: "contract",
    owner: "both",
    neededIf: ["always"],
    contingency: null,
    due: null,
    isWholeDay: false,
    isOnTheDay: true,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { title_officer: "sees", attorney: "says", buyers_agent: "sees" },
    partySays: { press: "I have reviewed the contract", said: "has reviewed the contract" },
  },
  earnest_money: {
    label: "Earnest money paid",
    group: "contract",
    owner: "buyer",
    neededIf: ["earnest_money"],
    contingency: null,
    due: { from: "contract", days: "earnest_money_days", counts: "agreed" },
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { title_officer: "settles", buyers_agent: "sees" },
    partySays: {
      press: "We have received the earnest money",
      said: "has received the earnest money",
    },
  },
  disclosures: {
    label: "Disclosures reviewed",
    group: "home",
    owner: "buyer",
    neededIf: ["disclosure_days"],
    contingency: "disclosure_days",
    due: null,
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { attorney: "sees", buyers_agent: "sees" },
    partySays: null,
  },
  hoa_papers: {
    label: "HOA documents given",
    group: "home",
    owner: "owner",
    neededIf: ["has_hoa"],
    contingency: null,
    due: { from: "contract", days: 10, counts: "agreed" },
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  inspection: {
    label: "Inspection",
    group: "home",
    owner: "buyer",
    neededIf: ["inspection_days"],
    contingency: "inspection_days",
    due: null,
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { inspector: "says", buyers_agent: "sees" },
    partySays: { press: "The inspection is done", said: "says that the inspection is done" },
  },
  repairs: {
    label: "Repair request answered",
    group: "home",
    owner: "both",
    neededIf: ["inspection_days"],
    contingency: null,
    due: { from: "inspection", days: 5, counts: "agreed" },
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: "inspection",
    saidFrom: null,
    askedBy: "buyer",
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  appraisal: {
    label: "Appraisal",
    group: "loan",
    owner: "buyer",
    neededIf: ["appraisal_days", "guaranteed_loan"],
    contingency: "appraisal_days",
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { lender: "says", appraiser: "says", buyers_agent: "sees" },
    partySays: { press: "The appraisal is done", said: "says that the appraisal is done" },
  },
  loan: {
    label: "Loan approved",
    group: "loan",
    owner: "buyer",
    neededIf: ["loan"],
    contingency: "financing_days",
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { lender: "says", buyers_agent: "sees" },
    partySays: {
      press: "The loan is clear to close",
      said: "says that the loan is clear to close",
    },
  },
  home_sale: {
    label: "Buyer's own home sold",
    group: "loan",
    owner: "buyer",
    neededIf: ["home_sale_days"],
    contingency: "home_sale_days",
    due: null,
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  title: {
    label: "Title search ordered",
    group: "title",
    owner: "both",
    neededIf: ["always"],
    contingency: null,
    due: { from: "contract", days: 5, counts: "agreed" },
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { title_officer: "settles", attorney: "sees", buyers_agent: "sees" },
    partySays: {
      press: "The title search is ordered",
      said: "says that the title search is ordered",
    },
  },
  title_review: {
    label: "Title commitment reviewed",
    group: "title",
    owner: "buyer",
    neededIf: ["always"],
    contingency: null,
    // A title company takes a week or two from the order to the commitment, and the buyer some days to read it.
    due: { from: "title", days: 15, counts: "agreed" },
    isWholeDay: false,
    isOnTheDay: false,
    waitsFor: "title",
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { title_officer: "sees", attorney: "sees", buyers_agent: "sees" },
    partySays: null,
  },
  insurance: {
    label: "Home insured",
    group: "home",
    owner: "buyer",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: true,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  closing_disclosure: {
    label: "Closing Disclosure received",
    group: "loan",
    owner: "buyer",
    neededIf: ["bank_loan"],
    contingency: null,
    // The lender has to disclose the terms before the buyer owes the loan, which they do once they sign for it (12 CFR
    // 1026.19(f)(1)(ii)(A)).
    due: { from: "signing", days: -3, counts: "lender" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: true,
    isInTerms: true,
    parties: { lender: "says", buyers_agent: "sees" },
    partySays: { press: "The Closing Disclosure is sent", said: "has sent the Closing Disclosure" },
  },
  settlement_statement: {
    label: "Settlement statement checked",
    group: "closing",
    owner: "each",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: -1, counts: "agreed" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: true,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { title_officer: "says", attorney: "sees", buyers_agent: "sees" },
    partySays: {
      press: "The settlement statement is ready",
      said: "says that the settlement statement is ready",
    },
  },
  stay_agreement: {
    label: "Agreement about staying on",
    group: "closing",
    owner: "both",
    neededIf: ["possession_days"],
    contingency: null,
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  utilities: {
    label: "Utilities transferred",
    group: "home",
    owner: "each",
    neededIf: ["always"],
    contingency: null,
    // While the owner stays in the home after closing, the owner pays for the utilities.
    due: { from: "possession", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: true,
    daysOfGrace: 0,
    movesWithClosing: true,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: false,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  walk_through: {
    label: "Final walk-through",
    group: "closing",
    owner: "buyer",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: -1, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    saidFrom: null,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: true,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { buyers_agent: "sees" },
    partySays: null,
  },
  signing: {
    label: "Closing documents signed",
    group: "closing",
    owner: "each",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: null,
    // The two often sign on different days: a mobile notary comes a day or two before.
    saidFrom: -2,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: true,
    isPartOfClosing: true,
    isLaw: false,
    isInTerms: false,
    parties: { title_officer: "sees", attorney: "sees", buyers_agent: "sees" },
    partySays: null,
  },
  closing: {
    label: "Closing",
    group: "closing",
    owner: "both",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing_on", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: true,
    waitsFor: null,
    saidFrom: 0,
    askedBy: null,
    comesAfterClosing: false,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { title_officer: "sees", attorney: "sees", lender: "sees", buyers_agent: "sees" },
    partySays: null,
  },
  recording: {
    label: "Deed recorded, funds paid",
    group: "closing",
    owner: "both",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: 0, counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: false,
    waitsFor: "closing",
    saidFrom: 0,
    askedBy: null,
    comesAfterClosing: true,
    // A deed is recorded on the day of the closing or some days later.
    daysOfGrace: SALE_LIMITS.recordingDays,
    movesWithClosing: false,
    isPartOfClosing: true,
    isLaw: false,
    isInTerms: false,
    parties: { title_officer: "settles", buyers_agent: "sees" },
    partySays: { press: "The deed is recorded", said: "says that the deed is recorded" },
  },
  possession: {
    label: "Keys to the buyer",
    group: "closing",
    owner: "owner",
    neededIf: ["always"],
    contingency: null,
    due: { from: "closing", days: "possession_days", counts: "calendar" },
    isWholeDay: true,
    isOnTheDay: true,
    waitsFor: "closing",
    saidFrom: 0,
    askedBy: null,
    comesAfterClosing: true,
    daysOfGrace: 0,
    movesWithClosing: false,
    isPartOfClosing: false,
    isLaw: false,
    isInTerms: true,
    parties: { title_officer: "sees", buyers_agent: "sees" },
    partySays: null,
  },
});

/** Keeps the names of the kinds as a type, so that a rule can name only a step that exists. */
function described<Kind extends string>(
  kinds: Record<Kind, StepKind<NoInfer<Kind>>>,
): Record<Kind, StepKind<Kind>> {
  return kinds;
}
