import { dateFormat, formatDate, formatTime } from "@domain/site/text/format.ts";
import { dateInZone, instantInZone, timeInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";

/** "Saturday, November 28 at 10:00 AM, Mountain Time" */
export function whenAtHome(time: { date: string; time: string }, timeZone: string): string {
  return `${formatDate(time.date)} at ${formatTime(time.time)}, ${zoneName(timeZone)}`;
}

/** The same instant in the visitor's time zone, if it reads differently. @returns undefined when both clocks agree. */
export function whenForVisitor(
  startsAt: string,
  homeZone: string,
  ownZone = here(),
): string | undefined {
  const instant = new Date(startsAt);
  const own = clock(instant, ownZone);
  if (own === clock(instant, homeZone)) return undefined;
  return `${own}, ${zoneName(ownZone)}`;
}

/**
 * A time at the home on the visitor's clock: "5:00 PM", or "Sun 6:00 AM" where it is another day.
 * @returns undefined when both clocks agree.
 */
export function ownTime(
  { date, time }: { date: string; time: string },
  homeZone: string,
  ownZone = here(),
): string | undefined {
  const instant = instantInZone(date, time, homeZone);
  const ownDate = dateInZone(instant, ownZone);
  const own = timeInZone(instant, ownZone);
  if (ownDate === date) return own === time.slice(0, 5) ? undefined : formatTime(own);
  const weekday = dateFormat({ timeZone: ownZone, weekday: "short" });
  return `${weekday.format(instant)} ${formatTime(own)}`;
}

/** "All times are in Mountain Time.", and the visitor's zone if its clocks differ on these dates. */
export function zoneNote(homeZone: string, dates: readonly string[], ownZone = here()): string {
  const home = `All times are in ${zoneName(homeZone)}.`;
  const differs = dates.some((date) => ownTime({ date, time: "12:00" }, homeZone, ownZone));
  return differs ? `${home} Your own, in ${zoneName(ownZone)}, is below each.` : home;
}

/** The reader's own time zone, by its IANA name. */
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function clock(instant: Date, timeZone: string): string {
  const parts = dateFormat({
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return parts.format(instant).replace(/\u202f/g, " ");
}
