import { actText } from "./offer-standing.ts";
import {
  answeredAs,
  buyersSince,
  isLive,
  OFFER_LIMITS,
  type Offer,
  type OfferBuyer,
} from "./offers.ts";

/**
 * People who buy a home together: the buyer who made the offer, buyers who joined, and people who are invited (decision
 * 181).
 */

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

/**
 * Whether the reader can leave the buyers. The buyer who made the offer can leave only before acceptance, if another
 * buyer has joined.
 */
export function mayLeaveOffer({ buyers, state }: Pick<Offer, "buyers" | "state">): boolean {
  const joined = (buyers ?? []).filter(({ joined_at, left_at }) => joined_at && !left_at);
  const me = joined.find(({ is_me }) => is_me);
  return me !== undefined && (me.id !== null || (isLive(state) && joined.length > 1));
}

/** Whether the buyers are agreed, so that only the contract changes who they are. */
export function areBuyersAgreed({ state, sale }: Pick<Offer, "state" | "sale">): boolean {
  return state === "accepted" && sale?.state === "open";
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
  if (buyer.left_at !== null) return "Left after acceptance. Still named in the agreed terms";
  if (buyer.joined_at === null) return `Invited at ${buyer.email ?? "their address"}`;
  return buyer.id === null ? "Made this offer" : "Buys together";
}

/** Tells buyers what leaving means before they leave. */
export function leavingText({ state }: Pick<Offer, "state">): string {
  return isLive(state)
    ? "You are no longer a buyer on this offer. We tell the others and the owner. The offer goes on without you."
    : "You no longer see this offer and its sale, or get news about them. Your name stays in the agreed terms. Leaving here changes no contract.";
}

/** The reason why the buyers can't accept the owner's terms, and what they can do; undefined if they can. */
export function buyersChangedText(offer: Offer): string | undefined {
  if (offer.side !== "buyer" || answeredAs(offer) !== "countered") return undefined;
  const since = buyersSince(offer);
  if (since.length === 0) return undefined;
  const who = since.map((act) => `${actText(act, offer)}.`).join(" ");
  return `${who} The owner proposed these terms before that, so please look at them together, and send the same terms back. The owner can then accept them.`;
}

/** Tells buyers what follows before they act. */
export const BUYER_TEXTS = {
  agreed:
    "You and the owner agreed on who buys. To add or remove a buyer now, all of you and the owner sign an amendment to the contract on paper. Add it to the contract's files in the sale, and tell the title company and the lender.",
  invite:
    "They join with an account of their own. They can then read this offer and do the same as you. The owner sees all buyers' names. Once the offer is accepted, no more buyers can join.",
} as const;
