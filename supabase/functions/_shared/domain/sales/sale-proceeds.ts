import { decidingOffer } from "../offers/compared-offers.ts";
import { type NetProceeds, netProceeds, type ProceedsTerms } from "../offers/net-proceeds.ts";
import { figuresProceeds, offerProceeds } from "../offers/offer-comparison.ts";
import { type HomeOffers, NO_FIGURES, type Offer } from "../offers/offers.ts";
import { dateInZone } from "../site/time/time-zones.ts";

export type SaleProceeds = NetProceeds & {
  /** Whose terms they are; undefined for a price of the owner's. */
  offer?: Offer;
};

/**
 * How much the owner keeps, by their stored figures: one sum for the offers page, Vesty and the document kit.
 *
 * @param asked another price; undefined for the deciding offer.
 * @param said terms that replace those of the offer and the stored figures.
 * @returns undefined if there is neither offer nor price.
 */
export function saleProceeds(
  offers: HomeOffers | null,
  asked: number | undefined,
  { now, said = {} }: { now: Date; said?: Partial<ProceedsTerms> },
): SaleProceeds | undefined {
  const figures = offers?.figures ?? NO_FIGURES;
  const deciding = offers ? decidingOffer(offers, now) : undefined;
  if (deciding && (asked === undefined || asked === deciding.terms.price)) {
    const today = dateInZone(now, offers?.home.time_zone ?? "UTC");
    const terms = { ...offerProceeds(deciding.terms, figures, today), ...said };
    return { ...netProceeds(deciding.sheet.price, terms), offer: deciding.offer };
  }
  if (asked === undefined) return undefined;
  return netProceeds(asked, { ...figuresProceeds(figures), ...said });
}
