import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { HomeOffers, Offer, OfferStart, OfferVersion, Sale } from "@domain/offers/offers.ts";
import type { Amendment } from "@domain/sales/sale-amendment.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { UNSAID } from "../../../support/offer-terms.ts";
import { HOME } from "../../talk/messages/conversations.ts";

/** Offers as the database answers, for tests of screens. Dates follow the clock. */
export const OFFER_ID = "dddddddd-dddd-4ddd-8ddd-dddddddddddd";
export { HOME };

const NOW = Date.now();
export const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
/** Where the home is: late in the evening there, UTC has the next day. */
export const inDays = (days: number) =>
  addDays(dateInZone(new Date(NOW), HOME.time_zone ?? "UTC"), days);

export const TERMS: OfferTerms = {
  ...UNSAID,
  price: 480_000,
  earnest_money: 10_000,
  earnest_money_days: 3,
  financing: "conventional",
  down_payment: 96_000,
  financing_days: 30,
  inspection_days: 10,
  appraisal_days: 21,
  appraisal_gap: 0,
  home_sale_days: null,
  disclosure_days: 5,
  seller_credit: 0,
  agent_name: null,
  agent_share: null,
  agent_amount: null,
  title_policy: null,
  transfer_tax: null,
  survey: null,
  deposit_holder: null,
  closing_on: inDays(45),
  possession_days: 0,
  included: "",
  excluded: "",
  note: "",
};

export function version(n: number, changes: Partial<OfferVersion> = {}): OfferVersion {
  return {
    n,
    made_by: "buyer",
    round_id: null,
    valid_until: inHours(48),
    created_at: inHours(n - 30),
    is_sealed: false,
    terms: TERMS,
    files: [],
    ...changes,
  };
}

/** Nora offers, Dana owns. */
export function offer(changes: Partial<Offer> = {}): Offer {
  return {
    id: OFFER_ID,
    side: "owner",
    state: "open",
    version: 1,
    listing_id: HOME.id,
    title: HOME.title,
    home: HOME,
    other: "Nora",
    expires_at: inHours(48),
    backup_place: null,
    has_sale_ahead: false,
    called_at: null,
    created_at: inHours(-30),
    ended_at: null,
    round: null,
    rounds: [],
    versions: [version(1)],
    is_final: false,
    may_propose: true,
    visitors: 0,
    acts: [],
    sale: null,
    ...changes,
  };
}

export const CASH: OfferTerms = {
  ...TERMS,
  price: 455_000,
  financing: "cash",
  down_payment: null,
  financing_days: null,
  appraisal_days: null,
  closing_on: inDays(15),
};

export const SALE: Sale = {
  id: "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee",
  n: 1,
  state: "open",
  accepted_by: "owner",
  accepted_at: inHours(-1),
  accepted_on: inDays(0),
  has_hoa: false,
  facts: [],
  phones_differ: false,
  ended_at: null,
  owner_cleared_at: null,
  buyer_cleared_at: null,
  ended_by: null,
  reason: null,
  endings: 0,
  ends_at: null,
  wants_on: null,
  owner: "Dana Whitfield",
  buyer: "Nora Lindqvist",
  address: "1418 Maple St, Boise, ID 83702",
  acts: [],
  amendments: [],
};

/** A change that the buyer proposed: six thousand more, and the roof. */
export function amendment(more: object = {}): Amendment {
  return {
    ...{ n: 1, version: 2, made_by: "buyer", changes: ["seller_credit", "repairs"] },
    ...{ closing_was: TERMS.closing_on, repairs: "The roof over the porch", said: "" },
    ...{ state: "open", terms: { ...TERMS, seller_credit: TERMS.seller_credit + 6000 } },
    ...{ valid_until: inHours(48), created_at: inHours(-1), answer: "" },
    ...{ answered_by: null, answered_at: null, answered_on: null, acts_before: null },
    ...more,
  } as Amendment;
}

export function homeOffers(offers: Offer[], changes: Partial<HomeOffers> = {}): HomeOffers {
  return {
    home: HOME,
    settings: {
      needs_disclosures: false,
      needs_showing: false,
      needs_proof: false,
      showings_then: "keep",
      others_then: "ask",
    },
    figures: null,
    round: null,
    offers,
    ...changes,
  };
}

export function start(changes: Partial<OfferStart> = {}): OfferStart {
  return {
    home: HOME,
    obstacle: null,
    needs: { disclosures: false, showing: false, proof: false },
    met: { disclosures: false, showing: false },
    offer_id: null,
    round: null,
    ...changes,
  };
}
