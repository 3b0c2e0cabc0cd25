import { formatDollars } from "../site/text/format.ts";
import type { OfferTerms } from "./offer-terms.ts";
import type { OfferVersion } from "./offers.ts";

/**
 * The escalation clause: a price that rises above another offer, by an amount, up to a maximum.
 * `private.risen_price` reckons the same, and what it reckons is what two sides agree on.
 */
export type Escalating = Pick<OfferTerms, "price" | "escalates_to" | "escalates_by">;

/** The most that an offer pays. */
export function mostOf({ price, escalates_to }: Escalating): number {
  return escalates_to ?? price;
}

/**
 * The price to which other open offers raise an offer: more than the highest of them, never more than its maximum, and
 * its own price as long as no other offer is as high.
 *
 * Two offers with a clause would raise each other step by step until the lower maximum is reached. So the other offer
 * counts with its maximum from the beginning: that is where the steps end, and none of them has to be gone.
 */
export function escalatedPrice(terms: Escalating, others: readonly Escalating[]): number {
  const { price, escalates_to, escalates_by } = terms;
  const highest = Math.max(0, ...others.map(mostOf));
  if (escalates_to === null || escalates_by === null || highest < price) return price;
  return Math.min(escalates_to, highest + escalates_by);
}

/**
 * Says how the price of a sale was fixed when terms with an escalation clause were accepted: the proof that both sides
 * read. It never says who made the other offer. Undefined for a version that people wrote themselves.
 */
export function fixedPriceText(
  { terms, fixes, over_price }: Pick<OfferVersion, "terms" | "fixes" | "over_price">,
  versions: readonly OfferVersion[],
): string | undefined {
  const clause = versions.find(({ n }) => n === fixes)?.terms;
  if (!clause) return undefined;
  const price = formatDollars(terms.price);
  if (!over_price)
    return `The price is ${price}, as it was offered. The escalation clause was not used, and it is over.`;
  // More than this offer's own maximum isn't told.
  const most = over_price === clause.escalates_to ? "at least" : "up to";
  const other = `Another offer was open then. By its terms here, its buyer would pay ${most} ${formatDollars(over_price)}. We don't say who that is.`;
  return terms.price === clause.escalates_to
    ? `The price rose to ${price}, the most that was offered. ${other}`
    : `The price rose to ${price}, ${formatDollars(terms.price - over_price)} more than another offer. ${other}`;
}

/** Terms as an owner may propose them: a counter has one price. */
export function withoutEscalation(terms: OfferTerms): OfferTerms {
  return { ...terms, escalates_to: null, escalates_by: null };
}
