import { zoneName } from "./zone-names.ts";

/** Hours at which deadlines end: apart from the names of zones, which the first screens load. */

/**
 * A last day with the hour at which it ends: "Mon, Nov 30, 5 PM Mountain Time"; the day alone if that is its end.
 *
 * @param day in words. @param untilHour 24 is the end of the day.
 */
export function withHour(day: string, untilHour: number, timeZone: string): string {
  return untilHour === 24 ? day : `${day}, ${clockHour(untilHour)} ${zoneName(timeZone)}`;
}

/** "5 PM", "noon". */
export function clockHour(hour: number): string {
  return hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}
