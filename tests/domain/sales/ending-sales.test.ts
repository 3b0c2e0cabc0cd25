import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer, Sale } from "@domain/offers/offers.ts";
import { reasonHint } from "@domain/sales/ending-sales.ts";
import { expect, it } from "vitest";

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
      "With an FHA or a VA loan, the buyer may leave over a value below the price, whatever the terms say.";
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
