import type { Joining } from "../people/invitations.ts";
import { OWNER_LIMITS } from "../site/limits.ts";

/** Who owns a home: the first owner, who created it, and up to three people who own it with them (decision 164). */

export type HomeOwner = Joining;

export type HomeOwners = {
  /** Whether the reader is the first owner. */
  is_first: boolean;
  /** The first owner, then the others. */
  owners: HomeOwner[];
};

/** What the link of an invitation shows. */
export type OwnerInvitation = {
  /** Whom it is for, as whoever invited them wrote it. */
  name: string;
  inviter: string | null;
  home: string;
  city: string;
  state: string;
  /** Whether the signed-in account has the invited mailbox; null for a visitor. */
  is_mine: boolean | null;
};

/** Whether the reader can invite somebody now. */
export function mayInviteOwner({ is_first, owners }: HomeOwners): boolean {
  return is_first && owners.length <= OWNER_LIMITS.perHome;
}

/** What an owner's row says beside their name. */
export function ownerText({ id, email, joined_at }: HomeOwner): string {
  if (id === null) return "Created this listing, pays for it, and invites the others";
  return joined_at === null ? `Invited at ${email ?? "their address"}` : "Owns it together";
}

/** What follows, said before it is done. */
export const OWNER_TEXTS = {
  invite:
    "They join with an account of their own. They then read everything about this home and act for it as you do: the listing, showings, messages, offers and the sale, and each act says who it was. Inviting and removing owners, paying, and deleting the listing stay yours alone.",
  remove:
    "They read nothing about this home any more and are told nothing more. What they have done stays and says that it was them. This changes no deed and no contract.",
  leave:
    "You read nothing about this home any more and are told nothing more. What you have done stays and says that it was you. This changes no deed and no contract.",
} as const;
