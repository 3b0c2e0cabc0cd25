import { withoutName } from "@domain/offers/compared-offers.ts";
import {
  areBuyersAgreed,
  BUYER_TEXTS,
  buyersChangedText,
  buyerText,
  buyingWith,
  leavingText,
  mayInviteBuyer,
  mayLeaveOffer,
} from "@domain/offers/offer-buyers.ts";
import { actText, versionText } from "@domain/offers/offer-standing.ts";
import {
  allowedActs,
  changesOfBuyers,
  type OfferAct,
  type OfferBuyer,
} from "@domain/offers/offers.ts";
import { describe, expect, it } from "vitest";
import { offer, SALE, version } from "../../web/offers/offers/offers.ts";

const buyer = (changes: Partial<OfferBuyer>): OfferBuyer => ({
  ...{ id: "i1", name: "Sam Lee", email: null, is_me: false },
  ...{ joined_at: "2050-01-01T00:00:00Z", left_at: null, link_until: null },
  ...changes,
});
const FIRST = buyer({ id: null, name: "Nora Lindqvist", is_me: true });
const INVITED = buyer({ id: "i2", name: "Ina", email: "ina@example.com", joined_at: null });
const act = (changes: Partial<OfferAct>): OfferAct => ({
  ...{ act: "withdrawn", made_by: "buyer", n: 1, said: "", earnest_money: null },
  ...{ at: "2050-01-01T00:00:00Z" },
  ...changes,
});

it("a buyer's state is said beside the name", () => {
  expect([FIRST, buyer({}), INVITED].map(buyerText)).toEqual([
    "Made this offer",
    "Buys together",
    "Invited at ina@example.com",
  ]);
  expect(buyerText(buyer({ left_at: "2050-01-02T00:00:00Z" }))).toMatch(/^Left after acceptance/);
});

describe("the acts of a buyer", () => {
  it("inviting is for the first buyer, while there is a place and the offer lives", () => {
    expect(mayInviteBuyer(offer({ side: "buyer", buyers: [FIRST, INVITED] }))).toBe(true);
    expect(mayInviteBuyer(offer({ side: "buyer", buyers: [FIRST, INVITED, buyer({})] }))).toBe(
      false,
    );
    expect(mayInviteBuyer(offer({ side: "buyer", state: "accepted", buyers: [FIRST] }))).toBe(
      false,
    );
    const joined = [{ ...FIRST, is_me: false }, buyer({ is_me: true })];
    expect(mayInviteBuyer(offer({ side: "buyer", buyers: joined }))).toBe(false);
    expect(mayInviteBuyer(offer({ buyers: null }))).toBe(false);
  });

  it("leaving is for whoever joined, once, and for the first before acceptance", () => {
    const joined = [{ ...FIRST, is_me: false }, buyer({ is_me: true })];
    const state = "open";
    expect(mayLeaveOffer({ state, buyers: joined })).toBe(true);
    expect(mayLeaveOffer({ state: "accepted", buyers: joined })).toBe(true);
    expect(mayLeaveOffer({ state, buyers: [FIRST, buyer({})] })).toBe(true);
    expect(mayLeaveOffer({ state: "accepted", buyers: [FIRST, buyer({})] })).toBe(false);
    expect(mayLeaveOffer({ state, buyers: [FIRST, INVITED] })).toBe(false);
    const left = [{ ...FIRST, is_me: false }, buyer({ is_me: true, left_at: "2050" })];
    expect(mayLeaveOffer({ state, buyers: left })).toBe(false);
    expect(leavingText({ state: "open" })).not.toBe(leavingText({ state: "accepted" }));
  });
});

describe("buyers who changed", () => {
  const countered = (acts: OfferAct[]) =>
    offer({
      ...{ side: "buyer", state: "countered", version: 2, other: "Dana", acts },
      versions: [version(1), version(2, { made_by: "owner" })],
    });
  const joined = act({ act: "buyer_joined", n: 2, by: "Sam" });

  it("keep the buyers from accepting what the owner proposed before, and say who it was", () => {
    const changed = countered([joined]);
    expect(allowedActs(changed)).toEqual(["improve", "decline", "withdraw"]);
    expect(buyersChangedText(changed)).toMatch(
      /^Sam joined the buyers\. .*send the same terms back/,
    );
    const before = countered([{ ...joined, n: 1 }]);
    expect(allowedActs(before)).toContain("accept");
    expect(buyersChangedText(before)).toBeUndefined();
  });

  it("are named to an owner who has not seen them yet, the latest first to be looked at", () => {
    const seen = offer({ joins: 2, acts: [joined, act({ act: "buyer_left", by: "Lea" })] });
    expect(changesOfBuyers(seen, 1).map(({ by }) => by)).toEqual(["Lea"]);
    expect(changesOfBuyers(seen, 0)).toHaveLength(2);
    expect(changesOfBuyers(seen, 2)).toEqual([]);
  });

  it("are a matter for the contract after acceptance", () => {
    expect(areBuyersAgreed({ state: "accepted", sale: SALE })).toBe(true);
    expect(areBuyersAgreed({ state: "open", sale: null })).toBe(false);
    expect(BUYER_TEXTS.agreed).toMatch(/amendment to the contract on paper/);
  });
});

describe("the names of buyers", () => {
  it("a reader's own is left out, and so is whoever is invited or has left", () => {
    expect(buyingWith({ buyers: [FIRST, buyer({}), INVITED] })).toBe("with Sam Lee");
    expect(
      buyingWith({ buyers: [FIRST, buyer({ left_at: "2050-01-01T00:00:00Z" })] }),
    ).toBeUndefined();
    expect(buyingWith({ buyers: [FIRST] })).toBeUndefined();
    expect(buyingWith({})).toBeUndefined();
  });

  it("an act says which of the buyers it was, to both sides", () => {
    const of = offer({ side: "buyer", other: "Dana" });
    expect(actText(act({ by: "Sam" }), of)).toBe("Sam withdrew it");
    expect(actText(act({}), of)).toBe("You withdrew it");
    expect(actText(act({ by: "Sam" }), offer({ other: "Nora and Sam" }))).toBe("Sam withdrew it");
    expect(actText(act({}), offer({ other: "Nora" }))).toBe("Nora withdrew it");
    expect(actText(act({ act: "buyer_joined", by: "Sam" }), of)).toBe("Sam joined the buyers");
    expect(versionText(version(1, { by: "Sam" }), of)).toBe("Version 1, from Sam");
    expect(versionText(version(1), of)).toBe("Version 1, from you");
  });

  it("an owner who hides names reads none of them in the history", () => {
    const named = offer({
      other: "Nora and Sam",
      acts: [act({ by: "Sam" }), act({ act: "buyer_joined", by: "Sam" })],
      versions: [version(1, { by: "Sam" })],
    });
    const hidden = withoutName(named, "Buyer A");
    expect(JSON.stringify(hidden)).not.toContain("Sam");
    expect(hidden.acts.map((each) => actText(each, hidden))).toEqual([
      "Buyer A withdrew it",
      "Another buyer joined",
    ]);
  });
});
