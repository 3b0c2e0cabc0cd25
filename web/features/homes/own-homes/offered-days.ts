import { formatCount } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";

/** How many days from today on have a free time, in the property's time zone. */
export function offeredDays(home: Pick<OwnHome, "availability" | "time_zone">, now: Date): number {
  const today = dateInZone(now, home.time_zone ?? "UTC");
  return home.availability.filter((day) => day.date >= today && day.time_slots.length > 0).length;
}

export function offeredDaysText(
  home: Pick<OwnHome, "availability" | "time_zone">,
  now: Date,
): string {
  const days = offeredDays(home, now);
  if (days === 0) return "No showing times offered";
  return `${formatCount(days, "day")} offered for showings`;
}
