import { isGuaranteed } from "../offers/guaranteed-loans.ts";
import type { OfferTerms } from "../offers/offer-terms.ts";
import { formatDollars } from "../site/format.ts";

export type AppraisalGap = {
  /** By how much the value is below the price, in dollars. */
  gap: number;
  /** What of it the buyer pays as agreed. */
  added: number;
  /** What nobody pays yet. */
  open: number;
};

/** What an appraisal below the price leaves open under the agreed terms; undefined if it isn't below. */
export function appraisalGap(
  terms: Pick<OfferTerms, "price" | "appraisal_gap" | "appraisal_days" | "financing">,
  value: number,
): AppraisalGap | undefined {
  const gap = terms.price - value;
  if (gap <= 0) return undefined;
  // Whoever waived the condition pays what is missing, but a borrower of an FHA or a VA loan can always leave.
  const isWaived = terms.appraisal_days === null && !isGuaranteed(terms);
  const added = isWaived ? gap : Math.min(gap, terms.appraisal_gap);
  return { gap, added, open: gap - added };
}

export function appraisalGapText({ gap, added, open }: AppraisalGap): string {
  const less = `The value is ${formatDollars(gap)} below the price.`;
  const buyer =
    added > 0
      ? ` By the agreed terms, the buyer adds ${formatDollars(added)} in cash.`
      : " By the agreed terms, the buyer adds nothing.";
  return open === 0
    ? `${less}${buyer} That covers all of it.`
    : `${less}${buyer} ${formatDollars(open)} is covered by nobody: agree on a lower price or on more cash, or the buyer may be able to leave.`;
}
