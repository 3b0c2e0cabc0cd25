import { formatDay } from "@domain/site/text/format.ts";

const CLOCK = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "9:05 AM" where the reader is. */
export function clock(instant: string): string {
  return CLOCK.format(new Date(instant)).replace(/\u202f/g, " ");
}

/** "Nov 3, 2026, 9:05 AM" where the reader is. */
export function dayAndClock(instant: string | number): string {
  return MOMENT.format(new Date(instant)).replace(/\u202f/g, " ");
}

export function isToday(instant: string, now = new Date()): boolean {
  return formatDay(instant) === formatDay(now.toISOString());
}
