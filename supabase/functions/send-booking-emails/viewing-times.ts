import { formatDate, formatTime } from "../_shared/domain/format.ts";
import { zoneAbbreviation, zoneName } from "../_shared/domain/time-zones.ts";
import type { DueEmail } from "./outbox.ts";

/** A time at a property: its date and clock there, and the instant that is. */
export type TimeAtHome = Pick<DueEmail, "date" | "time" | "starts_at">;

/** "Saturday, November 28 at 10:00 AM Mountain Time (MST)" */
export function viewingTime(viewing: TimeAtHome & Pick<DueEmail, "time_zone">): string {
  const { date, time, starts_at, time_zone } = viewing;
  const zone = `${zoneName(time_zone)} (${zoneAbbreviation(time_zone, new Date(starts_at))})`;
  return `${formatDate(date)} at ${formatTime(time)} ${zone}`;
}
