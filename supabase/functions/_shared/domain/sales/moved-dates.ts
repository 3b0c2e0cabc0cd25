import { CLOSING_WITHIN_DAYS, type OfferTerms } from "../offers/offer-terms.ts";
import { addDays, isCalendarDate } from "../site/time/time-zones.ts";
import { termsInForce } from "./amendments.ts";
import { isSettled, type SaleStep, saleSteps } from "./deadlines.ts";
import type { SaleStepKind } from "./sale-steps.ts";
import { amendedTerms, firstVersion, homeTime, type SaleOffer, stepsOfSale } from "./step-words.ts";

/** A step's date that other terms would move. */
export type MovedDate = {
  kind: SaleStepKind;
  /** Null if the step has no date yet. */
  was: string | null;
  now: string;
  /** Whether the step would be late right away. */
  isLate: boolean;
  beyond: string | null;
};

/** The terms in force with another closing; undefined if nobody can propose that day. */
export function termsWithClosing(
  offer: SaleOffer,
  closing: string,
  now: Date,
): OfferTerms | undefined {
  const { today } = homeTime(offer, now);
  const isAhead = isCalendarDate(closing) && today < closing;
  if (!isAhead || closing > addDays(today, CLOSING_WITHIN_DAYS)) return undefined;
  const terms = termsInForce(offer, now)?.terms;
  return terms && { ...terms, closing_on: closing };
}

/** The steps of a sale as they would be if both agreed on these terms now: for looking at a change before it is proposed. */
export function stepsIf(offer: SaleOffer, terms: OfferTerms, now: Date): SaleStep[] {
  const first = firstVersion(offer)?.terms;
  const current = termsInForce(offer, now)?.terms;
  if (!first || !current) return [];
  const { acts, has_hoa } = offer.sale;
  const names = Object.keys(terms) as (keyof OfferTerms)[];
  const time = homeTime(offer, now);
  return saleSteps({ ...first, has_hoa }, acts, time, [
    ...amendedTerms(offer.sale),
    {
      terms: { ...terms, has_hoa },
      changes: names.filter((name) => terms[name] !== current[name]),
      acts_before: acts.length,
      on: time.today,
    },
  ]);
}

/** The dates that these terms would move, the next one first. */
export function movedDates(offer: SaleOffer, terms: OfferTerms, now: Date): MovedDate[] {
  const before = stepsOfSale(offer, now);
  return stepsIf(offer, terms, now)
    .flatMap((step) => {
      const { kind, due_on, state, beyond } = step;
      const was = before.find((each) => each.kind === kind)?.due_on ?? null;
      if (isSettled(step) || due_on === null || due_on === was) return [];
      return [{ kind, was, now: due_on, isLate: state === "missed", beyond }];
    })
    .sort((a, b) => a.now.localeCompare(b.now));
}
