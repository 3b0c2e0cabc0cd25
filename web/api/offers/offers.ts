import type { OfferOrder } from "@domain/offers/offer-comparison.ts";
import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type {
  EarnestMoney,
  FallReason,
  HomeOffers,
  Offer,
  OfferRound,
  OfferSettings,
  OfferStart,
  SaleFigures,
  SentFile,
} from "@domain/offers/offers.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import type { Message } from "@domain/talk/messages.ts";
import { queryOptions } from "@tanstack/react-query";
import { channelOf } from "../../lib/came-from.ts";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { callFunction, download } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/**
 * Offers of both sides. Everything polls while the page is visible. Every act returns the offer as
 * it is now; errors are those of the catalogue (`offer_changed`, `offer_not_open`, `round_running` …).
 */

const fallback = "offers_unavailable";
const notSent = { fallback: "offer_not_sent", repeats: true } as const;

/** The facts that a buyer needs before making an offer; null when the home is not for sale. */
export function offerStartQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "offer-start", listingId),
    queryFn: ({ signal }): Promise<OfferStart | null> | null =>
      isUuid(listingId)
        ? asMember({ signal, fallback }, (db) => db.rpc("offer_start", { listing_id: listingId }))
        : null,
  });
}

/** The offers that the buyer has made: live ones first, then the latest. */
export function myOffersQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "offers"),
    queryFn: ({ signal }): Promise<Offer[]> =>
      asMember({ signal, fallback }, (db) => db.rpc("my_offers")),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** One offer with its history, for either side; null when it is gone or another person's. */
export function offerQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "offer", id),
    queryFn: ({ signal }): Promise<Offer | null> | null =>
      isUuid(id) ? asMember({ signal, fallback }, (db) => db.rpc("my_offer", { id })) : null,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** All offers of a home, with settings and figures, for its owner; null for another person's home. */
export function homeOffersQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "home-offers", listingId),
    queryFn: ({ signal }): Promise<HomeOffers | null> | null =>
      isUuid(listingId)
        ? asMember({ signal, fallback }, (db) =>
            db.rpc("offers_of_home", { listing_id: listingId }),
          )
        : null,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The contents of a version that a side sends: terms, when they expire (an instant), and the buyer's files. */
type Proposal = {
  terms: OfferTerms;
  valid_until: string;
  files?: SentFile[];
  /** The running round of best and final offers, if the sender knows of it: the version is sealed. */
  round_id?: string | null;
};

/**
 * @param id made by the client; the same id again returns the stored offer.
 * @param sent as_backup says that the buyer knows of a pending sale.
 */
export function makeOffer(
  id: string,
  listing_id: string,
  sent: Proposal & { as_backup: boolean },
): Promise<Offer> {
  return asMember(notSent, (db) =>
    db.rpc("make_offer", { id, listing_id, ...sent, came_from: channelOf(listing_id) ?? "" }),
  );
}

/** @param seen the number of the latest version the buyer has seen, sealed ones included. */
export function improveOffer(id: string, seen: number, sent: Proposal): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("improve_offer", { id, seen, ...sent }));
}

/** @param seen the number of the latest version the owner has seen. */
export function counterOffer(
  id: string,
  seen: number,
  { terms, valid_until }: Pick<Proposal, "terms" | "valid_until">,
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("counter_offer", { id, seen, terms, valid_until }));
}

/** @param n the version being accepted. Only owners make the other choices, and name the buyers they have seen. */
export function acceptOffer(
  id: string,
  n: number,
  choices: {
    showings?: "keep" | "cancel";
    others?: "ask" | "decline";
    joins?: number;
    /** The open offer that raises the price by its escalation clause, and the price that the owner has seen. */
    over?: string;
    price?: number;
  } = {},
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("accept_offer", { id, n, ...choices }));
}

export function declineOffer(id: string, n: number, said = ""): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("decline_offer", { id, n, said }));
}

export function withdrawOffer(id: string, said = ""): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("withdraw_offer", { id, said }));
}

/** The buyer's answer after another offer was accepted. */
export function stayAsBackup(id: string, stays: boolean): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("stay_as_backup", { id, stays }));
}

/** The owner puts the backups in another order. @param seen the order they were shown in. */
export function rankBackups(
  listing_id: string,
  seen: string[],
  ranked: string[],
): Promise<HomeOffers> {
  return asMember(notSent, (db) => db.rpc("rank_backups", { listing_id, seen, ranked }));
}

/** The owner asks for best and final offers. @param id made by the client. */
export function callRound(id: string, listing_id: string, deadline: string): Promise<OfferRound> {
  return asMember(notSent, (db) => db.rpc("call_round", { id, listing_id, deadline }));
}

/** The owner takes a round back; what buyers have sealed in it is never read. */
export function callOffRound(id: string): Promise<OfferRound> {
  return asMember(notSent, (db) => db.rpc("call_off_round", { id }));
}

/** The contents of an announcement that the sale ends. */
type SaidOfEnd = { earnest_money: EarnestMoney; said: string };

/** Either side announces the end of a sale. @param seen the number of announcements so far. */
export function announceEnd(
  id: string,
  seen: number,
  sent: SaidOfEnd & { reason: FallReason },
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("announce_end", { id, seen, ...sent }));
}

/** The other side agrees, and the sale ends right away. @param ending the number of the announcement. */
export function agreeToEnd(id: string, ending: number, sent: SaidOfEnd): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("agree_to_end", { id, ending, ...sent }));
}

/**
 * Says what happens to the earnest money after a sale fell through. @param seen what the other side has said, as the
 * caller knows it.
 */
export function sayMoney(id: string, seen: EarnestMoney | null, sent: SaidOfEnd): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("say_money", { id, ...sent, ...(seen && { seen }) }));
}

/** Proposes to go on with a sale whose end is announced, or agrees to it. */
export function goOnWithSale(id: string, ending: number): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("go_on_with_sale", { id, ending }));
}

/** The owner invites visitors whose showings the acceptance cancelled to book again. */
export function inviteVisitors(id: string): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("invite_visitors", { id }));
}

/** A question to the other side, in their conversation about the home. */
export function askAboutOffer(id: string, offer_id: string, body: string): Promise<Message> {
  return asMember({ fallback: "message_not_sent", repeats: true }, (db) =>
    db.rpc("ask_about_offer", { id, offer_id, body }),
  );
}

export async function saveOfferSettings(
  listing_id: string,
  settings: OfferSettings,
): Promise<void> {
  await asMember(notSent, (db) => db.from("offer_settings").upsert({ listing_id, ...settings }));
}

export async function saveSaleFigures(listing_id: string, figures: SaleFigures): Promise<void> {
  await asMember(notSent, (db) => db.from("sale_figures").upsert({ listing_id, ...figures }));
}

/** Drawing one takes the server a while. */
const PAPER_TIMEOUT_MS = 60_000;
const paper = { timeoutMs: PAPER_TIMEOUT_MS, fallback: "kit_failed" } as const;

/** A PDF of an offer, for either side. @param hidesNames for the owner: shows the buyer as a letter. */
export function downloadOffer(id: string, hidesNames: boolean): Promise<Blob> {
  return download(`documents/offers/${id}/paper${hidesNames ? "?hidden" : ""}`, paper);
}

/** A PDF of a home's live offers side by side, for its owner. */
export function downloadComparison(
  listingId: string,
  { order, hidesNames }: { order: OfferOrder; hidesNames: boolean },
): Promise<Blob> {
  const query = new URLSearchParams({ sort: order, ...(hidesNames ? { hidden: "" } : {}) });
  return download(`documents/offers/homes/${listingId}/paper?${query}`, paper);
}

/** A short-lived URL of a file that came with an offer, for the home's owner. */
export function offerFileLink(offerId: string, documentId: string): Promise<{ url: string }> {
  return callFunction(
    `documents/offers/${offerId}/${documentId}/link`,
    { method: "POST", fallback: "document_not_read" },
    fits<{ url: string }>(having({ url: text })),
  );
}
