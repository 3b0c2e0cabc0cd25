import type { ListingStatus } from "../homes/listings.ts";
import type { HomeOffers, Offer } from "../offers/offers.ts";
import type { BookingStatus } from "../showings/bookings.ts";
import type { Purpose } from "../showings/purposes.ts";
import type { SubscriptionPlan } from "../site/plans/plans.ts";
import type { ConversationHome } from "../talk/messages.ts";
import { defaultTimeline, type StepState, TIMELINE_STEPS } from "./timeline.ts";

/** An owner's situation, read in one call by the SQL function `dashboard_state`. */
export type DashboardState = {
  plan: SubscriptionPlan;
  homes: HomeState[];
  /** Upcoming showings still waiting for the owner's answer, with the inspections and appraisals of a sale. */
  unanswered: number;
  /** The inspections and appraisals among them. */
  unanswered_visits: number;
  first_request: Showing | null;
  /** Upcoming showings for which the visitor proposes other times. */
  visitor_proposals: number;
  /** The next confirmed showing. */
  next_confirmed: Showing | null;
  /** The sales that go on, on either side. */
  sales: Offer[];
  /** The homes with offers that wait for the owner's answer, each with all its offers. */
  offered: HomeOffers[];
  /** The six steps in order, of the home that is meant. */
  timeline: StepState[];
};

export type HomeState = {
  id: string;
  title: string;
  status: ListingStatus;
  price: number | null;
  photos: number;
  /** Length of the description in characters. */
  description_length: number;
  /** The fields that are still missing for publishing, such as "address". */
  missing: string[];
  published_at: string | null;
  updated_at: string;
  /** Slots that visitors can still book in the next 14 days. */
  offered_slots: number;
  unanswered: number;
  /** Whether anyone has asked for a showing. */
  requested: boolean;
  views_this_week: number;
  saves_this_week: number;
  /**
   * How many visitors left feedback after their showing; feedback_high counts those who found the
   * price high.
   */
  feedback: number;
  feedback_high: number;
  facts: HomeFacts;
};

/**
 * The events of a home, as days in its time zone (YYYY-MM-DD): since when it is on the market, when buyers got the
 * first document, when the first visitor came, the first offer, its acceptance, the sale.
 */
export type HomeFacts = {
  published: string | null;
  disclosed: string | null;
  shown: string | null;
  offered: string | null;
  accepted: string | null;
  sold: string | null;
};

export type Showing = {
  id: string;
  purpose: Purpose;
  listing_id: string;
  listing_title: string;
  date: string;
  /** `HH:MM` in the home's zone. */
  time: string;
  time_zone: string;
  starts_at: string;
  visitor_name: string;
  status: BookingStatus;
  /** False while the visitor waits for one of the times they asked for; then `date` and `time` are the last of them. */
  holds_time: boolean;
};

/** The one thing to do next. `id` is stable; the path is on our site. */
export type NextStep = {
  id: string;
  title: string;
  reason: string;
  action: { label: string; path: string };
  /** The home that it speaks about; absent if it speaks of none, or of several. */
  listing_id?: string;
  /** Present for a home of somebody else's, which the reader is buying. */
  bought?: Pick<ConversationHome, "title" | "price" | "image">;
  /** What other homes and sales wait for, the most urgent first. */
  lines?: NextLine[];
};

/** What one home or one sale waits for, among several. */
export type NextLine = {
  home: string;
  /** Null for the sale of a home that is deleted. */
  listing_id: string | null;
  path: string;
  text: string;
  when: string;
  /** Whether the reader can do something about it. */
  is_own: boolean;
};

/** What the dashboard tells about one home. */
export type HomeSummary = Pick<
  HomeState,
  "id" | "title" | "status" | "views_this_week" | "saves_this_week"
>;

/** The answer of `GET /dashboard/summary`. */
export type DashboardSummary = {
  homes: number;
  /** The home that the next step speaks about, if it is the reader's own, or else their most important one. */
  home: HomeSummary | null;
  /** All homes, the most important first; only if there are several. */
  choices?: HomeSummary[];
  next_showing: Omit<Showing, "starts_at" | "holds_time"> | null;
  unanswered_requests: number;
  next_step: NextStep;
};

/** The answer of `GET /dashboard/suggestions`; `prompt` is the message a card sends to Vesty. */
export type Suggestion = { id: string; title: string; description: string; prompt: string };

/** Homes on the market first, sold ones last. */
export const STATUS_ORDER: Record<ListingStatus, number> = {
  active: 0,
  pending: 1,
  draft: 2,
  withdrawn: 3,
  sold: 4,
};

/**
 * The most important home first: those on the market, then those with waiting visitors, then the
 * latest updated.
 */
export function homesByWeight(homes: readonly HomeState[]): HomeState[] {
  return [...homes].sort(
    (a, b) =>
      STATUS_ORDER[a.status] - STATUS_ORDER[b.status] ||
      b.unanswered - a.unanswered ||
      Date.parse(b.updated_at) - Date.parse(a.updated_at),
  );
}

/** The six steps in order from rows of `timeline_steps`; the defaults when there are none. */
export function timelineOf(
  rows: readonly { step: string; status: string; completed_on: string | null }[],
): StepState[] {
  if (rows.length === 0) return defaultTimeline();
  const known = new Map(rows.map((row) => [row.step, row]));
  return TIMELINE_STEPS.map(({ id }) => {
    const row = known.get(id);
    if (row?.status === "completed" && row.completed_on) {
      return { id, status: "completed", date: row.completed_on };
    }
    return { id, status: row?.status === "current" ? "current" : "upcoming" };
  });
}

/** The earlier of the next request and the next confirmed showing; a request without a time is none. */
export function nextShowing({ first_request, next_confirmed }: DashboardState): Showing | null {
  const request = first_request?.holds_time ? first_request : null;
  if (!request || !next_confirmed) return request ?? next_confirmed;
  const isFirst = Date.parse(request.starts_at) < Date.parse(next_confirmed.starts_at);
  return isFirst ? request : next_confirmed;
}
