import { lowerFirst } from "../site/text/format.ts";
import type { Side } from "../talk/messages.ts";

/**
 * The people who work on a sale without an account, by role (decision 97). `private.party_roles()` has the same in SQL;
 * step-kinds.ts says which steps each role sees and says something about.
 */

type Role = {
  label: string;
  /** Whether the owner invites one too; the buyer may invite every role. */
  byOwner: boolean;
  /** Whether it learns the names of both sides, or only of the one that invited it. */
  knowsBoth: boolean;
  /** The sides that read the files this role adds: both sides, or the side that invited the party. */
  filesFor: "side" | "both";
  /** Whether it reads the agreed terms, with the price: who writes the contract or closes the sale needs them. */
  readsTerms: boolean;
};

export const PARTY_ROLES = {
  title_officer: {
    label: "Title or escrow officer",
    byOwner: true,
    knowsBoth: true,
    filesFor: "both",
    readsTerms: true,
  },
  attorney: {
    label: "Attorney",
    byOwner: true,
    knowsBoth: true,
    filesFor: "side",
    readsTerms: true,
  },
  lender: {
    label: "Lender",
    byOwner: false,
    knowsBoth: true,
    filesFor: "side",
    readsTerms: false,
  },
  inspector: {
    label: "Inspector",
    byOwner: false,
    knowsBoth: false,
    filesFor: "side",
    readsTerms: false,
  },
  appraiser: {
    label: "Appraiser",
    byOwner: false,
    knowsBoth: false,
    filesFor: "side",
    readsTerms: false,
  },
  buyers_agent: {
    label: "The buyer's agent",
    byOwner: false,
    knowsBoth: true,
    filesFor: "side",
    readsTerms: false,
  },
} as const satisfies Record<string, Role>;
export type PartyRole = keyof typeof PARTY_ROLES;

export const PARTY_ROLE_NAMES = Object.keys(PARTY_ROLES) as PartyRole[];

/** The roles that a side can invite. */
export function rolesFor(side: Side): PartyRole[] {
  return PARTY_ROLE_NAMES.filter((role) => side === "buyer" || PARTY_ROLES[role].byOwner);
}

/** "Invite the lender", as a button. */
export function inviteText(role: PartyRole): string {
  return `Invite the ${lowerFirst(PARTY_ROLES[role].label)}`;
}

/** "Title or escrow officer Ann Lee", or the role alone. */
export function partyName({ role, name }: { role: PartyRole; name: string | null }): string {
  const { label } = PARTY_ROLES[role];
  return name === null ? label : `${label} ${name}`;
}
