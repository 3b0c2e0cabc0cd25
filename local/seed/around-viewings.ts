import { STANDARD_SLOTS } from "../../supabase/functions/_shared/domain/availability.ts";
import { addDays, instantInZone } from "../../supabase/functions/_shared/domain/time-zones.ts";
import type { Sql } from "../database.ts";
import { bookings, isDemo, type SeedBooking, startOf } from "./calendar.ts";
import type { Home } from "./homes.ts";
import { Random } from "./random.ts";
import { insert } from "./rows.ts";

/**
 * What the demo owners have besides viewings: weekly hours, a visitor who proposes times, feedback.
 */
export async function insertAroundViewings(
  sql: Pick<Sql, "query">,
  homes: readonly Home[],
  ownerIds: readonly string[],
  now: Date,
): Promise<void> {
  const demo = homes.filter((home) => isDemo(home) && home.status === "active");
  await insert(
    sql,
    "public.viewing_settings",
    "listing_id",
    "listing_id uuid, user_id uuid, weekly_hours jsonb, entry_notes text",
    demo.map((home) => ({
      listing_id: home.id,
      user_id: ownerIds[home.owner],
      weekly_hours: { "6": STANDARD_SLOTS.slice(1, 6), "7": STANDARD_SLOTS.slice(1, 6) },
      entry_notes: new Random(`entry-${home.key}`).pick(ENTRY_NOTES),
    })),
  );
  const asked = bookings(demo, now);
  await insert(
    sql,
    "public.booking_proposals",
    "booking_id, n",
    `booking_id uuid, n smallint, owner_id uuid, made_by text, date date, time time,
     starts_at timestamptz, expires_at timestamptz`,
    lastPendingOfEach(asked).flatMap((booking) => proposalOf(booking, ownerIds, now)),
  );
  await insert(
    sql,
    "public.viewing_feedback",
    "booking_id",
    `booking_id uuid, listing_id uuid, owner_id uuid, impression smallint, price text, offer text,
     note text, created_at timestamptz`,
    asked
      .filter(({ status, noShow }) => status === "completed" && !noShow)
      .map((booking) => feedbackOf(booking, ownerIds)),
  );
}

const ENTRY_NOTES = [
  "Please ring at the front door; the bell is on the left.",
  "There is parking on the street. Come up the side path to the porch.",
  "The gate code is 2417. Please close the gate, we have a cat.",
] as const;

const NOTES = [
  "Lovely light in the kitchen. The stairs are a little steep for us.",
  "We liked the garden best. The roof looks as if it will need work.",
  null,
] as const;

/** In `bookings`, those of one home are adjacent, and the later pending one comes last. */
function lastPendingOfEach(asked: SeedBooking[]): SeedBooking[] {
  const pending = asked.filter(({ status }) => status === "pending");
  return [...new Map(pending.map((booking) => [booking.home.id, booking])).values()];
}

function proposalOf(booking: SeedBooking, ownerIds: readonly string[], now: Date) {
  return [1, 2].map((n) => {
    const date = addDays(booking.date, n);
    return {
      booking_id: booking.id,
      n,
      owner_id: ownerIds[booking.home.owner],
      made_by: "visitor",
      date,
      time: "12:00",
      starts_at: instantInZone(date, "12:00", booking.home.timeZone).toISOString(),
      expires_at: new Date(now.getTime() + 3 * 86_400_000).toISOString(),
    };
  });
}

function feedbackOf(booking: SeedBooking, ownerIds: readonly string[]) {
  const random = new Random(`feedback-${booking.id}`);
  const start = startOf(booking);
  return {
    booking_id: booking.id,
    listing_id: booking.home.id,
    owner_id: ownerIds[booking.home.owner],
    impression: random.int(3, 5),
    price: random.pick(["right", "right", "high", "low"] as const),
    offer: random.pick(["yes", "maybe", "maybe", "no"] as const),
    note: random.pick(NOTES),
    created_at: new Date(start.getTime() + 5 * 3_600_000).toISOString(),
  };
}
