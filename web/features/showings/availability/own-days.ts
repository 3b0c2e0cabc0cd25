import type { AvailabilityDay } from "@domain/showings/availability.ts";
import { isLive } from "@domain/showings/bookings.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";

/** Queries on an owner's calendar. Dates are in the home's time zone. */

/** The times that the owner offers on a day, booked or not. */
export function offeredSlots(calendar: OwnCalendar, date: string): string[] {
  return slotsOf(calendar.offered, date);
}

export function freeSlots(calendar: OwnCalendar, date: string): string[] {
  return slotsOf(calendar.free, date);
}

/** A day's times that are taken by a request or a showing. */
export function bookedSlots(calendar: OwnCalendar, date: string): string[] {
  return calendar.bookings
    .filter((booking) => booking.date === date && isLive(booking.status))
    .map((booking) => booking.time);
}

export function isDayOff(calendar: OwnCalendar, date: string): boolean {
  return calendar.daysOff.some((off) => off.first_day <= date && date <= off.last_day);
}

/** Extra text after a day's name. */
export function dayText(calendar: OwnCalendar, date: string, today: string): string {
  if (date < today) return "past";
  const words: string[] = [];
  if (isDayOff(calendar, date)) words.push("day off");
  const free = freeSlots(calendar, date).length;
  const booked = bookedSlots(calendar, date).length;
  words.push(free === 0 ? "nothing offered" : `${free} offered`);
  if (booked > 0) words.push(`${booked} booked`);
  return words.join(", ");
}

/** 'This Month': the month of `today`, as far as it is loaded. */
export function monthSummary(calendar: OwnCalendar, today: string) {
  const isThisMonth = ({ date }: { date: string }) => date.startsWith(today.slice(0, 7));
  const bookings = calendar.bookings
    .filter(isThisMonth)
    .filter(({ status }) => status !== "cancelled");
  return {
    availableDays: calendar.free
      .filter(isThisMonth)
      .filter((day) => day.date >= today && day.time_slots.length > 0).length,
    bookings: bookings.length,
    pending: bookings.filter(({ status }) => status === "pending").length,
  };
}

/** The other days of this weekday in the month of `date`, from `today` on. */
export function sameWeekdays(date: string, today: string): string[] {
  const month = date.slice(0, 7);
  return [-28, -21, -14, -7, 7, 14, 21, 28]
    .map((days) => addDays(date, days))
    .filter((day) => day.startsWith(month) && day >= today);
}

function slotsOf(days: readonly AvailabilityDay[], date: string): string[] {
  return days.find((day) => day.date === date)?.time_slots ?? [];
}
