import type { OfferInShort } from "./standing.ts";

/** Whether an offer that isn't over waits for its buyer. */
export function isBuyersMove(offer: OfferInShort): boolean {
  const { state, deadline, is_sealed, has_sale_ahead, made_by } = offer;
  if (state === "accepted") return false;
  if (deadline !== null) return !is_sealed;
  if (state === "asked") return true;
  return made_by === "owner" && !(state === "backup" && has_sale_ahead);
}
