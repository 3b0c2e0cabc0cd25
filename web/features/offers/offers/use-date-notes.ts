import { type DateNote, dateNotes } from "@domain/offers/offer-dates.ts";
import { isLive, type Offer, type OfferVersion } from "@domain/offers/offers.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useNow } from "@web/lib/use-now.ts";

/** Notes about a version's dates, as long as it can be accepted. */
export function useDateNotes(offer: Offer, version: OfferVersion | undefined): DateNote[] {
  const now = useNow();
  if (!version || !isLive(offer.state)) return [];
  const timeZone = offer.home?.time_zone ?? "UTC";
  const validOn = dateInZone(new Date(version.valid_until), timeZone);
  const today = dateInZone(now, timeZone);
  return dateNotes(version.terms, { today, validOn, state: offer.home?.state });
}
