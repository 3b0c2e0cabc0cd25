import type { Invited, JoinInvitation, MembershipKind } from "@domain/people/invitations.ts";
import type { PartyDetails } from "@domain/sales/parties.ts";
import type { ErrorCode } from "@domain/site/errors/first-errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { asAnyone, asMember, asVisitor } from "../site/transport/tables.ts";

/** Invitations to a home, an offer or a sale, and what an invited person does by their link. */

export const MEMBERSHIP_FAILURES = {
  home: "owners_not_changed",
  offer: "buyers_not_changed",
  sale: "party_not_changed",
} as const satisfies Record<MembershipKind, ErrorCode>;

function change(kind: MembershipKind) {
  return { fallback: MEMBERSHIP_FAILURES[kind], repeats: true };
}

/**
 * Invites a person by mail.
 *
 * @param place_id the home's, the offer's or the sale's.
 * @param id made by the client; the same id again changes nothing.
 */
export async function inviteMember(
  kind: MembershipKind,
  place_id: string,
  id: string,
  invited: Invited & Partial<PartyDetails>,
): Promise<void> {
  await asMember(change(kind), (db) => db.rpc("invite_member", { kind, place_id, id, ...invited }));
}

/** Mails an invited person a new link; the old one ends. */
export async function renewInvitation(kind: MembershipKind, id: string): Promise<void> {
  await asMember(change(kind), (db) => db.rpc("renew_invitation", { kind, id }));
}

/** Takes an invitation back, ends a party's link, or removes a person who owns the home with the user. */
export async function endMembership(kind: MembershipKind, id: string): Promise<void> {
  await asMember(change(kind), (db) => db.rpc("end_membership", { kind, id }));
}

/** Leaves a home or an offer. Whoever has left an offer is told that they have none, so that isn't sent again. */
export async function leaveMembership(kind: MembershipKind, place_id: string): Promise<void> {
  await asMember({ ...change(kind), repeats: kind === "home" }, (db) =>
    db.rpc("leave_membership", { kind, place_id }),
  );
}

/** The invitation with the token in the link; null for one that has ended. The answer depends on who is signed in. */
export function invitationQuery(kind: MembershipKind, token: string, userId: string | null) {
  return queryOptions({
    queryKey: ["invitation", kind, token, userId],
    queryFn: ({ signal }): Promise<JoinInvitation | null> =>
      asAnyone({ signal, fallback: "invitation_unavailable" }, (db) =>
        db.rpc("invitation_by_token", { kind, token }),
      ),
    staleTime: 0,
  });
}

/**
 * Joins the owners of a home, or the buyers of an offer. Returns the home's or the offer's id; null for an invitation
 * that has ended.
 *
 * @param seen the version of an offer's terms that was read; others are refused.
 */
export function joinByToken(
  kind: MembershipKind,
  token: string,
  seen: number | undefined,
): Promise<string | null> {
  const read = seen === undefined ? {} : { seen };
  return asMember(change(kind), (db) => db.rpc("join_by_token", { kind, token, ...read }));
}

/** Says that an invitation isn't meant for this mailbox, whatever it is to. @param token in its link */
export async function refuseInvitation(token: string): Promise<void> {
  await asVisitor({ fallback: "invitation_unavailable", repeats: true }, (db) =>
    db.rpc("refuse_invitation", { token }),
  );
}
