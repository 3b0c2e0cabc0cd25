import type { BuyerInvitation } from "@domain/offers/offer-buyers.ts";
import type { Offer } from "@domain/offers/offers.ts";
import type { Invited } from "@domain/people/invitations.ts";
import { queryOptions } from "@tanstack/react-query";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** People who buy a home together: the first buyer's invitations, and what an invited person does by their link. */

const change = { fallback: "buyers_not_changed", repeats: true } as const;

/** @param id made by the client; the same id again changes nothing. */
export function inviteBuyer(
  id: string,
  offer_id: string,
  { name, email }: Invited,
): Promise<Offer> {
  return asMember(change, (db) => db.rpc("invite_buyer", { id, offer_id, name, email }));
}

/** Mails an invited person a new link; the old one ends. */
export function renewBuyer(id: string, offer_id: string): Promise<Offer> {
  return asMember(change, (db) => db.rpc("renew_buyer", { id, offer_id }));
}

/** Takes an invitation back. */
export function revokeBuyer(id: string, offer_id: string): Promise<Offer> {
  return asMember(change, (db) => db.rpc("revoke_buyer", { id, offer_id }));
}

export async function leaveOffer(id: string): Promise<void> {
  await asMember({ fallback: "buyers_not_changed" }, (db) => db.rpc("leave_offer", { id }));
}

/** The invitation with the token in the link; null for one that has ended. The answer depends on who is signed in. */
export function buyerInvitationQuery(token: string, userId: string | null) {
  return queryOptions({
    queryKey: ["buyer-invitation", token, userId],
    queryFn: ({ signal }): Promise<BuyerInvitation | null> => {
      const call = { signal, fallback: "invitation_unavailable" } as const;
      return userId === null
        ? asVisitor(call, (db) => db.rpc("buyer_invitation", { token }))
        : asMember(call, (db) => db.rpc("buyer_invitation", { token }));
    },
    staleTime: 0,
  });
}

/**
 * Joins the buyers. Returns the offer's id; null for an invitation that has ended.
 *
 * @param seen the version of the terms that were read; others are refused.
 */
export function joinOffer(token: string, seen: number): Promise<string | null> {
  return asMember(change, (db) => db.rpc("join_offer", { token, seen }));
}
