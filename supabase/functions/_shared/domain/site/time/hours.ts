import { zoneName } from "./zone-names.ts";

/** Hours at which deadlines end: apart from the names of zones, which the first screens load. */

/** "5 PM Mountain Time". */
export function hourInZone(hour: number, timeZone: string): string {
  return `${clockHour(hour)} ${zoneName(timeZone)}`;
}

/** "5 PM", "noon". */
export function clockHour(hour: number): string {
  return hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}
