import { OFFER_STATES, type Offer } from "@domain/offers/offers.ts";
import { actsNow, isPaused } from "@domain/offers/paused-offers.ts";
import { expect, it } from "vitest";

const offer = (side: Offer["side"], state: Offer["state"], status: string) =>
  ({ side, state, round: null, sale: null, versions: [], home: { status } }) as unknown as Offer;

it("a live offer for a home that is off the market is paused, and nobody changes or accepts it", () => {
  for (const side of ["buyer", "owner"] as const)
    for (const state of OFFER_STATES) {
      const live = ["open", "countered", "asked", "backup"].includes(state);
      expect(isPaused(offer(side, state, "withdrawn"))).toBe(live);
      expect(isPaused(offer(side, state, "active"))).toBe(false);
      const acts = actsNow(offer(side, state, "withdrawn"));
      expect(acts.filter((act) => ["improve", "counter", "accept"].includes(act))).toEqual([]);
      expect(acts.some((act) => act === "withdraw" || act === "decline")).toBe(live);
    }
  expect(actsNow(offer("owner", "open", "active"))).toContain("accept");
});
