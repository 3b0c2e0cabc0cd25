import type { Side } from "../talk/messages.ts";
import type { Offer } from "./offers.ts";

/** Whether an offer that isn't over waits for its buyer. */
export function isBuyersMove(
  offer: Pick<Offer, "state" | "has_sale_ahead"> & {
    /** The round of best and final offers that is open at the home. */
    deadline: string | null;
    is_sealed: boolean;
    /** The side that proposed the latest terms. */
    made_by: Side;
  },
): boolean {
  const { state, deadline, is_sealed, has_sale_ahead, made_by } = offer;
  if (state === "accepted") return false;
  if (deadline !== null) return !is_sealed;
  if (state === "asked") return true;
  return made_by === "owner" && !(state === "backup" && has_sale_ahead);
}
