import { actText } from "./offer-standing.ts";
import type { OfferTerms } from "./offer-terms.ts";
import {
  answeredAs,
  buyersSince,
  isLive,
  OFFER_LIMITS,
  type Offer,
  type OfferBuyer,
} from "./offers.ts";

/** People who buy a home together: whoever made the offer, those who joined, and those who are invited (decision 181). */

/** What the link of an invitation shows. */
export type BuyerInvitation = {
  /** Whom it is for, as whoever invited them wrote it. */
  name: string;
  /** The full name of whoever invites. */
  inviter: string | null;
  home: string;
  listing_id: string | null;
  /** Whether the signed-in account has the invited mailbox; null for a visitor. */
  is_mine: boolean | null;
  /** Only for that account. */
  terms: Pick<OfferTerms, "price" | "closing_on" | "financing"> | null;
};

/** Whether the reader made the offer. */
export function isFirstBuyer({ buyers }: Pick<Offer, "buyers">): boolean {
  return buyers?.[0]?.is_me ?? false;
}

/** Whether the reader can invite somebody now. */
export function mayInviteBuyer(offer: Pick<Offer, "buyers" | "state">): boolean {
  return (
    isFirstBuyer(offer) && isLive(offer.state) && (offer.buyers?.length ?? 0) < OFFER_LIMITS.buyers
  );
}

/** Whether the reader can leave the buyers: who made the offer only before acceptance, if somebody else has joined. */
export function mayLeaveOffer({ buyers, state }: Pick<Offer, "buyers" | "state">): boolean {
  const joined = (buyers ?? []).filter(({ joined_at, left_at }) => joined_at && !left_at);
  const me = joined.find(({ is_me }) => is_me);
  return me !== undefined && (me.id !== null || (isLive(state) && joined.length > 1));
}

/** Whether the buyers are agreed, so that only the contract changes who they are. */
export function areBuyersAgreed({ state, sale }: Pick<Offer, "state" | "sale">): boolean {
  return state === "accepted" && sale?.state === "open";
}

/** "with Sam Lee and Alex Kim": whom the reader buys with; undefined for somebody who buys alone. */
export function buyingWith({ buyers }: Pick<Offer, "buyers">): string | undefined {
  const names = (buyers ?? [])
    .filter(({ is_me, joined_at, left_at }) => !is_me && joined_at !== null && left_at === null)
    .map(({ name }) => name ?? "another buyer");
  return names.length > 0 ? `with ${names.join(" and ")}` : undefined;
}

/** What a buyer's row says beside their name. */
export function buyerText(buyer: OfferBuyer): string {
  if (buyer.left_at !== null) return "Left after the acceptance; named in what was agreed";
  if (buyer.joined_at === null) return `Invited at ${buyer.email ?? "their address"}`;
  return buyer.id === null ? "Made this offer" : "Buys together";
}

/** What leaving means, before it is done. */
export function leavingText({ state }: Pick<Offer, "state">): string {
  return isLive(state)
    ? "You are no longer a buyer of this offer. The others and the owner are told, and the offer goes on without you."
    : "You no longer see this offer and its sale, and are told nothing more. Your name stays with what was agreed: leaving here changes no contract.";
}

/** What keeps the buyers from accepting the owner's terms, and what they can do; undefined if nothing does. */
export function buyersChangedText(offer: Offer): string | undefined {
  if (offer.side !== "buyer" || answeredAs(offer) !== "countered") return undefined;
  const since = buyersSince(offer);
  if (since.length === 0) return undefined;
  const who = since.map((act) => `${actText(act, offer)}.`).join(" ");
  return `${who} The owner proposed these terms before that, so please look at them together, and send the same terms back. The owner can then accept them.`;
}

/** What follows, said before it is done. */
export const BUYER_TEXTS = {
  agreed:
    "Who buys is part of what you and the owner agreed. To add or remove a buyer now, all buyers and the owner sign an amendment to the contract on paper. Add it to the contract's files in the sale, and tell the title company and the lender.",
  invite:
    "They join with an account of their own. They then read this offer and act for it as you do. The owner sees all buyers' names. Once the offer is accepted, no more buyers can join.",
} as const;
