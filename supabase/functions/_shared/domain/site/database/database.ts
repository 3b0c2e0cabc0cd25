import type { HomeOutcome, OwnOutcome } from "../../homes/home-outcomes.ts";
import type {
  ListingCard,
  ListingPage,
  ListingStatus,
  SitemapHome,
  SoldHome,
} from "../../homes/listings.ts";
import type { OperatorsRate } from "../../homes/mortgage.ts";
import type { HomeOwners } from "../../homes/owners.ts";
import type { Ownership, OwnershipDocument, OwnershipQueue } from "../../homes/ownership.ts";
import type { ComparableHome } from "../../homes/price-bench-facts.ts";
import type { SharedHome } from "../../homes/shared-homes.ts";
import type { OfferTerms } from "../../offers/offer-terms.ts";
import type {
  Deadline,
  HomeOffers,
  Offer,
  OfferAct,
  OfferFileKind,
  OfferRound,
  OfferSettings,
  OfferStart,
  OfferState,
  OfferVersion,
  Sale,
  SentFile,
} from "../../offers/offers.ts";
import type {
  Acknowledgment,
  DisclosureCount,
  DisclosuresPage,
  OwnDisclosures,
  RequestState,
} from "../../papers/disclosures.ts";
import type { DocumentType } from "../../papers/documents.ts";
import type { BuyerState } from "../../people/buyer-state.ts";
import type { JoinInvitation } from "../../people/invitations.ts";
import type { MailCadence, NotificationData } from "../../people/notifications.ts";
import type { PushTopic } from "../../people/push.ts";
import type { Standing } from "../../people/standing.ts";
import type { MyTelephone } from "../../people/telephone.ts";
import type { StepStatus, TimelineStepId } from "../../people/timeline.ts";
import type { AgreedSale } from "../../sales/agreed-terms.ts";
import type { FreeDay } from "../../sales/appointments.ts";
import type { ContractForm } from "../../sales/contract-forms.ts";
import type { SaleAct } from "../../sales/deadlines.ts";
import type { Party, PartyPage } from "../../sales/parties.ts";
import type { PartyRole } from "../../sales/party-roles.ts";
import type { Amendment } from "../../sales/sale-amendment.ts";
import type { SaleFact } from "../../sales/sale-facts.ts";
import type { SaleFile } from "../../sales/sale-files.ts";
import type { SaleStepKind } from "../../sales/sale-steps.ts";
import type { SavedSettlement } from "../../sales/settlement-figures.ts";
import type { SaleSignings, Signing } from "../../sales/signings.ts";
import type { StepOwner } from "../../sales/step-kinds.ts";
import type { LinkedStep } from "../../sales/step-links.ts";
import type { KeptMarks } from "../../search/home-marks.ts";
import type { ListingFilters } from "../../search/listing-search.ts";
import type { MapAnswer } from "../../search/map.ts";
import type { ConfirmedNews } from "../../search/news.ts";
import type { PlaceSuggestion, PlacesAround } from "../../search/places.ts";
import type { SearchFrequency } from "../../search/saved-searches.ts";
import type { JoinedList, SharedList } from "../../search/shared-lists.ts";
import type { ShowingSettings } from "../../showings/availability.ts";
import type { Booking } from "../../showings/bookings.ts";
import type { Safety, TrustAsked } from "../../showings/check-ins.ts";
import type {
  Feedback,
  FeedbackSummary,
  LinkedShowing,
  OwnShowing,
  ProposalRow,
  Side,
} from "../../showings/showings.ts";
import type { Wait } from "../../showings/waiting.ts";
import type { MyCase } from "../../talk/decisions.ts";
import type {
  InboxItem,
  LinkedConversation,
  Message,
  OwnConversation,
  ShowingConversation,
} from "../../talk/messages.ts";
import type { CaseQueue, ModerationCase } from "../../talk/moderating.ts";
import type { AnswerSource, OpenQuestion } from "../../talk/questions.ts";
import type { ChatLimits, ChatMessage, ChatReply, Source } from "../../vesty/chat.ts";
import type { HandbookMatch, HandbookTopic } from "../../vesty/handbook.ts";
import type { PersonPayment } from "../operating/operating.ts";
import type { ReplicaState } from "../operating/replicas.ts";
import type { FailingThirdParty } from "../operating/third-parties.ts";
import type { PaymentFact, StripeEvent } from "../plans/payment-facts.ts";
import type { SubscriptionPlan } from "../plans/plans.ts";
import type { Database as Generated } from "./database.types.ts";
import type {
  AccountFile,
  AnsweredChat,
  AppliedEvent,
  BegunRefund,
  CheckoutAttempt,
  DisclosureRecords,
  FeedAppointment,
  FeedOpenHouse,
  FeedShowing,
  GeocoderClaim,
  MovingPhoto,
  NewsRecord,
  PaymentRecord,
  PhotoState,
  ReservedChat,
  SavedPhotos,
  SavedTimeline,
  ShowingRecord,
  StoredDashboard,
  StoredSigning,
  Unended,
} from "./stored-answers.ts";

/**
 * The schema as PostgREST clients see it: generated from the migrations, plus what the generator
 * misses. It types a CHECK over a list of words as `string`, jsonb as any JSON, and no function
 * argument as nullable.
 */
export type Database = {
  public: Omit<Schema, "Tables" | "Views" | "Functions"> & {
    Tables: Narrowed<Schema["Tables"], Columns>;
    Views: Narrowed<Schema["Views"], { subscriptions: { subscription_plan: SubscriptionPlan } }>;
    Functions: {
      [Name in keyof Functions]: {
        Args: Nullable<Replaced<Functions[Name]["Args"], Of<Arguments, Name>>>;
        Returns: Name extends keyof Answers ? Answers[Name] : Functions[Name]["Returns"];
      };
    };
  };
};

type Columns = {
  bookings: Pick<Booking, "agent_status" | "contact_method" | "status" | "purpose"> & {
    cancelled_by: Side | null;
  };
  booking_proposals: Pick<ProposalRow, "made_by">;
  chat_messages: Pick<ChatMessage, "role" | "sources">;
  documents: { type: DocumentType };
  handbook_articles: { topic: HandbookTopic };
  listings: { status: ListingStatus };
  notification_preferences: { mail: MailCadence };
  push_subscriptions: { topics: PushTopic[] };
  notifications: { data: NotificationData };
  saved_searches: { frequency: SearchFrequency } & {
    [Word in "property_type" | "status"]: NonNullable<ListingFilters[Word]> | null;
  };
  conversation_members: Pick<OwnConversation, "side">;
  messages: Pick<Message, "sender">;
  offer_acts: Pick<OfferAct, "act" | "made_by">;
  offer_files: { kind: OfferFileKind };
  offer_settings: Pick<OfferSettings, "showings_then" | "others_then">;
  offer_versions: Pick<OfferTerms, "financing"> & Pick<OfferVersion, "made_by">;
  offers: { state: OfferState };
  sales: Pick<Sale, "accepted_by" | "ended_by" | "reason" | "state">;
  sale_acts: Pick<SaleAct, "act" | "kind" | "made_by">;
  sale_facts: Pick<SaleFact, "kind" | "made_by" | "side">;
  sale_files: Pick<SaleFile, "kind" | "made_by" | "seen_by" | "type">;
  sale_parties: Pick<Party, "invited_by" | "why"> & { role: PartyRole };
  sale_party_acts: { kind: SaleStepKind; role: PartyRole };
  sale_steps: { kind: SaleStepKind; owner: StepOwner };
  amendments: Pick<Amendment, "made_by">;
  timeline_steps: { step: TimelineStepId; status: StepStatus };
  showing_feedback: Pick<Feedback, "offer" | "price">;
  comparable_homes: Pick<ComparableHome, "source">;
  showing_settings: Pick<ShowingSettings, "weekly_hours">;
};

/** Columns that a trigger fills in, overriding whatever was sent. */
type FilledIn = {
  bookings: "owner_id" | "starts_at" | "ends_at";
  open_houses: "starts_at" | "ends_at";
};

/** Return types of functions that answer with jsonb. */
type Answers = {
  my_outcomes: OwnOutcome[];
  note_outcome: HomeOutcome;
  price_audience: { favorites: number; searches: number };
  acknowledge_disclosure: Acknowledgment;
  add_document: StoredDocument;
  add_party_file: PartyPage | null;
  add_sale_file: SaleFile;
  answer_question: Message;
  apply_stripe_event: AppliedEvent;
  begin_signing: { signing: StoredSigning; is_claimed: boolean };
  due_signings: StoredSigning[];
  signer_of: { envelope_id: string; recipient_id: number } | null;
  begin_account_deletion: Unended | null;
  calendar_of_feed: FeedShowing[] | null;
  appointments_of_feed: FeedAppointment[];
  claim_geocoder: GeocoderClaim;
  dashboard_state: StoredDashboard;
  files_of_account: AccountFile[];
  finish_chat: ChatReply | null;
  listing_photo_state: PhotoState;
  moving_photos: MovingPhoto[];
  my_showing_records: ShowingRecord[];
  open_checkout: CheckoutAttempt;
  open_houses_of_feed: FeedOpenHouse[];
  reserve_chat: ReservedChat | AnsweredChat;
  save_timeline: SavedTimeline;
  set_listing_images: SavedPhotos;
  answer_sources: AnswerSource[];
  ask_about_offer: Message;
  rank_backups: HomeOffers;
  call_round: OfferRound;
  call_off_round: OfferRound;
  invitation_by_token: JoinInvitation | null;
  owners_of_home: HomeOwners | null;
  homes_owned_together: SharedHome[];
  my_offer: Offer | null;
  my_sale: Offer | null;
  my_settlement: SavedSettlement | null;
  agreed_sale: AgreedSale | null;
  agreed_sale_by_token: AgreedSale | null;
  save_settlement: SavedSettlement;
  contract_form: ContractForm | null;
  my_closing_company: { name: string | null; phone: string | null } | null;
  my_offers: Offer[];
  offer_start: OfferStart | null;
  offers_of_home: HomeOffers | null;
  open_sale_file: { path: string; name: string; type: SaleFile["type"] } | null;
  share_sale_file: SaleFile;
  parties_of_sale: Party[];
  share_contact: Party[];
  party_by_token: PartyPage | null;
  party_says: PartyPage | null;
  free_appointments: { days: FreeDay[] } | null;
  take_appointment: PartyPage | null;
  move_appointment: PartyPage | null;
  accept_appointment: PartyPage | null;
  cancel_appointment: PartyPage | null;
  party_takes_file: { party_id: string; sale_id: string } | null;
  open_party_file: { path: string; name: string; type: SaleFile["type"] } | null;
  open_offer_file: (Pick<StoredDocument, "name" | "type"> & { path: string }) | null;
  open_showing_proof: (Pick<StoredDocument, "name" | "type"> & { path: string }) | null;
  calendar_feed: { token: string } | null;
  ask_for_disclosures: RequestState;
  ask_owner: Message;
  conversation_of_showing: ShowingConversation | null;
  disclosures_page: DisclosuresPage | null;
  deadlines_of_feed: Deadline[];
  step_by_link: LinkedStep | null;
  act_by_link: LinkedStep | null;
  confirm_news: ConfirmedNews | null;
  feedback_summary: FeedbackSummary;
  map_listings: MapAnswer;
  my_chat_limits: ChatLimits;
  my_disclosure_counts: DisclosureCount[];
  my_disclosure_records: DisclosureRecords;
  my_disclosures: OwnDisclosures | null;
  my_signings: (Signing & { sale_id: string })[];
  open_disclosure: { path: string; type: DocumentType; title: string };
  my_conversation: OwnConversation | null;
  moderation_case: ModerationCase | null;
  moderation_queue: CaseQueue;
  my_case: MyCase | null;
  my_cases: MyCase[];
  mortgage_rate: OperatorsRate | null;
  replica_state: ReplicaState;
  answer_trust: { agreed: boolean } | null;
  check_in: Safety;
  end_check_in: Safety;
  extend_check_in: Safety;
  forget_trusted_person: Safety;
  my_safety: Safety;
  name_trusted_person: Safety;
  trust_by_token: TrustAsked | null;
  my_telephone: MyTelephone;
  telephone_shown: string | null;
  operator_payments: PersonPayment[];
  begin_refund: BegunRefund;
  claim_refunds: BegunRefund[];
  my_ownership: Ownership | null;
  my_ownership_proofs: Record<string, unknown>[];
  open_ownership_proof: OwnershipDocument | null;
  ownership_queue: OwnershipQueue;
  my_conversations: InboxItem[];
  join_list: JoinedList | null;
  keep_home_marks: KeptMarks;
  my_lists: SharedList[];
  my_news: NewsRecord[];
  my_payments: PaymentRecord[];
  my_questions: OpenQuestion[];
  my_standing: Standing;
  buyer_state: BuyerState;
  rename_document: StoredDocument;
  restore_document: StoredDocument;
  rotate_calendar_feed: { token: string };
  search_handbook: HandbookMatch[];
  search_listings: ListingPage;
  send_message: Message;
  stop_notification_mail: MailCadence | null;
  similar_listings: ListingCard[];
  sitemap_part: SitemapHome[];
  sold_home: SoldHome | null;
  next_free_time: { date: string; time: string } | null;
  suggest_places: PlaceSuggestion[];
  places_like: PlaceSuggestion[];
  places_around: PlacesAround | null;
  operator_third_parties: FailingThirdParty[];
  list_link: string | null;
  my_showing_link: string | null;
  my_showings: OwnShowing[];
  my_waits: Wait[];
  stripe_customer_of: string | null;
  unsubscribe_saved_search: string | null;
  write_to_visitor: Message;
} & Record<
  "add_to_list" | "judge_home" | "leave_list" | "remove_from_list" | "shared_list",
  SharedList | null
> &
  Record<"save_list" | "unshare_list", SharedList> &
  Record<"signings_of_sale" | "withdraw_signing", SaleSignings> &
  Record<
    | "accept_offer"
    | "answer_amendment"
    | "answer_day"
    | "agree_to_end"
    | "announce_end"
    | "counter_offer"
    | "decline_offer"
    | "go_on_with_sale"
    | "invite_visitors"
    | "improve_offer"
    | "make_offer"
    | "propose_amendment"
    | "propose_day"
    | "record_facts"
    | "say_money"
    | "settle_step"
    | "stay_as_backup"
    | "withdraw_offer",
    Offer
  > &
  Record<"conversation_by_link" | "end_by_link" | "write_by_link", LinkedConversation | null> &
  Record<
    "accept_proposal" | "cancel_showing" | "give_feedback" | "propose_times" | "showing_by_token",
    LinkedShowing | null
  >;

type StoredDocument = Pick<
  Schema["Tables"]["documents"]["Row"],
  "id" | "name" | "size" | "created_at"
> & { type: DocumentType };

type Arguments = {
  counter_offer: { terms: OfferTerms };
  improve_offer: { terms: OfferTerms; files?: SentFile[] };
  make_offer: { terms: OfferTerms; files?: SentFile[] };
  apply_stripe_event: { p_event: StripeEvent; p_facts: PaymentFact[] };
  finish_chat: { p_sources: Source[] };
  give_feedback: Feedback;
  open_disclosure: { p_person: string | null };
  place_listing: Record<"p_lat" | "p_lng", number | null> & { p_time_zone: string | null };
  register_api_view: { p_person: string | null };
  reserve_chat: { p_thread_id: string | null };
  save_timeline: { listing_id: string | null; seen: readonly object[] };
  set_timeline_task: { listing_id: string | null };
  take_pot: { p_about: string | null; p_person: string | null };
  save_showing_settings: Pick<ShowingSettings, "weekly_hours">;
};

type Schema = Generated["public"];
type Functions = Schema["Functions"];

type Narrowed<Relations, By> = {
  [Name in keyof Relations]: {
    [Part in keyof Relations[Name]]: Part extends "Insert"
      ? Omit<
          Replaced<Relations[Name][Part], Of<By, Name>>,
          Name extends keyof FilledIn ? FilledIn[Name] : never
        >
      : Part extends "Row" | "Update"
        ? Replaced<Relations[Name][Part], Of<By, Name>>
        : Relations[Name][Part];
  };
};

/** Replaces the types of some keys; keys stay optional where they were. */
type Replaced<Row, By> = {
  [Key in keyof Row]: Key extends keyof By ? By[Key] : Row[Key];
};

/** Arguments with a default also accept null. */
type Nullable<Args> = {
  [Key in keyof Args]: undefined extends Args[Key] ? Args[Key] | null : Args[Key];
};

type Of<All, Name> = Name extends keyof All ? All[Name] : unknown;
