import type { ListingImage } from "../../homes/images.ts";
import type { OwnDisclosures, RequestState } from "../../papers/disclosures.ts";
import type { DashboardState } from "../../people/dashboard.ts";
import type { Signing } from "../../sales/signings.ts";
import type { SavedFilters } from "../../search/saved-searches.ts";
import type { Booking } from "../../showings/bookings.ts";
import type { Purpose } from "../../showings/purposes.ts";
import type { Feedback, ProposedTime, ShownShowing } from "../../showings/showings.ts";
import type { Side } from "../../talk/messages.ts";
import type { ChatReply } from "../../vesty/chat.ts";
import type { SubscriptionPlan } from "../plans/plans.ts";

/**
 * Answers of SQL functions that only our Edge Functions call. Names and spelling are those of the answer; database.ts
 * says which function gives which answer.
 */

/** `calendar_of_feed`: a showing, as on the owner's dashboard. */
export type FeedShowing = {
  booking_id: string;
  purpose: Purpose;
  sequence: number;
  status: "pending" | "confirmed" | "completed";
  starts_at: string;
  ends_at: string;
  created_at: string;
  listing_id: string;
  listing_title: string;
  address: string;
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  special_requests: string | null;
};

/** `appointments_of_feed`: what a buyer's inspector or appraiser takes at the home. */
export type FeedAppointment = Pick<
  FeedShowing,
  | "booking_id"
  | "purpose"
  | "sequence"
  | "status"
  | "starts_at"
  | "ends_at"
  | "created_at"
  | "listing_title"
  | "address"
  | "visitor_name"
> & { sale_id: string };

/** `open_houses_of_feed`: an open house with everyone who has booked a place. */
export type FeedOpenHouse = Pick<
  FeedShowing,
  "starts_at" | "ends_at" | "created_at" | "listing_id" | "listing_title" | "address"
> & { id: string; places: number; visitors: FeedVisitor[] };

export type FeedVisitor = Pick<
  FeedShowing,
  "visitor_name" | "visitor_email" | "visitor_phone" | "special_requests"
>;

/** `begin_account_deletion`: what Stripe would otherwise continue to charge. */
export type Unended = { subscriptions: string[]; sessions: string[] };

/** `files_of_account` */
export type AccountFile = { bucket: string; name: string };

/** `open_checkout`: an attempt to buy a plan, and the buyer. */
export type CheckoutAttempt = {
  attempt: number;
  session_id: string | null;
  /** The session's outcome; null while it can still be paid. */
  outcome: "paid" | "closed" | null;
  subscription_plan: SubscriptionPlan;
  has_running_subscription: boolean;
  customer_id: string | null;
  email: string | null;
};

/** `apply_stripe_event`: what remains to be done at Stripe. */
export type AppliedEvent = {
  is_new: boolean;
  subscriptions_to_cancel: string[];
  /** Payment intents. */
  payments_to_refund: string[];
  sessions_to_expire: string[];
};

/** `claim_geocoder`: a remembered place, or in how many milliseconds to ask; null if there is no turn. */
export type GeocoderClaim =
  | { known: true; lat: number | null; lng: number | null }
  | { known: false; wait_ms: number | null };

/** A stored file; `id` changes when a file of the same name is uploaded again. */
export type PhotoFile = { name: string; id: string; type: string | null; size: number | null };

/** `listing_photo_state`: a listing's current photos, and what exists of the requested ones. */
export type PhotoState = {
  images: Pick<ListingImage, "path" | "widths">[];
  files: PhotoFile[];
  /** Original → the photo with its cleaned bytes. */
  replaced: Record<string, string>;
};

/** `set_listing_images`: the photos, and the files no longer needed. */
export type SavedPhotos = { images: ListingImage[]; removed: string[] };

/** `moving_photos`; `folder` begins a photo's new name: "<listing>/<user>". */
export type MovingPhoto = Pick<ListingImage, "path" | "widths"> & { id: string; folder: string };

/** `reserve_chat`: a message counted against the daily limit. */
export type ReservedChat = {
  state: "running" | "reserved";
  /** Identifies this attempt when it is settled. Also the answer's id. */
  turn: string;
  thread_id: string;
  plan: SubscriptionPlan;
  /** The user's name, as far as they have told us. */
  name: string | null;
};

/** `reserve_chat`: the message had been answered. */
export type AnsweredChat = { state: "answered"; reply: ChatReply };

/** A signing as the function `documents` hands it to the signing service. */
export type StoredSigning = Pick<Signing, "id" | "what" | "state" | "file_name"> & {
  sale_id: string;
  sha256: string;
  /** The id by which the service knows it. */
  envelope_id: string | null;
  home: string;
  /** The home's time zone. */
  zone: string;
  /** The PDF in the bucket of sales; null once it is deleted. */
  path: string | null;
  signers: {
    n: number;
    name: string;
    side: Side;
    /** Null once the person has closed their account. */
    email: string | null;
    /** The number by which the service knows the person. */
    recipient_id: number | null;
  }[];
};

export type StoredStep = { step: string; status: string; completed_on: string | null };
export type TaskTick = { step: string; task: string };

/** `dashboard_state` */
export type StoredDashboard = Omit<DashboardState, "timeline"> & {
  timelines: StoredTimeline[];
};

/** A home's timeline; `listing_id` is null for a person without a home. */
export type StoredTimeline = { listing_id: string | null; steps: StoredStep[]; tasks: TaskTick[] };

/** `save_timeline`: what is stored now. */
export type SavedTimeline = { saved: boolean; timeline: StoredStep[] };

/** `begin_refund`, and each of `claim_refunds`: what Stripe has to return, and the subscription that has to end. */
export type BegunRefund = {
  id: string;
  intent: string;
  is_done: boolean;
  subscription: string | null;
};

/** `my_payments`, for the export: keys without a value are left out. */
export type PaymentRecord = {
  kind: string;
  occurred_at: string;
  plan?: string;
  payment_id?: string;
  subscription_id?: string;
  amount_cents?: number;
  currency?: string;
  state?: string;
  /** Why an operator returned it. */
  reason?: string;
  starts_at?: string;
  ends_at?: string;
};

/** `my_news`, for the export. */
export type NewsRecord = {
  email: string;
  search_term: string | null;
  /** The filters of a search that is kept for the address. */
  search: SavedFilters | null;
  /** The home whose showing times are waited for. */
  showing_times_of: string | null;
  asked_at: string;
  confirmed_at: string | null;
};

/** `my_disclosure_records`, for the export. */
export type DisclosureRecords = {
  acknowledged: (OfDisclosure & { sha256: string; acknowledged_at: string })[];
  opened: (OfDisclosure & { opened_at: string })[];
  asked: {
    listing_id: string;
    state: RequestState;
    created_at: string;
    answered_at: string | null;
  }[];
  invited_to: { listing_id: string; created_at: string }[];
  of_my_homes: OwnDisclosures[];
};

type OfDisclosure = { title: string; listing_id: string; version: number };

/** `my_showing_records`, for the export, with what the visitor told the owner if they have proven that it was them. */
export type ShowingRecord = Omit<ShownShowing, "can_cancel" | "can_propose" | "can_give_feedback"> &
  (Partial<Record<keyof ToldOwner, never>> | ToldOwner);

type ToldOwner = Pick<Booking, "agent_status" | "contact_method"> & {
  name: string;
  email: string;
  phone: string;
  wishes: ProposedTime[] | null;
  special_requests: string | null;
  feedback: (Feedback & { created_at: string }) | null;
};
