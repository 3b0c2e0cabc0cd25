import {
  endedByRoundText,
  hasFinalOffers,
  isRunning,
  roundAnswers,
  roundEvents,
  roundNote,
} from "@domain/offers/offer-rounds.ts";
import { standingText, stateName } from "@domain/offers/offer-standing.ts";
import type { Offer, OfferVersion } from "@domain/offers/offers.ts";
import { describe, expect, it } from "vitest";
import { offer, TERMS, version } from "../../web/offers/offers/offers.ts";

const ROUND = {
  id: "r",
  called_at: "2026-11-20T10:00:00Z",
  deadline: "2026-11-24T00:00:00Z",
  opened_at: null,
  called_off_at: null,
};
const OPENED = { ...ROUND, opened_at: "2026-11-24T00:00:01Z" };
const OFF = { ...ROUND, called_off_at: "2026-11-21T00:00:00Z" };
const BEFORE = "2026-11-19T10:00:00Z";
const DURING = "2026-11-21T10:00:00Z";

const priced = (n: number, price: number, more: Partial<OfferVersion> = {}) =>
  version(n, { terms: { ...TERMS, price }, created_at: BEFORE, ...more });
const own = priced(1, 480_000);
const counter = priced(2, 490_000, { made_by: "owner" });
const sealed = (n: number) =>
  priced(n, 500_000, { round_id: "r", is_sealed: true, created_at: DURING });
const final = (n: number) => priced(n, 500_000, { round_id: "r", created_at: DURING });

function seen(side: "buyer" | "owner", versions: OfferVersion[], more: Partial<Offer> = {}): Offer {
  const state =
    versions.findLast(({ is_sealed }) => !is_sealed)?.made_by === "owner" ? "countered" : "open";
  return offer({ side, state, versions, round: ROUND, rounds: [ROUND], ...more });
}

describe("a round that runs", () => {
  it("a buyer's own sealed offer isn't called the owner's counter, and says what it takes the place of", () => {
    const shown = seen("buyer", [own, counter, sealed(3)]);
    expect(stateName(shown)).toBe("Best and final, sealed");
    expect(standingText(shown)).toMatch(/^Your best and final offer of \$500,000 is sealed\./);
    expect(standingText(shown)).toMatch(
      /the owner's counter of \$490,000. That counter can no longer/,
    );
    expect(standingText(shown)).not.toMatch(/your terms stay|has countered/i);
  });

  it("a buyer's sealed offer says which own terms stand until the deadline", () => {
    expect(standingText(seen("buyer", [own, sealed(2)]))).toMatch(
      /is sealed.*Until then, your offer of \$480,000 does not change\.$/,
    );
    expect(standingText(seen("buyer", [sealed(1)]))).not.toMatch(/does not change|counter/);
  });

  it("a buyer who has sent nothing reads what becomes of their terms or of the owner's counter", () => {
    const [mine, theirs] = [seen("buyer", [own]), seen("buyer", [own, counter])];
    for (const each of [mine, theirs]) expect(stateName(each)).toBe("Best and final asked");
    expect(standingText(mine)).toMatch(
      /If you send nothing, your offer of \$480,000 stays as it is/,
    );
    expect(standingText(theirs)).toMatch(
      /counter of \$490,000 can no longer be accepted. If you send nothing, your offer ends/,
    );
    expect(standingText(theirs)).not.toMatch(/your terms|does not change/);
  });

  it("the owner reads the same whether or not something is sealed", () => {
    expect(stateName(seen("owner", [own]))).toBe("Asked for best and final");
    expect(standingText(seen("owner", [own]))).toMatch(
      /this buyer's offer of \$480,000 does not change/,
    );
    expect(standingText(seen("owner", [own, counter]))).toMatch(
      /Your counter of \$490,000 can no longer be accepted/,
    );
  });

  it("a round runs until it is opened, called off, or past its deadline", () => {
    const [early, late] = [new Date(DURING), new Date("2026-11-24T00:00:00Z")];
    expect(isRunning(ROUND, early)).toBe(true);
    expect(isRunning(ROUND, late)).toBe(false);
    expect(isRunning(OFF, early)).toBe(false);
    expect(isRunning(OPENED, early)).toBe(false);
  });
});

describe("a round that is over", () => {
  it("an offer says for both sides that it is final, or that its terms from before are", () => {
    const after = { round: null, rounds: [OPENED], is_final: true };
    expect(standingText(seen("owner", [own, final(2)], after))).toMatch(
      /^This is the buyer's best and final offer\. You can answer it/,
    );
    expect(standingText(seen("owner", [own], after))).toMatch(
      /^The buyer sent nothing in the round of best and final offers. So these terms are final/,
    );
    expect(standingText(seen("buyer", [own, final(2)], after))).toMatch(
      /^The owner has your best and final offer/,
    );
    expect(roundNote(final(2), { versions: [own, final(2)], round: null })).toBe("best and final");
  });

  it("an offer that ended with the owner's counter says so", () => {
    const over: Partial<Offer> = { state: "expired", round: null, rounds: [OPENED] };
    expect(standingText(seen("buyer", [own, counter], over))).toMatch(
      /without one from you\. The owner/,
    );
    expect(standingText(seen("owner", [own, counter], over))).toMatch(
      /without one from this buyer/,
    );
    expect(endedByRoundText(seen("buyer", [own], over))).toBeUndefined();
    const later = { ...counter, created_at: "2026-11-25T10:00:00Z" };
    expect(endedByRoundText(seen("buyer", [own, later], over))).toBeUndefined();
  });

  it("buyers who answered are listed, and the others with the offer they have", () => {
    const after = { round: null, rounds: [OPENED] };
    const offers = [
      seen("owner", [own, final(2)], after),
      seen("owner", [own], after),
      seen("owner", [own, counter], { ...after, state: "expired" }),
      seen("owner", [own], { ...after, state: "withdrawn", ended_at: DURING }),
      // Came after it.
      seen("owner", [own], { round: null, rounds: [] }),
    ];
    expect(roundAnswers(OPENED, offers).map(({ text }) => text)).toEqual([
      "sent $500,000",
      "sent nothing, so the offer of $480,000 from before stays open",
      "sent nothing, and your counter ended with the round",
      "left before the deadline",
    ]);
  });

  it("another round waits until the final offers are answered", () => {
    const last = { round: null, rounds: [OPENED], is_final: true };
    expect(hasFinalOffers([seen("owner", [own, final(2)], last)])).toBe(true);
    expect(hasFinalOffers([seen("owner", [own], { ...last, state: "declined" })])).toBe(false);
    expect(hasFinalOffers([seen("owner", [own, counter], { round: null })])).toBe(false);
  });
});

describe("a round that was called off", () => {
  it("leaves what was sealed unread, and the offer as it was", () => {
    const shown = seen("buyer", [own, sealed(2)], { round: null, rounds: [OFF] });
    expect(stateName(shown)).toBe("Waiting for the owner");
    expect(roundNote(sealed(2), shown)).toBe("never read");
    expect(roundEvents(shown).map(({ title }) => title)).toEqual([
      "The owner asked all buyers for their best and final offer",
      "The owner called the round off. Its sealed offers are never read",
    ]);
  });

  it("ends an offer that nobody else has read, and says why", () => {
    const acts: Offer["acts"] = [
      { act: "unread", made_by: null, n: 0, said: "", earnest_money: null, at: DURING },
    ];
    const ended: Partial<Offer> = { state: "expired", round: null, rounds: [OFF], acts };
    expect(standingText(seen("buyer", [sealed(1)], ended))).toMatch(
      /Your sealed offer was not read.*You can make a new one/,
    );
  });
});
