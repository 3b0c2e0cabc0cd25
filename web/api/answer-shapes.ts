import type { BookingStatus } from "@domain/bookings.ts";
import type { Database } from "@domain/database.ts";
import type { ListingCard, ListingPage, ListingStatus, SoldHome } from "@domain/listings.ts";
import type { MapAnswer, MapHome } from "@domain/map.ts";
import type { ConversationHome, InboxItem, LinkedConversation, Side } from "@domain/messages.ts";
import type { NotificationData } from "@domain/notifications.ts";
import type { Financing, OfferTerms } from "@domain/offer-terms.ts";
import type {
  HomeOffers,
  Offer,
  OfferStart,
  OfferState,
  OfferVersion,
  Sale,
  SaleFigures,
} from "@domain/offers.ts";
import type { ShownViewing } from "@domain/viewings.ts";
import {
  every,
  flag,
  having,
  ifGiven,
  MISFIT,
  number,
  orNull,
  rowsOf,
  type Shape,
  text,
  wordOf,
} from "./shapes.ts";

/**
 * The parts of answers that money, states and access hang on (decision 167). The words are repeated here as
 * types only, so that the first load doesn't carry the rules behind them.
 */

const LISTING_STATUS = known<ListingStatus>({
  draft: true,
  active: true,
  pending: true,
  sold: true,
  withdrawn: true,
});

const BOOKING_STATUS = known<BookingStatus>({
  pending: true,
  confirmed: true,
  cancelled: true,
  completed: true,
});

const OFFER_STATE = known<OfferState>({
  open: true,
  countered: true,
  asked: true,
  backup: true,
  accepted: true,
  declined: true,
  withdrawn: true,
  expired: true,
  fell_through: true,
});

const FINANCING = known<Financing>({
  cash: true,
  conventional: true,
  fha: true,
  va: true,
  other: true,
});

const SIDE = known<Side>({ owner: true, buyer: true });

const CARD = having<ListingCard>({
  id: text,
  status: LISTING_STATUS,
  price: orNull(number),
  reduced_from: orNull(number),
});

const HOME = having<ConversationHome>({
  price: orNull(number),
  status: LISTING_STATUS,
  is_public: flag,
});

const TERMS = having<OfferTerms>({
  price: number,
  earnest_money: number,
  financing: FINANCING,
  down_payment: orNull(number),
  appraisal_gap: number,
  seller_credit: number,
  agent_share: orNull(number),
  agent_amount: orNull(number),
  closing_on: text,
});

const OFFER = having<Offer>({
  side: SIDE,
  state: OFFER_STATE,
  version: number,
  expires_at: text,
  home: orNull(HOME),
  versions: every(having<OfferVersion>({ n: number, made_by: SIDE, terms: TERMS })),
  sale: orNull(
    having<Sale>({
      n: number,
      state: known<Sale["state"]>({ open: true, fell_through: true, closed: true }),
    }),
  ),
});

const FIGURES = having<SaleFigures>({
  mortgage_payoff: number,
  taxes_due: number,
  carrying_cost_day: number,
  closing_costs_share: number,
  other_costs: number,
});

const HOME_OFFERS = having<HomeOffers>({
  home: HOME,
  figures: orNull(FIGURES),
  offers: rowsOf(OFFER),
});

const SHOWN_VIEWING = having<ShownViewing>({
  state: known<ShownViewing["state"]>({ live: true, past: true, cancelled: true }),
  status: BOOKING_STATUS,
  listing_status: LISTING_STATUS,
});

const LINKED_VIEWING: Shape = (value, skip) =>
  isOver(value) ? value : orNull(SHOWN_VIEWING)(value, skip);

const LINKED_CONVERSATION = orNull(
  having<LinkedConversation>({ side: SIDE, home: HOME, can_write: flag }),
);

type Schema = Database["public"];

/** By SQL function. */
export const ANSWERS: { readonly [Name in keyof Schema["Functions"]]?: Shape } = {
  accept_offer: OFFER,
  accept_proposal: LINKED_VIEWING,
  agree_to_end: OFFER,
  announce_end: OFFER,
  cancel_viewing: LINKED_VIEWING,
  conversation_by_link: LINKED_CONVERSATION,
  conversation_of_viewing: orNull(having({ home: HOME, can_write: flag })),
  counter_offer: OFFER,
  decline_offer: OFFER,
  end_by_link: LINKED_CONVERSATION,
  give_feedback: LINKED_VIEWING,
  go_on_with_sale: OFFER,
  improve_offer: OFFER,
  invite_visitors: OFFER,
  make_offer: OFFER,
  map_listings: having<MapAnswer>({
    homes: rowsOf(having<MapHome>({ id: text, price: orNull(number), status: LISTING_STATUS })),
  }),
  my_conversation: orNull(having({ side: SIDE, home: HOME, can_write: flag })),
  my_conversations: rowsOf(having<InboxItem>({ side: SIDE, home: HOME })),
  my_offer: orNull(OFFER),
  my_offers: rowsOf(OFFER),
  my_viewings: rowsOf(SHOWN_VIEWING),
  offer_start: orNull(having<OfferStart>({ home: HOME, obstacle: orNull(text) })),
  offers_of_home: orNull(HOME_OFFERS),
  propose_times: LINKED_VIEWING,
  rank_backups: HOME_OFFERS,
  search_listings: having<ListingPage>({ listings: rowsOf(CARD) }),
  similar_listings: rowsOf(CARD),
  sold_home: orNull(having<SoldHome>({ card: CARD })),
  stay_as_backup: OFFER,
  viewing_by_token: LINKED_VIEWING,
  withdraw_offer: OFFER,
  write_by_link: LINKED_CONVERSATION,
};

type Columns<Name extends keyof Schema["Tables"]> = {
  readonly [Column in keyof Schema["Tables"][Name]["Row"] | Embedded]?: Shape;
};
type Embedded = "price_history" | "home";

/** By table and column, wherever the column was asked for. */
export const COLUMNS: { readonly [Name in keyof Schema["Tables"]]?: Columns<Name> } = {
  bookings: { status: BOOKING_STATUS, home: having({ status: LISTING_STATUS }) },
  listings: {
    status: LISTING_STATUS,
    price: orNull(number),
    reduced_from: orNull(number),
    price_history: every(having({ price: number })),
  },
  messages: { sender: SIDE },
  notifications: {
    kind: text,
    data: having<NotificationData>({
      price: ifGiven(number),
      was: ifGiven(number),
      status: ifGiven(LISTING_STATUS),
    }),
  },
  offer_settings: { needs_disclosures: flag, needs_viewing: flag, needs_proof: flag },
  offers: { state: OFFER_STATE, version: number },
  sale_figures: { mortgage_payoff: number, taxes_due: number, other_costs: number },
};

function known<Word extends string>(words: Record<Word, true>): Shape {
  return wordOf(words);
}

function isOver(value: unknown): boolean {
  return having({ state: known<"over">({ over: true }) })(value, () => {}) !== MISFIT;
}
