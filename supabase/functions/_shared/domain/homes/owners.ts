import type { Joining } from "../people/invitations.ts";
import { OWNER_LIMITS } from "../site/errors/limits.ts";

/**
 * The owners of a home: the first owner, who created it, and up to three people who own it with them (decision 164).
 */

export type HomeOwner = Joining;

export type HomeOwners = {
  /** Whether the reader is the first owner. */
  is_first: boolean;
  /** The first owner, then the others. */
  owners: HomeOwner[];
};

/** Whether the reader can invite a person now. */
export function mayInviteOwner({ is_first, owners }: HomeOwners): boolean {
  return is_first && owners.length <= OWNER_LIMITS.perHome;
}

/** An owner's state, which their row shows beside their name. */
export function ownerText({ id, email, joined_at }: HomeOwner): string {
  if (id === null) return "Created this listing, pays for it, and invites the others";
  return joined_at === null ? `Invited at ${email ?? "their address"}` : "Owns it together";
}

/** Tells people what follows before they act. */
export const OWNER_TEXTS = {
  invite:
    "They join with an account of their own. They can then read and do the same as you for this home: the listing, showings, messages, offers and the sale. Each act says who did it. Only you can invite and remove owners, pay, and delete the listing.",
  remove:
    "They no longer see this home or get news about it. What they did stays, with their name. This changes no deed and no contract.",
  leave:
    "You no longer see this home or get news about it. What you did stays, with your name. This changes no deed and no contract.",
} as const;
