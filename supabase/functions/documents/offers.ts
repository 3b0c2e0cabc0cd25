import { withoutName, withoutNames } from "../_shared/domain/offers/compared-offers.ts";
import { OFFER_ORDERS } from "../_shared/domain/offers/offer-comparison.ts";
import {
  comparisonPaper,
  type OfferPaper,
  offerPaper,
} from "../_shared/domain/offers/offer-papers.ts";
import type { HomeOffers, Offer } from "../_shared/domain/offers/offers.ts";
import { saleHistoryPaper } from "../_shared/domain/sales/sale-archive.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import { type EdgeApp, type EdgeContext, idInPath, route } from "../_shared/edge/http.ts";
import { HOUR_S, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { Draw } from "./kit/draw.ts";
import { answerPaper, DRAWN_PER_HOUR } from "./pdf-answer.ts";

export type OfferPaperGateways = {
  callers: Callers;
  offers: OfferReader;
  store: { takeRate: TakeRate };
  draw: Draw;
};

/** Both are null for an offer or a home that is not the user's. @throws AppError `offers_unavailable` */
type OfferReader = {
  one(user: User, id: string): Promise<Offer | null>;
  ofHome(user: User, listingId: string): Promise<HomeOffers | null>;
};

export function addOfferRoutes(app: EdgeApp, gateways: OfferPaperGateways): void {
  route(app, "/offers/:id/paper", { get: (c) => summary(c, gateways) });
  route(app, "/offers/:id/history", { get: (c) => history(c, gateways) });
  route(app, "/offers/homes/:id/paper", { get: (c) => comparison(c, gateways) });
}

/**
 * `GET /documents/offers/:id/paper?hidden` → PDF of an offer, for either side. `hidden` leaves the
 * buyer's name out, for its owner to show.
 */
async function summary(c: EdgeContext, gateways: OfferPaperGateways) {
  const { user, id } = await prepare(c, gateways, "offer_unknown");
  const offer = await gateways.offers.one(user, id);
  const shown = offer && hidesNames(c) ? await nameless(user, offer, gateways) : offer;
  return answer(c, gateways, shown && offerPaper(shown, new Date()), "offer_unknown");
}

/** `GET /documents/offers/:id/history` → PDF of what was done and recorded at each step of its sale, for either side. */
async function history(c: EdgeContext, gateways: OfferPaperGateways) {
  const { user, id } = await prepare(c, gateways, "offer_unknown");
  const offer = await gateways.offers.one(user, id);
  return answer(c, gateways, offer && saleHistoryPaper(offer, new Date()), "offer_unknown");
}

/** The offer with a letter for its buyer's name, the same as beside the other offers. */
async function nameless(user: User, offer: Offer, { offers }: OfferPaperGateways): Promise<Offer> {
  if (offer.side !== "owner") return offer;
  const home = offer.listing_id ? await offers.ofHome(user, offer.listing_id) : null;
  const beside = home && withoutNames(home).offers.find(({ id }) => id === offer.id);
  return withoutName(offer, beside?.other ?? undefined);
}

function hidesNames(c: EdgeContext): boolean {
  return c.req.query("hidden") !== undefined;
}

/** `GET /documents/offers/homes/:id/paper?sort=&hidden` → PDF of a home's live offers, for its owner. */
async function comparison(c: EdgeContext, gateways: OfferPaperGateways) {
  const { user, id } = await prepare(c, gateways, "listing_not_found");
  const home = await gateways.offers.ofHome(user, id);
  const order = OFFER_ORDERS.find((each) => each === c.req.query("sort")) ?? "net";
  const shown = home && hidesNames(c) ? withoutNames(home) : home;
  const paper = shown && comparisonPaper(shown, { order, now: new Date() });
  return answer(c, gateways, paper, "listing_not_found");
}

type Unknown = "offer_unknown" | "listing_not_found";

async function prepare(c: EdgeContext, { callers, store }: OfferPaperGateways, unknown: Unknown) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, unknown);
  await requireRate(store.takeRate, `documents:offers:${user.id}`, HOUR_S, DRAWN_PER_HOUR);
  return { user, id };
}

function answer(
  c: EdgeContext,
  { draw }: OfferPaperGateways,
  paper: OfferPaper | null,
  unknown: Unknown,
) {
  if (paper === null) throw new AppError(unknown);
  return answerPaper(c, draw, paper, "Offers");
}

/** These reads use the caller's client: SQL decides what either side reads, and what is sealed to them. */
export function createOfferReader(database: Database): OfferReader {
  return {
    one: (user, id) =>
      ask(database.callerClient(user.token).rpc("my_offer", { id }), "offers_unavailable"),
    ofHome: (user, listing_id) =>
      ask(
        database.callerClient(user.token).rpc("offers_of_home", { listing_id }),
        "offers_unavailable",
      ),
  };
}
