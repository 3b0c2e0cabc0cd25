import { dateFormat } from "@domain/site/text/format.ts";

/** "Nov 29", where the weekday is known or has no room. */
export function shortDay(day: string): string {
  return dateFormat({ month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
}
