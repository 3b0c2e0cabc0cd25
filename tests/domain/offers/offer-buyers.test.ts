import { withoutName } from "@domain/offers/compared-offers.ts";
import {
  buyingWith,
  leavingText,
  mayInviteBuyer,
  mayLeaveOffer,
} from "@domain/offers/offer-buyers.ts";
import { actText, versionText } from "@domain/offers/offer-standing.ts";
import type { OfferAct, OfferBuyer } from "@domain/offers/offers.ts";
import { describe, expect, it } from "vitest";
import { offer, version } from "../../web/offers/offers/offers.ts";

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

  it("leaving is for whoever joined, once", () => {
    const joined = [{ ...FIRST, is_me: false }, buyer({ is_me: true })];
    expect(mayLeaveOffer({ buyers: joined })).toBe(true);
    expect(mayLeaveOffer({ buyers: [FIRST, buyer({})] })).toBe(false);
    expect(mayLeaveOffer({ buyers: [FIRST, buyer({ is_me: true, left_at: "2050" })] })).toBe(false);
    expect(leavingText({ state: "open" })).not.toBe(leavingText({ state: "accepted" }));
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
