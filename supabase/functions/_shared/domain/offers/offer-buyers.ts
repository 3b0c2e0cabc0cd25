import { invitedProblems } from "../people/invitations.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { isLive, OFFER_LIMITS, type Offer, type OfferBuyer } from "./offers.ts";

/**
 * People who buy a home together: the buyer who made the offer, buyers who joined, and people who are invited (decision
 * 181).
 */

/** The contents of the page behind an invitation's link. */
export type BuyerInvitation = {
  /** The invited person's name, as the buyer who invited them wrote it. */
  name: string;
  /** The full name of the buyer who invites. */
  inviter: string | null;
  home: string;
  listing_id: string | null;
  /** Whether the signed-in account has the invited mailbox; null for a visitor. */
  is_mine: boolean | null;
  /** Present only for the account that is invited. */
  terms: Pick<OfferTerms, "price" | "closing_on" | "financing"> | null;
};

/** Whether the reader made the offer. */
export function isFirstBuyer({ buyers }: Pick<Offer, "buyers">): boolean {
  return buyers?.[0]?.is_me ?? false;
}

/** Whether the reader can invite a person now. */
export function mayInviteBuyer(offer: Pick<Offer, "buyers" | "state">): boolean {
  return (
    isFirstBuyer(offer) && isLive(offer.state) && (offer.buyers?.length ?? 0) < OFFER_LIMITS.buyers
  );
}

/** Whether the reader joined and hasn't left. */
export function mayLeaveOffer({ buyers }: Pick<Offer, "buyers">): boolean {
  return (
    buyers?.some(({ id, is_me, left_at }) => id !== null && is_me && left_at === null) ?? false
  );
}

/** Names the people with whom the reader buys: "with Sam Lee and Alex Kim"; undefined for a person who buys alone. */
export function buyingWith({ buyers }: Pick<Offer, "buyers">): string | undefined {
  const names = (buyers ?? [])
    .filter(({ is_me, joined_at, left_at }) => !is_me && joined_at !== null && left_at === null)
    .map(({ name }) => name ?? "another buyer");
  return names.length > 0 ? `with ${names.join(" and ")}` : undefined;
}

/** A buyer's state, which their row shows beside their name. */
export function buyerText(buyer: OfferBuyer): string {
  if (buyer.left_at !== null) return "Left after the acceptance; named in what was agreed";
  if (buyer.joined_at === null) return `Invited at ${buyer.email ?? "their address"}`;
  return buyer.id === null ? "Made this offer" : "Buys together";
}

/** Tells buyers what leaving means before they leave. */
export function leavingText({ state }: Pick<Offer, "state">): string {
  return isLive(state)
    ? "You are no longer a buyer of this offer. The others and the owner are told, and the offer goes on without you."
    : "You no longer see this offer and its sale, and are told nothing more. Your name stays with what was agreed: leaving here changes no contract.";
}

/** The errors of an invitation, by field; empty if it has none. */
export function buyerProblems(typed: { name: string; email: string }): {
  [Field in "name" | "email"]?: string;
} {
  return invitedProblems(typed, OFFER_LIMITS.buyerName);
}
