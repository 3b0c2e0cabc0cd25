import { FINANCINGS, type OfferTerms, PAYERS } from "@domain/offers/offer-terms.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";

/** The day on which the offers below are made. */
export const TODAY = "2030-01-01";

const days = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { freq: 2 });
const payer = fc.option(fc.constantFrom(...PAYERS), { freq: 2 });
const words = fc.constantFrom("", "The refrigerator", "Curtains\nand rods");

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
    agent: fc.constantFrom("none", "share", "amount", "free"),
    share: fc.integer({ min: 0, max: 10_000 }),
    closing: fc.integer({ min: 0, max: 365 }),
    possession_days: fc.integer({ min: 0, max: 90 }),
    included: words,
    excluded: words,
    note: words,
  })
  .map(({ price, shares, agent, share, closing, ...rest }) => {
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
