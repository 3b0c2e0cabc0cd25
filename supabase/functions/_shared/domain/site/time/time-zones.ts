import { dateFormat, formatDate, formatTime } from "../text/format.ts";
import { zoneAbbreviation } from "./zone-names.ts";

/**
 * Calendar dates (`YYYY-MM-DD`) and clock times (`HH:MM` or `HH:MM:SS`) in a property's time zone.
 * Built on Intl, which knows daylight saving rules on every platform we use.
 */

/** The calendar date of an instant in the zone. */
export function dateInZone(instant: Date, timeZone: string): string {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** The clock time of an instant in the zone, as HH:MM. */
export function timeInZone(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClock(instant, timeZone);
  return `${pad(hour)}:${pad(minute)}`;
}

/**
 * The instant at which clocks in the zone show this date and time.
 *
 * A time skipped in spring is read with the offset before the change (one hour later on the clock); a time that occurs
 * twice in fall is the first one. Postgres's `timestamp at time zone` agrees on skipped times, and our slots, 9 AM to 7
 * PM, are never affected by either.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${normalTime(time)}Z`);
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  // On the two days a year when the offset changes, only the right candidate maps back to the wall
  // time.
  for (const candidate of [before, after]) {
    if (candidate + offsetAt(candidate, timeZone) === asUtc) return new Date(candidate);
  }
  return new Date(before);
}

/** The date `days` later; negative values go back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another, negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * An instant for display: "Friday, November 27, 5:00 PM MST", or short "Fri, Nov 27 at 5:00 PM MST".
 * @param instant as ISO 8601
 */
export function momentInZone(
  instant: string,
  timeZone: string,
  options: { short?: boolean } = {},
): string {
  const at = new Date(instant);
  const date = formatDate(dateInZone(at, timeZone), options);
  const time = `${formatTime(timeInZone(at, timeZone))} ${zoneAbbreviation(timeZone, at)}`;
  return options.short ? `${date} at ${time}` : `${date}, ${time}`;
}

/** Whether it is an existing date in the form YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

function offsetAt(instantMs: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(instantMs), timeZone);
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instantMs / 1000) * 1000;
}

type WallClock = Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;

function wallClock(instant: Date, timeZone: string): WallClock {
  const format = dateFormat({
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const part of format.formatToParts(instant)) {
    if (part.type in clock) clock[part.type as keyof WallClock] = Number(part.value);
  }
  return clock;
}

function normalTime(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
