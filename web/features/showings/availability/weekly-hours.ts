import { ISO_WEEKDAYS, type IsoWeekday } from "@domain/showings/availability.ts";
import { HOUR_PRESETS, type HourRange } from "@domain/showings/hour-ranges.ts";
import { formatTime } from "@domain/site/text/format.ts";

/** The ranges of weekly hours in words, and the changes that an owner makes to them. */

export const WEEKDAY_NAMES: Record<IsoWeekday, string> = {
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
  7: "Sunday",
};

/** "Weekday evenings", "Weekends", "Monday to Thursday", "Tuesday, Friday" */
export function nameOf({ days, from }: Pick<HourRange, "days" | "from">): string {
  if (days.length === 0) return "No day chosen";
  if (days.length === 7) return "Every day";
  const preset = HOUR_PRESETS.find(
    ({ name, range }) =>
      range.days.join() === days.join() && (name !== EVENINGS || from >= range.from),
  );
  if (preset) return preset.name;
  const first = ISO_WEEKDAYS.indexOf(days[0] ?? "1");
  const isRun = days.length > 2 && days.every((day, n) => day === ISO_WEEKDAYS[first + n]);
  const shown = isRun ? [days[0], days.at(-1)] : days;
  return shown.map((day) => WEEKDAY_NAMES[day ?? "1"]).join(isRun ? " to " : ", ");
}

const EVENINGS = "Weekday evenings";

/** "5:00 PM to 8:00 PM" */
export function spanText({ from, to }: HourRange): string {
  return `${formatTime(from)} to ${formatTime(to)}`;
}

/** A preset's press adds its days, and a second one takes them away again, whatever their times are now. */
export function togglePreset(ranges: readonly HourRange[], preset: HourRange): HourRange[] {
  const others = ranges.filter((range) => !isOfPreset(range, preset));
  return others.length < ranges.length ? others : [...ranges, preset];
}

export function hasPreset(ranges: readonly HourRange[], preset: HourRange): boolean {
  return ranges.some((range) => isOfPreset(range, preset));
}

/** Weekday evenings and weekdays have the same days, so their times decide. */
function isOfPreset(range: HourRange, preset: HourRange): boolean {
  return nameOf(range) === nameOf(preset);
}

/** A new first time moves a last one that would come before it. */
export function withStart(range: HourRange, from: string, ends: readonly string[]): HourRange {
  return { ...range, from, to: range.to > from ? range.to : (ends[0] ?? range.to) };
}

export function toggleDay(range: HourRange, day: IsoWeekday): HourRange {
  const days = ISO_WEEKDAYS.filter((one) => range.days.includes(one) !== (one === day));
  return { ...range, days };
}
