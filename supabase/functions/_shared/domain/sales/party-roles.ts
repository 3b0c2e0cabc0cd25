import { lowerFirst } from "../site/format.ts";
import type { Side } from "../talk/messages.ts";
import type { SaleStepKind } from "./sale-steps.ts";

/**
 * The steps that people who work on a sale without an account see and say something about, by role (decision 97).
 * `private.party_roles()` and `private.party_steps()` have the same in SQL.
 */

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

type Role = {
  label: string;
  /** Whether the owner invites one too; the buyer may invite every role. */
  byOwner: boolean;
  /** Whether it learns the names of both sides, or only of the one that invited it. */
  knowsBoth: boolean;
  /** The sides that read the files this role adds: both sides, or the side that invited the party. */
  filesFor: "side" | "both";
  steps: Partial<Record<SaleStepKind, StepPart>>;
};

export const PARTY_ROLES = {
  title_officer: {
    label: "Title or escrow officer",
    byOwner: true,
    knowsBoth: true,
    filesFor: "both",
    steps: {
      contract: "sees",
      earnest_money: "settles",
      title: "settles",
      title_review: "sees",
      settlement_statement: "says",
      signing: "sees",
      closing: "sees",
      recording: "settles",
      possession: "sees",
    },
  },
  attorney: {
    label: "Attorney",
    byOwner: true,
    knowsBoth: true,
    filesFor: "side",
    steps: {
      contract: "says",
      disclosures: "sees",
      title: "sees",
      title_review: "sees",
      settlement_statement: "sees",
      signing: "sees",
      closing: "sees",
    },
  },
  lender: {
    label: "Lender",
    byOwner: false,
    knowsBoth: true,
    filesFor: "side",
    steps: { appraisal: "says", loan: "says", closing_disclosure: "says", closing: "sees" },
  },
  inspector: {
    label: "Inspector",
    byOwner: false,
    knowsBoth: false,
    filesFor: "side",
    steps: { inspection: "says" },
  },
  appraiser: {
    label: "Appraiser",
    byOwner: false,
    knowsBoth: false,
    filesFor: "side",
    steps: { appraisal: "says" },
  },
  buyers_agent: {
    label: "The buyer's agent",
    byOwner: false,
    knowsBoth: true,
    filesFor: "side",
    steps: {
      contract: "sees",
      earnest_money: "sees",
      disclosures: "sees",
      hoa_papers: "sees",
      inspection: "sees",
      repairs: "sees",
      appraisal: "sees",
      loan: "sees",
      home_sale: "sees",
      title: "sees",
      title_review: "sees",
      insurance: "sees",
      closing_disclosure: "sees",
      settlement_statement: "sees",
      stay_agreement: "sees",
      utilities: "sees",
      walk_through: "sees",
      signing: "sees",
      closing: "sees",
      recording: "sees",
      possession: "sees",
    },
  },
} as const satisfies Record<string, Role>;
export type PartyRole = keyof typeof PARTY_ROLES;

export const PARTY_ROLE_NAMES = Object.keys(PARTY_ROLES) as PartyRole[];

/** The roles that a side can invite. */
export function rolesFor(side: Side): PartyRole[] {
  return PARTY_ROLE_NAMES.filter((role) => side === "buyer" || PARTY_ROLES[role].byOwner);
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
    const { steps }: Role = PARTY_ROLES[role];
    return !taken.includes(role) && (steps[kind] === "says" || steps[kind] === "settles");
  });
}

/** "Invite the lender", as a button. */
export function inviteText(role: PartyRole): string {
  return `Invite the ${lowerFirst(PARTY_ROLES[role].label)}`;
}

/** The button that a party presses at a step, and the text that the two sides then read after its role and name. */
export const PARTY_SAYS: Partial<Record<SaleStepKind, { press: string; said: string }>> = {
  contract: { press: "I have reviewed the contract", said: "has reviewed the contract" },
  earnest_money: {
    press: "We have received the earnest money",
    said: "has received the earnest money",
  },
  inspection: { press: "The inspection is done", said: "says that the inspection is done" },
  appraisal: { press: "The appraisal is done", said: "says that the appraisal is done" },
  loan: { press: "The loan is clear to close", said: "says that the loan is clear to close" },
  title: { press: "The title search is ordered", said: "says that the title search is ordered" },
  settlement_statement: {
    press: "The settlement statement is ready",
    said: "says that the settlement statement is ready",
  },
  recording: {
    press: "The deed is recorded",
    said: "says that the deed is recorded",
  },
  closing_disclosure: {
    press: "The Closing Disclosure is sent",
    said: "has sent the Closing Disclosure",
  },
};

/** "Title or escrow officer Ann Lee", or the role alone. */
export function partyName({ role, name }: { role: PartyRole; name: string | null }): string {
  const { label } = PARTY_ROLES[role];
  return name === null ? label : `${label} ${name}`;
}
