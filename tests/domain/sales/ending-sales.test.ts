import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { EarnestMoney, Offer, Sale } from "@domain/offers/offers.ts";
import { openMoney, reasonHint } from "@domain/sales/ending-sales.ts";
import { describe, expect, it } from "vitest";
import { offer, SALE, TERMS, version } from "../../web/offers/offers/offers.ts";

const NOW = new Date("2030-01-10T18:00:00Z");

function sale(terms: Partial<OfferTerms>) {
  const versions = [{ n: 1, terms: { closing_on: "2030-02-10", possession_days: 0, ...terms } }];
  return {
    ...{ home: null, versions: versions as Offer["versions"] },
    sale: { state: "open", n: 1, acts: [], amendments: [], has_hoa: false } as unknown as Sale,
  };
}

it.each(["fha", "va"] as const)(
  "a low value is always a reason to leave with a loan: %s",
  (loan) => {
    const text =
      "With an FHA or a VA loan, the buyer may leave if the home is valued below the price. The terms can't change that.";
    expect(reasonHint("appraisal", sale({ financing: loan, appraisal_days: null }), NOW)).toBe(
      text,
    );
    expect(reasonHint("appraisal", sale({ financing: loan, appraisal_days: 10 }), NOW)).toBe(text);
    expect(reasonHint("inspection", sale({ financing: loan, inspection_days: null }), NOW)).toBe(
      "The agreed terms have no such condition.",
    );
  },
);

it("the terms say whether any other loan protects the buyer", () => {
  const hint = (appraisal_days: number | null) =>
    reasonHint("appraisal", sale({ financing: "conventional", appraisal_days }), NOW);
  expect(hint(null)).toBe("The agreed terms have no such condition.");
  expect(hint(10)).toBe("The agreed terms have this condition until 10 days after signing.");
});

describe("the earnest money of a sale that ended", () => {
  const said = (made_by: "buyer" | "owner", earnest_money: EarnestMoney) => ({
    ...{ act: "money" as const, made_by, n: 1, said: "", at: "2026-11-28T00:00:00Z" },
    earnest_money,
  });
  const ended = (...acts: Offer["acts"]) =>
    offer({ state: "fell_through", side: "buyer", sale: { ...SALE, state: "fell_through" }, acts });

  it("stays open until both have said the same, and what was said last counts", () => {
    expect(openMoney(ended(said("buyer", "to_buyer")))).toEqual({ own: "to_buyer", theirs: null });
    expect(openMoney(ended(said("buyer", "unsettled"), said("owner", "unsettled")))).toBeDefined();
    const differs = [said("buyer", "to_buyer"), said("owner", "divided")];
    expect(openMoney(ended(...differs))).toEqual({ own: "to_buyer", theirs: "divided" });
    expect(openMoney(ended(...differs, said("buyer", "divided")))).toBeUndefined();
  });

  it("is nothing to speak of where none was agreed on, or while the sale goes on", () => {
    const none = version(1, { terms: { ...TERMS, earnest_money: 0 } });
    expect(openMoney({ ...ended(), versions: [none] })).toBeUndefined();
    expect(openMoney(offer({ state: "accepted", sale: SALE }))).toBeUndefined();
  });
});
