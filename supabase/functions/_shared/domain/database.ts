import type { ViewingSettings } from "./availability.ts";
import type { Booking } from "./bookings.ts";
import type { ChatLimits, ChatMessage, Source } from "./chat.ts";
import type { Database as Generated } from "./database.types.ts";
import type { DocumentType } from "./documents.ts";
import type { HandbookMatch, HandbookTopic } from "./handbook.ts";
import type { ListingFilters } from "./listing-search.ts";
import type { ListingCard, ListingPage, ListingStatus } from "./listings.ts";
import type { MapAnswer } from "./map.ts";
import type { PaymentFact, StripeEvent } from "./payment-facts.ts";
import type { SubscriptionPlan } from "./plans.ts";
import type { SearchFrequency } from "./saved-searches.ts";
import type { StepStatus, TimelineStepId } from "./timeline.ts";
import type { Feedback, FeedbackSummary, LinkedViewing, ProposalRow, Side } from "./viewings.ts";

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
  bookings: Pick<Booking, "agent_status" | "contact_method" | "status"> & {
    cancelled_by: Side | null;
  };
  booking_proposals: Pick<ProposalRow, "made_by">;
  chat_messages: Pick<ChatMessage, "role" | "sources">;
  documents: { type: DocumentType };
  handbook_articles: { topic: HandbookTopic };
  listings: { status: ListingStatus };
  saved_searches: { frequency: SearchFrequency } & {
    [Word in "property_type" | "status"]: NonNullable<ListingFilters[Word]> | null;
  };
  timeline_steps: { step: TimelineStepId; status: StepStatus };
  viewing_feedback: Pick<Feedback, "offer" | "price">;
  viewing_settings: Pick<ViewingSettings, "weekly_hours">;
};

/** Columns that a trigger fills in, overriding whatever was sent. */
type FilledIn = { bookings: "owner_id" | "starts_at" };

/** Return types of functions that answer with jsonb. */
type Answers = {
  add_document: StoredDocument;
  calendar_feed: { token: string } | null;
  confirm_news: { search_term: string | null } | null;
  feedback_summary: FeedbackSummary;
  map_listings: MapAnswer;
  my_chat_limits: ChatLimits;
  my_news: unknown[];
  my_payments: unknown[];
  rename_document: StoredDocument;
  restore_document: StoredDocument;
  rotate_calendar_feed: { token: string };
  search_handbook: HandbookMatch[];
  search_listings: ListingPage;
  similar_listings: ListingCard[];
  stripe_customer_of: string | null;
  unsubscribe_saved_search: string | null;
} & Record<
  "accept_proposal" | "cancel_viewing" | "give_feedback" | "propose_times" | "viewing_by_token",
  LinkedViewing | null
>;

type StoredDocument = Pick<
  Schema["Tables"]["documents"]["Row"],
  "id" | "name" | "size" | "created_at"
> & { type: DocumentType };

type Arguments = {
  apply_stripe_event: { p_event: StripeEvent; p_facts: PaymentFact[] };
  finish_chat: { p_sources: Source[] };
  give_feedback: Feedback;
  place_listing: Record<"p_lat" | "p_lng", number | null> & { p_time_zone: string | null };
  reserve_chat: { p_thread_id: string | null };
  save_viewing_settings: Pick<ViewingSettings, "weekly_hours">;
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
