import { formatDate, formatTime } from "@domain/format.ts";
import { zoneName } from "@domain/time-zones.ts";

/** "Saturday, November 28 at 10:00 AM, Mountain Time" */
export function whenAtHome(time: { date: string; time: string }, timeZone: string): string {
  return `${formatDate(time.date)} at ${formatTime(time.time)}, ${zoneName(timeZone)}`;
}

/**
 * The same instant in the visitor's time zone, if it reads differently.
 * @returns undefined when both clocks agree.
 */
export function whenForVisitor(
  startsAt: string,
  homeZone: string,
  ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const instant = new Date(startsAt);
  const own = clock(instant, ownZone);
  if (own === clock(instant, homeZone)) return undefined;
  return `${own}, ${zoneName(ownZone)}`;
}

function clock(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return parts.format(instant).replace(/\u202f/g, " ");
}
