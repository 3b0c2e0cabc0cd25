import {
  compareOffers,
  hiddenName,
  type NetSheet,
  netSheet,
  type OfferOrder,
  offerRisks,
  type Risk,
} from "@domain/offer-comparison.ts";
import type { OfferTerms } from "@domain/offer-terms.ts";
import {
  currentVersion,
  type HomeOffers,
  isLive,
  NO_FIGURES,
  type Offer,
  type OfferVersion,
  type SaleFigures,
} from "@domain/offers.ts";
import { dateInZone } from "@domain/time-zones.ts";

/** An offer beside others: its version that counts, what it leaves, and how sure it is. */
export type Compared = {
  offer: Offer;
  name: string;
  version: OfferVersion;
  terms: OfferTerms;
  /** The version before, whose differences are marked. */
  before: OfferTerms | undefined;
  sheet: NetSheet;
  net: number;
  risks: Risk[];
};

/** The live offers that can be read, in the wished order. */
export function comparedOffers(
  home: HomeOffers,
  options: { order: OfferOrder; hidesNames: boolean; now: Date },
): Compared[] {
  const figures = home.figures ?? NO_FIGURES;
  const today = dateInZone(options.now, home.home.time_zone ?? "UTC");
  // Letters follow the time at which the offers were made, so that they stay.
  const inTime = [...home.offers].sort((a, b) => a.created_at.localeCompare(b.created_at));
  return inTime
    .flatMap((offer, position): Compared[] => {
      const version = currentVersion(offer);
      if (!version || !isLive(offer.state)) return [];
      const name = options.hidesNames
        ? hiddenName(position)
        : (offer.other ?? hiddenName(position));
      return [{ offer, name, ...judged(offer, version, figures, today) }];
    })
    .sort(compareOffers(options.order));
}

export function judged(
  offer: Pick<Offer, "versions">,
  version: OfferVersion,
  figures: SaleFigures,
  today: string,
): Omit<Compared, "offer" | "name"> {
  const { terms } = version;
  const sheet = netSheet(terms, figures, today);
  return {
    version,
    terms,
    before: offer.versions.find(({ n }) => n === version.n - 1)?.terms,
    sheet,
    net: sheet.net,
    risks: offerRisks(terms, { figures, files: version.files }),
  };
}
