import {
  ALL_DEFAULT_RULES,
  type AvailabilityDay,
  type AvailabilityRules,
  DEFAULT_SETTINGS,
  type ShowingSettings,
  shortTime,
} from "@domain/showings/availability.ts";
import type { BookingStatus } from "@domain/showings/bookings.ts";
import type { OpenHouse } from "@domain/showings/open-houses.ts";
import { NO_NEEDS, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** A home's calendar as its owner sees and edits it. */

export type DayOff = { id: string; first_day: string; last_day: string };

export type OwnCalendar = {
  /** The times that the owner offers, booked or not. A day without slots was cleared by the owner. */
  offered: AvailabilityDay[];
  /** The times that visitors can still request. */
  free: AvailabilityDay[];
  bookings: { id: string; date: string; time: string; status: BookingStatus }[];
  rules: Required<AvailabilityRules>;
  needs: VisitorNeeds;
  settings: ShowingSettings;
  daysOff: DayOff[];
  /** Open houses that are not over, the next one first. */
  openHouses: OpenHouse[];
};

/** Starts at the first of the month. Polls while the page is visible. */
export function ownCalendarQuery(userId: string, listingId: string, from: string) {
  return queryOptions({
    queryKey: ownKey(userId, "calendar", listingId, from),
    queryFn: ({ signal }) => fetchCalendar(listingId, from, signal),
    refetchInterval: CALM_POLL_MS,
  });
}

/**
 * Offers exactly these slots on these days; an empty list clears the days.
 * @throws AppError `availability_incomplete` without a home, `availability_not_saved`.
 */
export async function setAvailability(
  listingId: string,
  dates: string[],
  slots: string[],
): Promise<void> {
  if (!listingId || dates.length === 0) throw new AppError("availability_incomplete");
  await asMember({ fallback: "availability_not_saved" }, (db) =>
    db.rpc("set_availability", { listing: listingId, dates, slots }),
  );
}

/** Copies one day's offered slots to other days. */
export async function copyAvailability(
  listingId: string,
  from: string,
  dates: string[],
): Promise<void> {
  if (!listingId || dates.length === 0) throw new AppError("availability_incomplete");
  await asMember({ fallback: "availability_not_saved" }, (db) =>
    db.rpc("copy_availability", { listing: listingId, from_date: from, to_dates: dates }),
  );
}

/** Row-level security shows showings, offered days and settings to all owners of the home. */
async function fetchCalendar(
  listingId: string,
  from: string,
  signal: AbortSignal,
): Promise<OwnCalendar> {
  const options = { signal, fallback: "availability_not_loaded" } as const;
  const [[home], bookings] = await Promise.all([
    asMember(options, (db) =>
      db
        .from("listings")
        .select(COLUMNS)
        .eq("id", listingId)
        .gte("offered_days.date", from)
        .gte("availability.date", from)
        .gte("days_off.last_day", from)
        .gte("open_houses.ends_at", new Date().toISOString())
        .order("starts_at", { referencedTable: "open_houses" })
        .order("first_day", { referencedTable: "days_off" }),
    ),
    asMember(options, (db) =>
      db
        .from("bookings")
        .select("id,date,time,status")
        .eq("listing_id", listingId)
        .eq("holds_time", true)
        .gte("date", from),
    ),
  ]);
  if (!home) throw new AppError("listing_not_found");
  return {
    offered: home.offered_days.map(toDay),
    free: home.availability.map(toDay),
    bookings: bookings.map((booking) => ({ ...booking, time: shortTime(booking.time) })),
    rules: home.availability_rules ?? ALL_DEFAULT_RULES,
    needs: { ...NO_NEEDS, ...home.availability_rules },
    settings: home.showing_settings ?? DEFAULT_SETTINGS,
    daysOff: home.days_off,
    openHouses: home.open_houses,
  };
}

function toDay(day: AvailabilityDay): AvailabilityDay {
  return { date: day.date, time_slots: day.time_slots.map(shortTime).sort() };
}

const COLUMNS = `
  offered_days(date, time_slots),
  availability(date, time_slots),
  availability_rules(notice_hours, horizon_days, auto_confirm, slot_minutes, showing_minutes,
    needs_address, needs_people, most_people, needs_disclosures, needs_proof),
  showing_settings(weekly_hours, buffer_hours, entry_notes),
  days_off(id, first_day, last_day),
  open_houses(id, date, time, starts_at, ends_at, places, taken)
` as const;
