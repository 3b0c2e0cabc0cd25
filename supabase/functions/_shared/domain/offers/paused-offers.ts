import { allowedActs, isLive, type Offer, type OfferActName } from "./offers.ts";

/**
 * Offers for a home that moderators hide. Offers end when a home leaves the market in any other way, so a live offer
 * for a home that is off the market is paused.
 */
export function isPaused({ state, home }: Pick<Offer, "state" | "home">): boolean {
  return isLive(state) && home?.status === "withdrawn";
}

/** The acts that either side may make now, also on a paused offer. */
export function actsNow(offer: Offer): OfferActName[] {
  const acts = allowedActs(offer);
  return isPaused(offer) ? acts.filter((act) => !PAUSED_ACTS.includes(act)) : acts;
}

const PAUSED_ACTS: readonly OfferActName[] = ["improve", "counter", "accept"];

export const PAUSED_TEXT =
  "Our moderators are reviewing this home, so its offers are paused. Offers can't be made, changed or accepted. They still expire, and can be declined or withdrawn.";
