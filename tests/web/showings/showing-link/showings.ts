import type { LinkedShowing } from "@domain/showings/showings.ts";

export type Shown = Exclude<LinkedShowing, { state: "over" }>;

/** A showing that its visitor has asked for, a week ahead; name only what matters to the test. */
export function linkedShowing(facts: Partial<Shown> = {}): Shown {
  return {
    state: "live",
    booking_id: "22222222-2222-4222-8222-222222222222",
    status: "pending",
    no_show: false,
    sequence: 0,
    created_at: "2026-11-20T15:00:00+00:00",
    cancelled_by: null,
    listing_id: "11111111-1111-4111-8111-111111111111",
    listing_status: "active",
    title: "Sunny craftsman",
    address: "1418 Maple St, Boise, ID 83702",
    street_hidden: false,
    date: "2026-11-28",
    time: "10:00",
    time_zone: "America/Boise",
    starts_at: "2026-11-28T17:00:00+00:00",
    ends_at: "2026-11-28T18:00:00+00:00",
    is_open_house: false,
    holds_time: true,
    entry_notes: null,
    can_cancel: true,
    can_propose: true,
    can_give_feedback: false,
    feedback_given: false,
    proposal: null,
    ...facts,
  };
}
