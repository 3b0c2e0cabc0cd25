import type { BuyerInvitation } from "@domain/offers/offer-buyers.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { isUuid } from "@domain/site/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import { asMember, asVisitor } from "../site/tables.ts";

/** People who buy a home together: the first buyer's invitations, and what an invited person does by their link. */

const change = { fallback: "buyers_not_changed", repeats: true } as const;

/** @param id made by the client; the same id again changes nothing. */
export function inviteBuyer(
  id: string,
  offer_id: string,
  { name, email }: { name: string; email: string },
): Promise<Offer> {
  return asMember(change, (db) => db.rpc("invite_buyer", { id, offer_id, name, email }));
}

/** Takes an invitation back. */
export function revokeBuyer(id: string, offer_id: string): Promise<Offer> {
  return asMember(change, (db) => db.rpc("revoke_buyer", { id, offer_id }));
}

export async function leaveOffer(id: string): Promise<void> {
  await asMember({ fallback: "buyers_not_changed" }, (db) => db.rpc("leave_offer", { id }));
}

/** The invitation with the id in the link; null for one that has ended. The answer depends on who is signed in. */
export function buyerInvitationQuery(id: string, userId: string | null) {
  return queryOptions({
    queryKey: ["buyer-invitation", id, userId],
    queryFn: ({ signal }): Promise<BuyerInvitation | null> | null => {
      const call = { signal, fallback: "invitation_unavailable" } as const;
      if (!isUuid(id)) return null;
      return userId === null
        ? asVisitor(call, (db) => db.rpc("buyer_invitation", { id }))
        : asMember(call, (db) => db.rpc("buyer_invitation", { id }));
    },
    staleTime: 0,
  });
}

/** Joins the buyers. Returns the offer's id; null for an invitation that has ended. */
export function joinOffer(id: string): Promise<string | null> {
  return asMember(change, (db) => db.rpc("join_offer", { id }));
}

/** Says that the invitation isn't meant for this mailbox. */
export async function refusePurchase(id: string): Promise<void> {
  await asVisitor(change, (db) => db.rpc("refuse_purchase", { id }));
}
