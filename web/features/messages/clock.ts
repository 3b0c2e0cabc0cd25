import { formatDay } from "@domain/format.ts";

const CLOCK = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** "9:05 AM" where the reader is. */
export function clock(instant: string): string {
  return CLOCK.format(new Date(instant)).replace(/\u202f/g, " ");
}

export function isToday(instant: string): boolean {
  return formatDay(instant) === formatDay(new Date().toISOString());
}
