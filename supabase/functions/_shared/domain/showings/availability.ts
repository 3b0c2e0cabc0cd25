import { addDays, dateInZone, instantInZone } from "../site/time/time-zones.ts";

/** The times at which a home can be seen (docs/product.md B§3, B§4, B§9). SQL enforces the same rules. */

/** The 11 full hours from 9:00 AM to 7:00 PM, as `HH:MM`. */
export const STANDARD_SLOTS: readonly string[] = Array.from(
  { length: 11 },
  (_, n) => `${String(9 + n).padStart(2, "0")}:00`,
);

/** Every time at which a showing can begin: the full hours and the half hours between them. */
export const DAY_SLOTS: readonly string[] = STANDARD_SLOTS.flatMap((hour, n) =>
  n === 0 ? [hour] : [`${STANDARD_SLOTS[n - 1]?.slice(0, 2)}:30`, hour],
);

/** How far apart an owner's times are, in minutes. */
export const SLOT_MINUTES = [60, 30] as const;
/** How long an owner's showings last, in minutes. */
export const SHOWING_MINUTES = [30, 45, 60, 90, 120] as const;
export const HOUR_MINUTES = 60;

/** The times that an owner can offer on a day. */
export function slotsEvery(minutes: number = HOUR_MINUTES): readonly string[] {
  return minutes === HOUR_MINUTES ? STANDARD_SLOTS : DAY_SLOTS;
}

export const DEFAULT_RULES: AvailabilityRules = { notice_hours: 2, horizon_days: 60 };
export const MAX_HORIZON_DAYS = 180;
export const MAX_NOTICE_HOURS = 168;
export type AvailabilityRules = {
  /** Minimum notice before a showing, in hours. */
  notice_hours: number;
  /** How many days ahead visitors can book, counting from today at the property. */
  horizon_days: number;
  /** Requests are confirmed as soon as they are made. */
  auto_confirm?: boolean;
  /** Times are this many minutes apart: 60 or 30. */
  slot_minutes?: number;
  /** How long a showing lasts. */
  showing_minutes?: number;
};

/** All rules of a home whose owner has set none. */
export const ALL_DEFAULT_RULES: Required<AvailabilityRules> = {
  ...DEFAULT_RULES,
  auto_confirm: false,
  slot_minutes: HOUR_MINUTES,
  showing_minutes: HOUR_MINUTES,
};

/** "45 minutes", "1 hour", "1½ hours" */
export function lengthText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} minutes`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const half = minutes % HOUR_MINUTES === 0 ? "" : "½";
  return hours === 1 && half === "" ? "1 hour" : `${hours}${half} hours`;
}

/** Slots by ISO weekday: "1" is Monday, "7" is Sunday. */
export type WeeklyHours = Partial<Record<IsoWeekday, string[]>>;
export const ISO_WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;
export type IsoWeekday = (typeof ISO_WEEKDAYS)[number];

/** The owner's showing settings, which only the owner can read. A row of `showing_settings`. */
export type ShowingSettings = {
  weekly_hours: WeeklyHours;
  /** Hours kept free before and after each showing, in halves. */
  buffer_hours: number;
  /** Shown to confirmed visitors only. */
  entry_notes: string | null;
};

export const DEFAULT_SETTINGS: ShowingSettings = {
  weekly_hours: {},
  buffer_hours: 0,
  entry_notes: null,
};
export const BUFFER_HOURS = [0, 0.5, 1, 1.5, 2, 3] as const;
export const MAX_ENTRY_NOTES = 1000;
export const MAX_DAYS_OFF = 366;

/** The ISO weekday of a calendar date. */
export function weekdayOf(date: string): IsoWeekday {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return ISO_WEEKDAYS[(day + 6) % 7] ?? "7";
}

/** Whether a showing in this slot overlaps another one on the same day, with its buffer. */
export function isInBuffer(
  slot: string,
  showing: string,
  bufferHours: number,
  showingMinutes: number = HOUR_MINUTES,
): boolean {
  const apart = Math.abs(minutesOf(slot) - minutesOf(showing));
  return apart < showingMinutes + bufferHours * HOUR_MINUTES;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3, 5));
}

/** A row of the table `availability`: the owner's offered slots that are still free. */
export type AvailabilityDay = { date: string; time_slots: string[] };

/**
 * The days and slots a visitor can book now: offered, within notice and horizon, and not in the
 * past, all in the property's time zone. Sorted, without empty days.
 */
export function bookableDays(
  days: AvailabilityDay[],
  timeZone: string,
  now: Date,
  rules: AvailabilityRules = DEFAULT_RULES,
): AvailabilityDay[] {
  const today = dateInZone(now, timeZone);
  const lastDate = addDays(today, rules.horizon_days);
  const earliest = now.getTime() + rules.notice_hours * 3_600_000;
  return days
    .filter((day) => day.date >= today && day.date <= lastDate)
    .map((day) => ({
      date: day.date,
      time_slots: day.time_slots
        .map(shortTime)
        .filter((slot) => isStandardSlot(slot))
        .filter((slot) => instantInZone(day.date, slot, timeZone).getTime() >= earliest)
        .sort(),
    }))
    .filter((day) => day.time_slots.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
}

export function isStandardSlot(time: string): boolean {
  return DAY_SLOTS.some((slot) => slot === time || `${slot}:00` === time);
}

/** Trims "09:00:00", as Postgres returns it, to "09:00". */
export function shortTime(time: string): string {
  return time.slice(0, 5);
}
