import { STANDARD_SLOTS } from "../../supabase/functions/_shared/domain/showings/availability.ts";
import {
  addDays,
  instantInZone,
} from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { bookings, type SeedBooking, startOf } from "./calendar.ts";
import { forSale } from "./homes.ts";
import { Random } from "./random.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/** Rows around the demo owners' showings: weekly hours, how to get in, times that a visitor proposed, and feedback. */
export async function insertAroundShowings(demo: Demo): Promise<void> {
  const { ownerIds, now } = demo;
  const homes = forSale(demo.homes);
  await insert(
    demo,
    "public.showing_settings",
    "listing_id",
    homes.map((home) => ({
      listing_id: home.id,
      user_id: ownerIds[home.owner],
      weekly_hours: { "6": STANDARD_SLOTS.slice(1, 6), "7": STANDARD_SLOTS.slice(1, 6) },
      entry_notes: new Random(`entry-${home.key}`).pick(ENTRY_NOTES),
    })),
  );
  const asked = bookings(homes, now);
  await insert(
    demo,
    "public.booking_proposals",
    "booking_id, n",
    lastPendingOfEach(asked).flatMap((booking) => proposalOf(booking, ownerIds, now)),
  );
  await insert(
    demo,
    "public.showing_feedback",
    "booking_id",
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

/** `bookings` keeps a home's showings together, its later pending one last. */
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
      expires_at: hoursFrom(now, 72),
    };
  });
}

function feedbackOf(booking: SeedBooking, ownerIds: readonly string[]) {
  const random = new Random(`feedback-${booking.id}`);
  return {
    booking_id: booking.id,
    listing_id: booking.home.id,
    owner_id: ownerIds[booking.home.owner],
    impression: random.int(3, 5),
    price: random.pick(["right", "right", "high", "low"] as const),
    offer: random.pick(["yes", "maybe", "maybe", "no"] as const),
    note: random.pick(NOTES),
    created_at: hoursFrom(startOf(booking), 5),
  };
}
