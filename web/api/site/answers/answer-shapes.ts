import type { ListingCard, ListingStatus } from "@domain/homes/listings.ts";
import type { HomeOwners } from "@domain/homes/owners.ts";
import type { Financing, OfferTerms } from "@domain/offers/offer-terms.ts";
import type {
  HomeOffers,
  Offer,
  OfferRound,
  OfferState,
  Sale,
  SaleFigures,
} from "@domain/offers/offers.ts";
import type {
  Acknowledgment,
  DisclosureAccess,
  DisclosuresPage,
  OwnDisclosures,
  RequestState,
} from "@domain/papers/disclosures.ts";
import type { OfferInShort } from "@domain/people/standing.ts";
import type { AgreedSale } from "@domain/sales/agreed-terms.ts";
import type { Appointment } from "@domain/sales/appointments.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { Party, PartyPage } from "@domain/sales/parties.ts";
import type { PartyRole } from "@domain/sales/party-roles.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import type { SavedSettlement } from "@domain/sales/settlement-figures.ts";
import type { PersonToSign, SaleSignings } from "@domain/sales/signings.ts";
import type { LinkedStep } from "@domain/sales/step-links.ts";
import { STEP_NAMES } from "@domain/sales/step-names.ts";
import type { SharedList } from "@domain/search/shared-lists.ts";
import type { AvailabilityRules } from "@domain/showings/availability.ts";
import type { BookingStatus } from "@domain/showings/bookings.ts";
import type { LinkedShowing, OwnShowing, ShownShowing } from "@domain/showings/showings.ts";
import type { Database } from "@domain/site/database/database.ts";
import type { FailingThirdParty } from "@domain/site/operating/third-parties.ts";
import type { PlanId } from "@domain/site/plans/plans.ts";
import type { Decision, Measure } from "@domain/talk/decisions.ts";
import type { ConversationHome, LinkedConversation, Message, Side } from "@domain/talk/messages.ts";
import type { ModerationCase, QueuedCase } from "@domain/talk/moderating.ts";
import type { CaseKind } from "@domain/talk/reports.ts";
import {
  every,
  flag,
  having,
  ifGiven,
  MISFIT,
  number,
  orNull,
  type Parts,
  rowsOf,
  type Shape,
  text,
  wordOf,
} from "./shapes.ts";

/**
 * The parts of answers on which money, states and access depend (decision 167). The words are repeated here as types
 * only, so that the first load doesn't include the rules behind them.
 */

export const LISTING_STATUS = wordOf<ListingStatus>({
  draft: true,
  active: true,
  pending: true,
  sold: true,
  withdrawn: true,
});

export const BOOKING_STATUS = wordOf<BookingStatus>({
  pending: true,
  confirmed: true,
  cancelled: true,
  completed: true,
});

const OFFER_STATE = wordOf<OfferState>({
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

const FINANCING = wordOf<Financing>({
  cash: true,
  conventional: true,
  fha: true,
  va: true,
  other: true,
});

const SIDE = wordOf<Side>({ owner: true, buyer: true });

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
  earnest_money_days: orNull(number),
  closing_on: text,
});

const SALE_STEP = wordOf<SaleStepKind>(STEP_NAMES);

const SALE_ACT = wordOf<SaleAct["act"]>({
  proposed: true,
  agreed: true,
  refused: true,
  taken_back: true,
  done: true,
  waived: true,
  reopened: true,
});

const SALE_STATE = wordOf<Sale["state"]>({ open: true, fell_through: true, closed: true });

const SALE_PARTS: Parts<Sale> = {
  n: number,
  has_hoa: flag,
  facts: every(having({ n: number, kind: SALE_STEP, made_by: SIDE })),
  // Dates follow from all of them, so none may be left out.
  acts: every(having({ n: number, kind: SALE_STEP, act: SALE_ACT, made_by: SIDE })),
  amendments: every(having({ n: number, made_by: SIDE, terms: TERMS })),
};

const OFFER = having<Offer>({
  side: SIDE,
  state: OFFER_STATE,
  version: number,
  expires_at: text,
  home: orNull(HOME),
  versions: every(having({ n: number, made_by: SIDE, terms: TERMS })),
  sale: orNull(
    having({
      ...SALE_PARTS,
      state: SALE_STATE,
    }),
  ),
});

const AGREED_SALE = having<AgreedSale>({
  versions: every(having({ n: number, terms: TERMS })),
  disclosures: every(having({ title: text, published_on: text, acknowledged_on: orNull(text) })),
  sale: having({ ...SALE_PARTS, accepted_on: text }),
});

const SETTLEMENT = having<SavedSettlement>({ saves: number, figures: having({}) });

const LINKED_STEP = having<LinkedStep>({
  side: SIDE,
  kind: SALE_STEP,
  sale_state: SALE_STATE,
  state: wordOf({ open: true, done: true, waived: true }),
  seen: number,
  can: every(wordOf({ done: true, agree: true, refuse: true, propose: true, waive: true })),
  acts: every(having({ n: number, act: SALE_ACT, made_by: SIDE })),
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

const SHOWN_PARTS: Parts<ShownShowing> = {
  state: wordOf({ live: true, past: true, cancelled: true }),
  status: BOOKING_STATUS,
  listing_status: LISTING_STATUS,
};

const SHOWN_SHOWING = having<ShownShowing>(SHOWN_PARTS);

const OWN_SHOWING = having<OwnShowing>(SHOWN_PARTS);

const OFFER_IN_SHORT = having<OfferInShort>({
  state: OFFER_STATE,
  price: number,
  made_by: SIDE,
  expires_at: text,
});

const OVER = having<{ state: "over" }>({ state: wordOf({ over: true }) });

const LINKED_SHOWING: Shape<LinkedShowing | null> = (value, skip) => {
  const over = OVER(value, skip);
  return over === MISFIT ? orNull(SHOWN_SHOWING)(value, skip) : over;
};

const LINKED_CONVERSATION = orNull(
  having<LinkedConversation>({ side: SIDE, home: HOME, can_write: flag }),
);

const ACCESS = wordOf<DisclosureAccess>({ everybody: true, showings: true, invited: true });

const REQUEST_STATE = wordOf<RequestState>({ open: true, granted: true, declined: true });

const ACKNOWLEDGMENT = having<Acknowledgment>({ version: number, sha256: text });

const DISCLOSURES_PAGE = having<DisclosuresPage>({
  is_owner: flag,
  home: having({ is_public: flag }),
  disclosures: rowsOf(
    having({
      access: ACCESS,
      version: number,
      is_current: flag,
      acknowledged: orNull(ACKNOWLEDGMENT),
    }),
  ),
  beyond: having({ showings: number, invited: number }),
  request: orNull(REQUEST_STATE),
});

/** The rule about who may read a file is only true as a whole. */
const OWN_DISCLOSURES = having<OwnDisclosures>({
  home: having({ status: LISTING_STATUS, address_hidden: flag }),
  disclosures: rowsOf(having({ access: ACCESS, version: number, withdrawn_at: orNull(text) })),
  guests: every(having({ id: text, email: orNull(text) })),
  requests: every(having({ id: text, state: wordOf({ open: true, declined: true }) })),
});

const CASE_KIND = wordOf<CaseKind>({
  home: true,
  message: true,
  person: true,
  answer: true,
  photos: true,
});

const CASE_STATE = wordOf<QueuedCase["state"]>({ open: true, answered: true, decided: true });

const MEASURE = wordOf<Measure>({ hide_home: true, remove: true, suspend: true });

const DECISION = wordOf<Decision>({
  hide_home: true,
  remove: true,
  suspend: true,
  nothing: true,
  kept: true,
  lifted: true,
});

const QUEUED_CASE = having<QueuedCase>({
  id: text,
  kind: CASE_KIND,
  state: CASE_STATE,
  measure: orNull(MEASURE),
  decision: orNull(DECISION),
});

const MODERATION_CASE = having<ModerationCase>({
  kind: CASE_KIND,
  state: CASE_STATE,
  decisions: number,
  measure: orNull(MEASURE),
  measures: every(MEASURE),
  is_public: flag,
  is_own: flag,
  accused: having({ suspended: flag, is_gone: flag }),
  steps: every(having({ decision: orNull(DECISION) })),
});

const MESSAGE = having<Message>({ n: number, sender: SIDE });

const ROUND = having<OfferRound>({
  deadline: text,
  opened_at: orNull(text),
  called_off_at: orNull(text),
});

const RULES = having<AvailabilityRules>({ auto_confirm: flag });

const LIST_PARTS: Parts<SharedList> = {
  is_own: flag,
  link_until: orNull(text),
  guests: every(having({ id: text })),
  homes: rowsOf(
    having({
      id: text,
      said: every(having({ vote: orNull(wordOf({ yes: true, maybe: true, no: true })) })),
    }),
  ),
};

const SHARED_LIST = having<SharedList>(LIST_PARTS);

const TO_SIGN: Parts<PersonToSign> = { name: text, side: SIDE, is_me: flag };

const SALE_SIGNINGS = having<SaleSignings>({
  may_release: flag,
  people: rowsOf(having(TO_SIGN)),
  signings: rowsOf(
    having({
      id: text,
      what: wordOf({ contract: true, amendment: true, release: true }),
      state: wordOf({
        sending: true,
        sent: true,
        signed: true,
        declined: true,
        expired: true,
        withdrawn: true,
      }),
      is_current: flag,
      signers: every(
        having({
          ...TO_SIGN,
          state: wordOf({ waiting: true, opened: true, signed: true, declined: true }),
        }),
      ),
    }),
  ),
});

const THIRD_PARTY = having<FailingThirdParty>({
  name: wordOf({
    mail: true,
    model: true,
    payments: true,
    webhook: true,
    geocoder: true,
    push: true,
    account_mail: true,
    signing: true,
  }),
  problem: wordOf({
    key_refused: true,
    quota: true,
    busy: true,
    down: true,
    no_answer: true,
    refused: true,
    wrong_answer: true,
    silent: true,
    half_used: true,
  }),
});

const PARTY_ROLE = wordOf<PartyRole>({
  title_officer: true,
  attorney: true,
  lender: true,
  inspector: true,
  appraiser: true,
  buyers_agent: true,
});

const APPOINTMENT: Parts<Appointment> = { id: text, status: BOOKING_STATUS };

const PARTIES = rowsOf(
  having<Party>({
    id: text,
    role: PARTY_ROLE,
    invited_by: SIDE,
    shares: flag,
    appointment: orNull(having(APPOINTMENT)),
  }),
);

const OWNERS = having<HomeOwners>({
  is_first: flag,
  owners: rowsOf(
    having({ id: orNull(text), name: orNull(text), is_me: flag, joined_at: orNull(text) }),
  ),
});

const PARTY_PAGE = orNull(
  having<PartyPage>({
    role: PARTY_ROLE,
    steps: rowsOf(
      having({
        kind: SALE_STEP,
        state: wordOf({ open: true, done: true, waived: true }),
        can: flag,
        sum: orNull(number),
      }),
    ),
    appointment: orNull(having(APPOINTMENT)),
  }),
);

type Schema = Database["public"];

/** The shapes, by SQL function. */
export const ANSWERS: {
  readonly [Name in keyof Schema["Functions"]]?: Shape<Schema["Functions"][Name]["Returns"]>;
} = {
  accept_appointment: PARTY_PAGE,
  accept_offer: OFFER,
  accept_proposal: LINKED_SHOWING,
  acknowledge_disclosure: ACKNOWLEDGMENT,
  act_by_link: orNull(LINKED_STEP),
  add_to_list: orNull(SHARED_LIST),
  agree_to_end: OFFER,
  announce_end: OFFER,
  answer_amendment: OFFER,
  answer_day: OFFER,
  answer_question: MESSAGE,
  ask_about_offer: MESSAGE,
  ask_for_disclosures: REQUEST_STATE,
  ask_owner: MESSAGE,
  buyer_state: having({
    showing: orNull(OWN_SHOWING),
    offers: rowsOf(OFFER_IN_SHORT),
    prices: rowsOf(having({ price: orNull(number), was: orNull(number) })),
  }),
  calendar_feed: orNull(having({ token: text })),
  call_off_round: ROUND,
  call_round: ROUND,
  cancel_showing: LINKED_SHOWING,
  conversation_by_link: LINKED_CONVERSATION,
  conversation_of_showing: orNull(having({ home: HOME, can_write: flag })),
  counter_offer: OFFER,
  decline_offer: OFFER,
  disclosures_page: orNull(DISCLOSURES_PAGE),
  end_by_link: LINKED_CONVERSATION,
  give_feedback: LINKED_SHOWING,
  go_on_with_sale: OFFER,
  improve_offer: OFFER,
  invite_visitors: OFFER,
  join_list: orNull(having({ ...LIST_PARTS, me: text })),
  judge_home: orNull(SHARED_LIST),
  leave_list: orNull(SHARED_LIST),
  list_link: orNull(text),
  make_offer: OFFER,
  map_listings: having({
    homes: rowsOf(having({ id: text, price: orNull(number), status: LISTING_STATUS })),
  }),
  moderation_case: orNull(MODERATION_CASE),
  operator_payments: every(
    having({
      payment_id: text,
      plan: wordOf<PlanId>({ basic: true, premium: true }),
      paid_at: text,
      amount_cents: number,
      is_returned: flag,
    }),
  ),
  mortgage_rate: orNull(having({ percent: number, as_of: text, source: text })),
  my_ownership: orNull(having({ must_wait: flag, shown_at: orNull(text), waits: flag })),
  ownership_queue: having({ waits: flag, total: number, waiting: every(having({ id: text })) }),
  moderation_queue: having({
    total: number,
    waiting: rowsOf(QUEUED_CASE),
    decided: rowsOf(QUEUED_CASE),
  }),
  my_case: orNull(having({ as: wordOf({ accused: true, reporter: true }), about: CASE_KIND })),
  my_conversation: orNull(having({ side: SIDE, home: HOME, can_write: flag })),
  my_conversations: rowsOf(having({ side: SIDE, home: HOME })),
  my_disclosure_counts: rowsOf(having({ published: number, waiting: number })),
  my_disclosures: orNull(OWN_DISCLOSURES),
  my_lists: rowsOf(SHARED_LIST),
  my_offer: orNull(OFFER),
  my_offers: rowsOf(OFFER),
  my_settlement: orNull(SETTLEMENT),
  my_sale: orNull(OFFER),
  agreed_sale: orNull(AGREED_SALE),
  agreed_sale_by_token: orNull(AGREED_SALE),
  owners_of_home: orNull(OWNERS),
  homes_owned_together: rowsOf(
    having({ listing_id: text, is_first: flag, with: rowsOf(orNull(text)) }),
  ),
  invitation_by_token: orNull(having({ name: text, home: text, is_mine: orNull(flag) })),
  parties_of_sale: PARTIES,
  signings_of_sale: SALE_SIGNINGS,
  withdraw_signing: SALE_SIGNINGS,
  share_contact: PARTIES,
  cancel_appointment: PARTY_PAGE,
  move_appointment: PARTY_PAGE,
  party_by_token: PARTY_PAGE,
  party_says: PARTY_PAGE,
  take_appointment: PARTY_PAGE,
  my_standing: having({
    own: orNull(
      having({
        requests: number,
        inspections: number,
        appraisals: number,
        offers: number,
        questions: number,
      }),
    ),
    offer: orNull(OFFER_IN_SHORT),
    showing: orNull(OWN_SHOWING),
  }),
  my_showings: rowsOf(OWN_SHOWING),
  offer_start: orNull(having({ home: HOME, obstacle: orNull(text) })),
  offers_of_home: orNull(HOME_OFFERS),
  operator_third_parties: rowsOf(THIRD_PARTY),
  propose_times: LINKED_SHOWING,
  propose_amendment: OFFER,
  propose_day: OFFER,
  record_facts: OFFER,
  rank_backups: HOME_OFFERS,
  remove_from_list: orNull(SHARED_LIST),
  retry_mail: flag,
  rotate_calendar_feed: having({ token: text }),
  save_list: SHARED_LIST,
  search_listings: having({ listings: rowsOf(CARD) }),
  shared_list: orNull(SHARED_LIST),
  send_message: MESSAGE,
  save_settlement: SETTLEMENT,
  say_money: OFFER,
  settle_step: OFFER,
  share_list: text,
  signed_in_recently: flag,
  similar_listings: rowsOf(CARD),
  sold_home: orNull(having({ card: CARD })),
  stay_as_backup: OFFER,
  step_by_link: orNull(LINKED_STEP),
  unshare_list: SHARED_LIST,
  showing_by_token: LINKED_SHOWING,
  withdraw_offer: OFFER,
  write_by_link: LINKED_CONVERSATION,
  write_to_visitor: MESSAGE,
};

type Columns<Name extends keyof Schema["Tables"]> = {
  readonly [Column in keyof Embedded]?: Shape<Embedded[Column]>;
} & Parts<Schema["Tables"][Name]["Row"]>;
type Embedded = {
  price_history: { price: number }[];
  home: { status: ListingStatus };
  availability_rules: AvailabilityRules | null;
};

/** The shapes, by table and column, wherever the column was asked for. */
export const COLUMNS: { readonly [Name in keyof Schema["Tables"]]?: Columns<Name> } = {
  availability_rules: { auto_confirm: flag },
  bookings: { status: BOOKING_STATUS, home: having({ status: LISTING_STATUS }) },
  listings: {
    status: LISTING_STATUS,
    price: orNull(number),
    reduced_from: orNull(number),
    price_history: every(having({ price: number })),
    availability_rules: orNull(RULES),
  },
  listing_answers: { is_public: flag },
  messages: { sender: SIDE },
  notifications: {
    kind: text,
    data: having({ price: ifGiven(number), was: ifGiven(number), status: ifGiven(LISTING_STATUS) }),
  },
  offer_settings: { needs_disclosures: flag, needs_showing: flag, needs_proof: flag },
  offers: { state: OFFER_STATE, version: number },
  sale_files: { made_by: SIDE, seen_by: wordOf({ side: true, both: true, parties: true }) },
  sale_figures: { mortgage_payoff: number, taxes_due: number, other_costs: number },
};
