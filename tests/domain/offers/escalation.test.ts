import {
  comparedOffers,
  raisedText,
  risesOf,
  withoutNames,
} from "@domain/offers/compared-offers.ts";
import {
  type Escalating,
  escalatedPrice,
  fixedPriceText,
  mostOf,
  withoutEscalation,
} from "@domain/offers/escalation.ts";
import { NO_FIGURES } from "@domain/offers/offers.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { homeOffers, offer, TERMS, version } from "../../web/offers/offers/offers.ts";

const plain = fc
  .integer({ min: 1, max: 60 })
  .map((price): Escalating => ({ price, escalates_to: null, escalates_by: null }));
const climbing = fc
  .tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(
    ([price, more, by]): Escalating => ({ price, escalates_to: price + more, escalates_by: by }),
  );
const offers = fc.array(fc.oneof(plain, climbing), { minLength: 1, maxLength: 6 });

/** Each offer's price when they raise each other one step at a time, until none can. */
function climbed(all: readonly Escalating[]): number[] {
  const prices = all.map(({ price }) => price);
  for (let moved = true; moved; ) {
    moved = false;
    for (const [n, { price, escalates_to, escalates_by }] of all.entries()) {
      const highest = Math.max(0, ...prices.filter((_, other) => other !== n));
      if (escalates_to === null || escalates_by === null || highest < price) continue;
      const next = Math.min(escalates_to, highest + escalates_by);
      if (next <= (prices[n] ?? 0)) continue;
      prices[n] = next;
      moved = true;
    }
  }
  return prices;
}

function pricesOf(all: readonly Escalating[]): number[] {
  return all.map((each, n) => escalatedPrice(each, [...all.slice(0, n), ...all.slice(n + 1)]));
}

describe("an escalated price", () => {
  it("is where offers end that raise each other step by step", () => {
    forAll(offers, (all) => {
      expect(pricesOf(all)).toEqual(climbed(all));
    });
  });

  it("is never below the offered price or above the maximum", () => {
    forAll(offers, (all) => {
      for (const [n, price] of pricesOf(all).entries()) {
        const own = all[n] as Escalating;
        expect(price).toBeGreaterThanOrEqual(own.price);
        expect(price).toBeLessThanOrEqual(mostOf(own));
      }
    });
  });

  it("is the offered price without another offer that is as high", () => {
    forAll(climbing, offers, (own, others) => {
      expect(escalatedPrice(own, [])).toBe(own.price);
      const lower = others.filter((other) => mostOf(other) < own.price);
      expect(escalatedPrice(own, lower)).toBe(own.price);
    });
  });

  it("does not depend on the order of the others", () => {
    forAll(climbing, offers, (own, others) => {
      expect(escalatedPrice(own, others)).toBe(escalatedPrice(own, [...others].reverse()));
    });
  });

  it("ends at the maximum for two offers with the same clause", () => {
    const own = { price: 500_000, escalates_to: 520_000, escalates_by: 1000 };
    expect(pricesOf([own, own])).toEqual([520_000, 520_000]);
  });
});

const CLAUSE = { ...TERMS, price: 480_000, escalates_to: 520_000, escalates_by: 1000 };
const other = (price: number, more = {}) =>
  offer({
    ...{ id: "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee", other: "Sam", side: "owner" },
    versions: [version(1, { terms: { ...TERMS, price } })],
    ...more,
  });
const escalating = offer({ side: "owner", versions: [version(1, { terms: CLAUSE })] });
const compared = (...all: (typeof escalating)[]) =>
  comparedOffers(homeOffers(all, { figures: NO_FIGURES }), {
    order: "net",
    now: new Date(),
  }).find(({ offer: { id } }) => id === escalating.id);

describe("the comparison", () => {
  it("has the raised price with what the owner keeps by either", () => {
    const found = compared(escalating, other(490_000));
    expect(found?.raised).toMatchObject({
      ...{ price: 491_000, overPrice: 490_000 },
      netAsOffered: compared(escalating)?.net,
    });
    expect(found?.net).toBe((compared(escalating)?.net ?? 0) + Math.round(11_000 * 0.98));
    expect(found?.raised && raisedText(found.raised)).toBe("Rises to $491,000 over Sam's offer");
  });

  it("proves a price with the lowest offer that leads to it", () => {
    const others = [530_000, 519_500, 490_000].map((price, n) =>
      other(price, { id: `eeeeeeee-eeee-4eee-8eee-eeeeeeeeeee${n}` }),
    );
    expect(compared(escalating, ...others)?.raised).toMatchObject({
      ...{ price: 520_000, overPrice: 519_500 },
    });
    expect(risesOf(escalating, others).map(({ price }) => price)).toEqual([520_000, 491_000]);
  });

  it("raises no price over an offer that the owner can't accept", () => {
    for (const state of ["countered", "asked", "declined", "accepted"] as const)
      expect(compared(escalating, other(490_000, { state }))?.raised).toBeNull();
  });

  it("names no buyer while names are hidden", () => {
    const home = withoutNames(homeOffers([escalating, other(490_000)]));
    const found = comparedOffers(home, { order: "net", now: new Date() });
    expect(found.map(({ raised }) => raised && raisedText(raised))).toContainEqual(
      expect.stringMatching(/over Buyer [AB]'s offer/),
    );
  });
});

describe("the words about a fixed price", () => {
  const first = version(1, { terms: CLAUSE });
  const fixed = (price: number, over_price: number | null) =>
    fixedPriceText({ terms: { ...withoutEscalation(CLAUSE), price }, fixes: 1, over_price }, [
      first,
    ]);

  it("show the other offer's price as proof", () => {
    expect(fixed(491_000, 490_000)).toBe(
      "The price rose to $491,000, $1,000 more than another offer. Another offer was open then. By its terms here, its buyer would pay up to $490,000. We don't say who that is.",
    );
    expect(fixed(520_000, 515_000)).toMatch(
      /^The price rose to \$520,000, the most that was offered\..* up to \$515,000\./,
    );
    expect(fixed(520_000, 520_000)).toMatch(/ its buyer would pay at least \$520,000\./);
  });

  it("say that the clause was not used", () => {
    expect(fixed(480_000, null)).toMatch(/^The price is \$480,000, as it was offered\./);
  });

  it("are absent for terms that a person wrote", () => {
    expect(fixedPriceText(first, [first])).toBeUndefined();
  });
});
