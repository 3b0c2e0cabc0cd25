import { paths } from "../site/paths.ts";
import type { BookingStatus } from "./bookings.ts";

/**
 * The events after a booking: times proposed by either side, the visitor's link, and feedback. SQL enforces the same
 * rules (schemas/showings/booking_proposals.sql, …_showing_feedback.sql, …_showing_links.sql).
 */

/** A proposed slot: the date at the property and `HH:MM`. */
export type ProposedTime = { date: string; time: string };

export const MAX_PROPOSED_TIMES = 3;
/** How long a proposal can be accepted. */
export const PROPOSAL_DAYS = 3;
/** How long after a showing the visitor's link still works and feedback is accepted. */
export const LINK_DAYS = 14;

export type Side = "owner" | "visitor";

/** A booking's open proposal, one row per time (`booking_proposals`). */
export type ProposalRow = ProposedTime & {
  n: number;
  made_by: Side;
  starts_at: string;
  expires_at: string;
};

export const PRICE_FEELINGS = ["low", "right", "high"] as const;
export const OFFER_ANSWERS = ["yes", "maybe", "no"] as const;
export const MAX_IMPRESSION = 5;
export const MAX_FEEDBACK_NOTE = 500;

export type Feedback = {
  /** 1 to 5, where 5 is best. */
  impression: number;
  /** The visitor's opinion of the price. */
  price: (typeof PRICE_FEELINGS)[number];
  /** Whether the visitor would make an offer. */
  offer: (typeof OFFER_ANSWERS)[number];
  note: string | null;
};

/** The answer of `feedback_summary`. */
export type FeedbackSummary = {
  count: number;
  /** The average with one decimal; null without answers. */
  impression: number | null;
  price: Record<Feedback["price"], number>;
  offer: Record<Feedback["offer"], number>;
  notes: { note: string; impression: number; created_at: string }[];
};

/** The page behind the visitor's link: the answer of `showing_by_token` and related functions. */
export type LinkedShowing = { state: "over" } | ShownShowing;

/** A showing as its visitor sees it. */
export type ShownShowing = {
  state: "live" | "past" | "cancelled";
  booking_id: string;
  status: BookingStatus;
  no_show: boolean;
  sequence: number;
  /** When the showing was requested. */
  created_at: string;
  cancelled_by: Side | null;
  listing_id: string;
  listing_status: string;
  title: string;
  /** The address in one line: street, city, state and ZIP. */
  address: string;
  /** The address lacks the street, which the owner shows only while the showing is confirmed. */
  street_hidden: boolean;
  date: string;
  time: string;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  /** Other visitors come at the same time. */
  is_open_house: boolean;
  /** False while the visitor waits for one of the times they asked for; date and time are the last of them. */
  holds_time: boolean;
  /** The notes are present only while the showing is confirmed and not over. */
  entry_notes: string | null;
  can_cancel: boolean;
  can_propose: boolean;
  can_give_feedback: boolean;
  feedback_given: boolean;
  proposal: LinkedProposal | null;
};

/** A showing under the address of an account: an item of `my_showings`. */
export type OwnShowing = ShownShowing & {
  /** False if the showing was requested without signing in, and its link has not been opened since. */
  is_proven: boolean;
};

/** A showing's state in words, for its visitor. */
export function standingOf(showing: ShownShowing): string {
  if (showing.state === "cancelled") {
    if (showing.cancelled_by === "visitor") return "You cancelled this showing.";
    if (showing.cancelled_by === "owner") return "The owner cancelled this showing.";
    return "This showing is not taking place.";
  }
  if (showing.state === "past")
    return showing.no_show ? "You missed this showing." : "This showing has taken place.";
  if (!showing.holds_time)
    return "We sent the owner the times you asked for and will answer by email within three days.";
  return showing.status === "confirmed"
    ? "The owner is expecting you."
    : "The owner got your request and will answer by email.";
}

/** Upcoming showings, next one first, and past ones, latest first. */
export function groupedShowings<T extends Pick<ShownShowing, "state" | "starts_at">>(
  showings: readonly T[],
  now: Date,
): { upcoming: T[]; past: T[] } {
  const sorted = showings.toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at));
  const isAhead = (showing: T) =>
    showing.state === "live" && Date.parse(showing.starts_at) >= now.getTime();
  return {
    upcoming: sorted.filter(isAhead).reverse(),
    past: sorted.filter((showing) => !isAhead(showing)),
  };
}

type LinkedProposal = {
  made_by: Side;
  expires_at: string;
  times: (ProposedTime & { n: number; starts_at: string })[];
};

/** The times that can still be accepted, in order. */
export function openTimes<T extends Pick<ProposalRow, "n" | "starts_at" | "expires_at">>(
  rows: readonly T[],
  now: Date,
): T[] {
  return rows
    .filter((row) => Date.parse(row.expires_at) > now.getTime())
    .filter((row) => Date.parse(row.starts_at) > now.getTime())
    .sort((a, b) => a.n - b.n);
}

/** The URL of the visitor's page. Its token follows the #, so browsers never send it to a server. */
export function showingLink(siteUrl: string, token: string): string {
  return `${siteUrl}${paths.showing.href()}#${token}`;
}

/** The URL that an owner's calendar subscribes to. */
export function feedAddress(apiUrl: string, token: string): string {
  return `${apiUrl}/functions/v1/send-booking-emails/feed/${token}.ics`;
}
