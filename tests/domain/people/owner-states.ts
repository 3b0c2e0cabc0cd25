import type { DashboardState, HomeState, Showing } from "@domain/people/dashboard.ts";
import { TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { NO_FACTS } from "@domain/people/timeline-facts.ts";

/** Owners in various situations, for tests of what the dashboard tells them. */

export const NOW = new Date("2026-11-21T18:00:00Z");

/** A home on the market that lacks nothing. */
export function home(change: Partial<HomeState> = {}): HomeState {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    title: "Craftsman with a porch",
    status: "active",
    price: 485_000,
    photos: 12,
    description_length: 900,
    missing: [],
    published_at: "2026-11-15T12:00:00Z",
    updated_at: "2026-11-16T12:00:00Z",
    offered_slots: 20,
    unanswered: 0,
    requested: true,
    views_this_week: 40,
    saves_this_week: 0,
    feedback: 0,
    feedback_high: 0,
    facts: NO_FACTS,
    ...change,
  };
}

/** A new draft. */
export function draft(change: Partial<HomeState> = {}): HomeState {
  return home({ status: "draft", published_at: null, offered_slots: 0, ...change });
}

export function showing(change: Partial<Showing> = {}): Showing {
  return {
    id: "22222222-2222-4222-8222-222222222222",
    purpose: "showing",
    listing_id: home().id,
    listing_title: home().title,
    date: "2026-11-28",
    time: "10:00",
    time_zone: "America/Boise",
    starts_at: "2026-11-28T17:00:00Z",
    visitor_name: "Vera Visitor",
    status: "confirmed",
    holds_time: true,
    ...change,
  };
}

/** @param completed how many timeline steps are done. */
export function owner(
  change: Partial<DashboardState> = {},
  { completed = 4 }: { completed?: number } = {},
): DashboardState {
  return {
    plan: null,
    homes: [home()],
    unanswered: 0,
    unanswered_visits: 0,
    first_request: null,
    visitor_proposals: 0,
    next_confirmed: null,
    sales: [],
    offered: [],
    timeline: TIMELINE_STEPS.map(({ id }, index) => {
      if (index < completed) return { id, status: "completed", date: "2026-11-01" };
      return { id, status: index === completed ? "current" : "upcoming" };
    }),
    ...change,
  };
}

/** An owner of one home. */
export function ownerOf(change: Partial<HomeState>, progress?: { completed: number }) {
  return owner({ homes: [home(change)] }, progress);
}
