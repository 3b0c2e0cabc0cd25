import { termsInForce } from "../sales/amendments.ts";
import { formatDollars } from "../site/text/format.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import { escalatedPrice, mostOf } from "./escalation.ts";
import {
  compareOffers,
  hiddenName,
  type NetSheet,
  netSheet,
  type OfferOrder,
  offerRisks,
  type Risk,
} from "./offer-comparison.ts";
import type { OfferTerms } from "./offer-terms.ts";
import {
  answeredAs,
  currentVersion,
  type HomeOffers,
  isLive,
  NO_FIGURES,
  type Offer,
  type OfferVersion,
  type SaleFigures,
  versionBefore,
} from "./offers.ts";

/** An offer in the comparison: its current version, net proceeds and risks. */
export type Compared = {
  offer: Offer;
  name: string;
  version: OfferVersion;
  terms: OfferTerms;
  /** The previous version, to mark changes. */
  before: OfferTerms | undefined;
  /** What the owner keeps if they accept it now: at the raised price, if another open offer raises it. */
  sheet: NetSheet;
  net: number;
  risks: Risk[];
  /** The price to which another open offer raises it, that offer, and what the owner keeps without that. */
  raised: Raised | null;
};

/** A price to which another open offer raises one, that offer, and what it pays at most. */
export type Rise = { price: number; over: Offer; overPrice: number };

type Raised = Rise & { netAsOffered: number };

/** The live offers that the owner can read, in the given order. */
export function comparedOffers(
  home: HomeOffers,
  { order, now }: { order: OfferOrder; now: Date },
): Compared[] {
  return readOffers(home, now)
    .filter(({ offer }) => isLive(offer.state))
    .sort(compareOffers(order));
}

/**
 * Where each offer's bar and dot end, from 0 to 1. Bars begin at zero and the longest is what the best offer leaves; dots
 * are on one line from today to the last closing. `less`: dollars below the best offer.
 */
export function pictureOf(offers: readonly Compared[]): {
  compared: Compared;
  keptShare: number;
  closingShare: number;
  less: number;
}[] {
  const best = Math.max(...offers.map(({ net }) => net));
  const last = Math.max(...offers.map(({ sheet }) => sheet.daysToClosing));
  const share = (part: number, whole: number) => (whole > 0 ? Math.max(0, part) / whole : 0);
  return offers.map((compared) => ({
    compared,
    keptShare: share(compared.net, best),
    closingShare: share(compared.sheet.daysToClosing, last),
    less: best - compared.net,
  }));
}

/** The offer that a sum is about: the accepted offer, or else the live offer that leaves the owner most. */
export function decidingOffer(home: HomeOffers, now: Date): Compared | undefined {
  return (
    readOffers(home, now).find(({ offer }) => offer.state === "accepted") ??
    comparedOffers(home, { order: "net", now })[0]
  );
}

/** Every offer that the owner can read, live or over. */
export function readOffers(home: HomeOffers, now: Date): Compared[] {
  const figures = home.figures ?? NO_FIGURES;
  const clock = { now, timeZone: home.home.time_zone ?? "UTC" };
  const letters = hiddenNames(home.offers);
  return home.offers.flatMap((offer): Compared[] => {
    const version = currentVersion(offer);
    if (!version) return [];
    const name = offer.other ?? letters.get(offer.id) ?? "";
    const own = judged(offer, version, figures, clock);
    const [rise] = risesOf(offer, home.offers);
    if (!rise) return [{ offer, name, ...own, raised: null }];
    const { sheet, net, risks } = judged(offer, version, figures, clock, rise.price);
    const raised = { ...rise, netAsOffered: own.net };
    return [{ offer, name, ...own, sheet, net, risks, raised }];
  });
}

/**
 * The open offers that raise this one's price by its escalation clause, the highest price first. Of several that raise it
 * to the same price, the lowest is the proof: it tells the buyer least about what others offer.
 */
export function risesOf(offer: Offer, offers: readonly Offer[]): Rise[] {
  const terms = currentVersion(offer)?.terms;
  if (!terms || answeredAs(offer) !== "open") return [];
  return offers
    .flatMap((over) => {
      const other = currentVersion(over);
      if (over.id === offer.id || answeredAs(over) !== "open" || !other) return [];
      const price = escalatedPrice(terms, [other.terms]);
      return price > terms.price ? [{ price, over, overPrice: mostOf(other.terms) }] : [];
    })
    .sort((a, b) => b.price - a.price || a.overPrice - b.overPrice)
    .filter(({ price }, n, all) => price !== all[n - 1]?.price);
}

/** "Rises to $551,000 over Sam's offer": beside the price as it was offered. */
export function raisedText({ price, over }: Rise): string {
  return `Rises to ${formatDollars(price)} over ${over.other ? `${over.other}'s` : "another"} offer`;
}

/** The offers with letters instead of buyers' names, so that an owner can show them to another person. */
export function withoutNames(home: HomeOffers): HomeOffers {
  const letters = hiddenNames(home.offers);
  const offers = home.offers.map((offer) => withoutName(offer, letters.get(offer.id)));
  return { ...home, offers };
}

/** Each offer's letter, by the offer's id. Letters follow the order in which offers were made, so they never change. */
function hiddenNames(offers: readonly Offer[]): Map<string, string> {
  const inTime = [...offers].sort(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  );
  return new Map(inTime.map(({ id }, position) => [id, hiddenName(position)]));
}

/** One offer without its buyers' names, which are also removed from its history, its sale and its files' names. */
export function withoutName(offer: Offer, letter = "A buyer"): Offer {
  return {
    ...offer,
    other: letter,
    acts: offer.acts.map(unnamed),
    versions: offer.versions.map((version) => ({
      ...unnamed(version),
      files: version.files.map((file, n) => ({ ...file, name: `File ${n + 1}` })),
    })),
    sale: offer.sale && {
      ...offer.sale,
      buyer: letter,
      acts: offer.sale.acts.map(unnamed),
      facts: offer.sale.facts.map(unnamed),
      amendments: offer.sale.amendments.map((each) =>
        each.answered_by === "buyer" && each.answer_by
          ? { ...unnamed(each), answer_by: null }
          : unnamed(each),
      ),
      ...(offer.sale.file_by ? { file_by: {} } : {}),
    },
  };
}

function unnamed<Act extends { made_by: string | null; by?: string | null }>(act: Act): Act {
  return act.made_by === "buyer" && act.by ? { ...act, by: null } : act;
}

function judged(
  offer: Pick<Offer, "state" | "versions" | "sale" | "home">,
  version: OfferVersion,
  figures: SaleFigures,
  clock: { now: Date; timeZone: string },
  price = version.terms.price,
): Omit<Compared, "offer" | "name" | "raised"> {
  const { files } = version;
  const terms = withClosingInForce(offer, version, clock.now);
  const accepted = { ...terms, price };
  const today = dateInZone(clock.now, clock.timeZone);
  const validOn = dateInZone(new Date(version.valid_until), clock.timeZone);
  const dates = isLive(offer.state) ? { today, validOn } : null;
  const sheet = netSheet(accepted, figures, today);
  return {
    version,
    terms,
    before: versionBefore(offer, version)?.terms,
    sheet,
    net: sheet.net,
    risks: offerRisks(accepted, { figures, files, dates }),
  };
}

/** A sale's closing can be moved without another version; earlier versions stay as they were. */
function withClosingInForce(
  { versions, sale, home }: Pick<Offer, "versions" | "sale" | "home">,
  { n, terms }: OfferVersion,
  now: Date,
): OfferTerms {
  if (sale?.n !== n) return terms;
  return termsInForce({ versions, sale, home }, now)?.terms ?? terms;
}
