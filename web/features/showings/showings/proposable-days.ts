import { type AvailabilityDay, isInBuffer, slotsEvery } from "@domain/showings/availability.ts";
import { isLive } from "@domain/showings/bookings.ts";
import { addDays, dateInZone, instantInZone } from "@domain/site/time/time-zones.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";

/** How far ahead a proposal may be, like every calendar change. */
const REACH_DAYS = 180;

/** An owner may propose any future time that isn't taken, offered or not. */
export function proposableDays(
  calendar: Pick<OwnCalendar, "bookings" | "rules">,
  timeZone: string,
  now: Date,
): AvailabilityDay[] {
  const today = dateInZone(now, timeZone);
  const { slot_minutes, showing_minutes } = calendar.rules;
  const held = new Map<string, string[]>();
  for (const { date, time, status } of calendar.bookings)
    if (isLive(status)) held.set(date, [...(held.get(date) ?? []), time]);
  const isFree = (date: string, slot: string) =>
    !held.get(date)?.some((time) => isInBuffer(slot, time, 0, showing_minutes));
  return Array.from({ length: REACH_DAYS + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({
      date,
      // Only today has hours that have passed; checking every other day would take a phone a moment.
      time_slots: slotsEvery(slot_minutes).filter(
        (slot) => isFree(date, slot) && (date > today || instantInZone(date, slot, timeZone) > now),
      ),
    }))
    .filter((day) => day.time_slots.length > 0);
}

/** Whether visitors can already request the day, or this hour of it. */
export function isOfferedDay(
  calendar: Pick<OwnCalendar, "free">,
  date: string,
  slot?: string,
): boolean {
  const slots = calendar.free.find((day) => day.date === date)?.time_slots ?? [];
  return slot === undefined ? slots.length > 0 : slots.includes(slot);
}
