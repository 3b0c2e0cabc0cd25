import type { IsoWeekday, WeeklyHours } from "@domain/showings/availability.ts";

/** Edits the weekly hours. A weekday without hours is left out. */

export const WEEKDAY_NAMES: Record<IsoWeekday, string> = {
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
  7: "Sunday",
};

export function toggledHour(hours: WeeklyHours, day: IsoWeekday, slot: string): WeeklyHours {
  const before = hours[day] ?? [];
  const after = before.includes(slot)
    ? before.filter((other) => other !== slot)
    : [...before, slot];
  return withDay(hours, day, after);
}

/** Copies Monday to Tuesday through Friday. */
export function copyToWeekdays(hours: WeeklyHours): WeeklyHours {
  const weekdays: IsoWeekday[] = ["2", "3", "4", "5"];
  return weekdays.reduce((result, day) => withDay(result, day, hours["1"] ?? []), hours);
}

function withDay(hours: WeeklyHours, day: IsoWeekday, slots: readonly string[]): WeeklyHours {
  const { [day]: _before, ...others } = hours;
  return slots.length === 0 ? others : { ...others, [day]: [...slots].sort() };
}
