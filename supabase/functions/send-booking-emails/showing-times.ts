import { formatDate, formatTime } from "../_shared/domain/site/text/format.ts";
import { timeInZone } from "../_shared/domain/site/time/time-zones.ts";
import { zoneAbbreviation, zoneName } from "../_shared/domain/site/time/zone-names.ts";

/** A time at a property: local date and time, and the instant. */
export type TimeAtHome = { date: string; time: string; starts_at: string };

/** "Saturday, November 28 at 10:00 AM Mountain Time (MST)" */
export function showingTime(showing: TimeAtHome & { time_zone: string }): string {
  const { date, time, starts_at, time_zone } = showing;
  const zone = `${zoneName(time_zone)} (${zoneAbbreviation(time_zone, new Date(starts_at))})`;
  return `${formatDate(date)} at ${formatTime(time)} ${zone}`;
}

/** "…, an open house until 3:00 PM" */
export function openHouseTime(
  showing: TimeAtHome & { time_zone: string; ends_at: string },
): string {
  const end = formatTime(timeInZone(new Date(showing.ends_at), showing.time_zone));
  return `${showingTime(showing)}, an open house until ${end}`;
}
