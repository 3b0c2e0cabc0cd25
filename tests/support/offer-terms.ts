import { FINANCINGS, type OfferTerms, PAYERS } from "@domain/offers/offer-terms.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";

/** The day on which the offers below are made. */
export const TODAY = "2030-01-01";

const days = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { freq: 2 });
const payer = fc.option(fc.constantFrom(...PAYERS), { freq: 2 });
const words = fc.constantFrom("", "The refrigerator", "Curtains\nand rods");

/** What offers of earlier releases don't say. */
export const UNSAID = {
  escalates_to: null,
  escalates_by: null,
  approved_amount: null,
  lender: null,
  has_no_home: false,
  warranty: null,
  warranty_most: null,
} as const satisfies Partial<OfferTerms>;

/** Possible terms of an offer: what `parseOfferTerms` gives, and what the database stores. */
export const offerTerms: fc.Arbitrary<OfferTerms> = fc
  .record({
    price: fc.oneof(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.integer({ min: 100_000, max: 900_000 }),
    ),
    shares: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 5,
      maxLength: 5,
    }),
    financing: fc.constantFrom(...FINANCINGS),
    financing_days: days(120),
    inspection_days: days(60),
    appraisal_days: days(90),
    home_sale_days: days(180),
    disclosure_days: days(60),
    earnest_money_days: days(30),
    title_policy: payer,
    transfer_tax: payer,
    survey: payer,
    deposit_holder: fc.constantFrom(null, "Summit Title"),
    climbs: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 9000 })),
    ),
    approved: fc.option(fc.integer({ min: 1, max: 900_000 })),
    lender: fc.constantFrom(null, "Sandia Home Loans"),
    has_no_home: fc.boolean(),
    warranty: payer,
    plan: fc.integer({ min: 1, max: 1500 }),
    agent: fc.constantFrom("none", "share", "amount", "free"),
    share: fc.integer({ min: 0, max: 10_000 }),
    closing: fc.integer({ min: 0, max: 365 }),
    possession_days: fc.integer({ min: 0, max: 90 }),
    included: words,
    excluded: words,
    note: words,
  })
  .map(({ price, shares, agent, share, closing, climbs, approved, plan, ...rest }) => {
    // No contingency ends after the closing.
    const longest = Math.max(
      ...[rest.financing_days, rest.inspection_days, rest.appraisal_days].map(Number),
      ...[rest.home_sale_days, rest.disclosure_days].map(Number),
    );
    const [earnest = 0, down = 0, gap = 0, credit = 0, fee = 0] = shares.map((part) =>
      Math.floor(part * price),
    );
    const isCash = rest.financing === "cash";
    return {
      ...rest,
      price,
      ...climbing(price, climbs),
      approved_amount: isCash ? null : approved,
      lender: isCash ? null : rest.lender,
      has_no_home: rest.has_no_home && rest.home_sale_days === null,
      warranty_most:
        rest.warranty === "owner" || rest.warranty === "split" ? Math.min(plan, price) : null,
      earnest_money: earnest,
      earnest_money_days: earnest > 0 ? rest.earnest_money_days : null,
      deposit_holder: earnest > 0 ? rest.deposit_holder : null,
      down_payment: isCash ? null : down,
      financing_days: isCash ? null : rest.financing_days,
      appraisal_gap: rest.appraisal_days === null ? 0 : gap,
      seller_credit: credit,
      agent_name: agent === "none" ? null : "Ann Agent",
      agent_share: agent === "share" ? share / 1000 : null,
      agent_amount: agent === "amount" ? fee : null,
      closing_on: addDays(TODAY, Math.max(closing, longest)),
    };
  });

/** An escalation clause above a price, if there is room for one. */
function climbing(price: number, climbs: [number, number] | null) {
  const most = price + (climbs?.[0] ?? 0);
  return climbs && most <= 2_000_000_000
    ? { escalates_to: most, escalates_by: climbs[1] }
    : { escalates_to: null, escalates_by: null };
}
