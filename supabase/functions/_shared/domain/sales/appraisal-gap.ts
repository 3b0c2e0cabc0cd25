import { isGuaranteed } from "../offers/guaranteed-loans.ts";
import type { OfferTerms } from "../offers/offer-terms.ts";
import { formatDollars } from "../site/text/format.ts";

export type AppraisalGap = {
  /** How far the appraised value is below the price, in dollars. */
  gap: number;
  /** The part of the gap that the buyer agreed to cover. */
  covered: number;
  /** The part of the gap that neither side covers yet. */
  open: number;
  /** The buyer may leave over such a value whatever the terms say. */
  mayLeave: boolean;
};

/**
 * The gap that an appraisal below the price leaves open under the agreed terms; undefined if the value isn't below the
 * price.
 */
export function appraisalGap(
  terms: Pick<OfferTerms, "price" | "appraisal_gap" | "appraisal_days" | "financing">,
  value: number,
): AppraisalGap | undefined {
  const gap = terms.price - value;
  if (gap <= 0) return undefined;
  // The amendatory clause of an FHA loan and the escape clause of a VA loan (38 CFR 36.4303) can't be waived.
  const mayLeave = isGuaranteed(terms);
  // A buyer who waived the contingency covers the whole gap.
  const isWaived = terms.appraisal_days === null && !mayLeave;
  const covered = isWaived ? gap : Math.min(gap, terms.appraisal_gap);
  return { gap, covered, open: gap - covered, mayLeave };
}

export function appraisalGapText({ gap, covered, open, mayLeave }: AppraisalGap): string {
  const buyer =
    open === 0
      ? "Under the agreed terms, the buyer covers all of it."
      : covered > 0
        ? `Under the agreed terms, the buyer covers ${formatDollars(covered)} of it.`
        : "Under the agreed terms, the buyer covers none of it.";
  return [
    `The value is ${formatDollars(gap)} below the price.`,
    buyer,
    ...(covered > 0
      ? ["How much more cash the buyer needs depends on the loan. Ask the lender."]
      : []),
    ...(open > 0
      ? [
          `${formatDollars(open)} is not covered. Agree on a lower price or on more from the buyer${mayLeave ? "." : ", or the buyer may be able to leave."}`,
        ]
      : []),
    ...(mayLeave ? ["With an FHA or a VA loan, the buyer may still leave."] : []),
  ].join(" ");
}
