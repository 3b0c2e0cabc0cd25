import { saleProceeds } from "@domain/sales/sale-proceeds.ts";
import { homeTime } from "@domain/sales/step-words.ts";
import { describe, expect, it } from "vitest";
import { homeOffers, offer, TERMS } from "../../web/offers/offers/offers.ts";

const now = new Date();

describe("the sum that the owner keeps", () => {
  const offers = homeOffers([offer()]);
  const ofOffer = saleProceeds(offers, undefined, { now });

  it("is by the terms of the deciding offer, also where its price is asked about", () => {
    expect(ofOffer?.offer?.id).toBe(offer().id);
    expect(ofOffer?.price).toBe(TERMS.price);
    expect(saleProceeds(offers, TERMS.price, { now })).toEqual(ofOffer);
  });

  it("is the owner's own estimate at another price, or without an offer", () => {
    const other = saleProceeds(offers, TERMS.price + 1000, { now });
    expect(other).toMatchObject({ price: TERMS.price + 1000 });
    expect(other?.offer).toBeUndefined();
    expect(saleProceeds(null, 300_000, { now })?.price).toBe(300_000);
    expect(saleProceeds(null, undefined, { now })).toBeUndefined();
  });
});

it("the hour at a home is that of its zone, or of Greenwich for a home without a zone", () => {
  const instant = new Date("2026-11-29T05:30:00Z");
  const { home } = offer();
  if (!home) throw new Error("the offer has a home");
  expect(homeTime({ home: { ...home, time_zone: "America/Denver" } }, instant)).toEqual({
    today: "2026-11-28",
    hour: 22,
  });
  expect(homeTime({ home: null }, instant)).toEqual({ today: "2026-11-29", hour: 5 });
});
