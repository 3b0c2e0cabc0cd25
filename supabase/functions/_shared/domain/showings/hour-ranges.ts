import {
  DAY_SLOTS,
  ISO_WEEKDAYS,
  type IsoWeekday,
  slotsEvery,
  type WeeklyHours,
} from "./availability.ts";

/**
 * Weekly hours as people say them: some weekdays, from one time to another. What is stored are the times at which a
 * showing can begin, so a range holds those from its first time until just before its last.
 */

export type HourRange = {
  days: IsoWeekday[];
  /** `HH:MM`, when the first showing can begin. */
  from: string;
  /** `HH:MM`, when no showing begins anymore. */
  to: string;
};

/** After this time, no showing begins: the last one can begin at 7:00 PM. */
export const DAY_END = "20:00";

const WEEKDAYS: IsoWeekday[] = ["1", "2", "3", "4", "5"];

/** What owners usually offer, each in one press. */
export const HOUR_PRESETS: readonly { name: string; range: HourRange }[] = [
  { name: "Weekday evenings", range: { days: WEEKDAYS, from: "17:00", to: DAY_END } },
  { name: "Weekdays", range: { days: WEEKDAYS, from: "09:00", to: "17:00" } },
  { name: "Saturdays", range: { days: ["6"], from: "10:00", to: "16:00" } },
  { name: "Sundays", range: { days: ["7"], from: "12:00", to: "16:00" } },
  { name: "Weekends", range: { days: ["6", "7"], from: "10:00", to: "16:00" } },
];

/** The ranges that hold exactly these hours: weekdays with the same times share one. Sorted by their first day. */
export function rangesOf(hours: WeeklyHours): HourRange[] {
  const slots = Object.values(hours).flat();
  const minutes = slots.every((slot) => slotsEvery().includes(slot)) ? 60 : 30;
  const ranges = new Map<string, HourRange>();
  for (const day of ISO_WEEKDAYS) {
    for (const { from, to } of runsOf(hours[day] ?? [], minutes)) {
      const key = `${from} ${to}`;
      const shared = ranges.get(key);
      if (shared) shared.days.push(day);
      else ranges.set(key, { days: [day], from, to });
    }
  }
  return [...ranges.values()];
}

/** The hours of these ranges, with times that are so many minutes apart. A weekday without hours is left out. */
export function hoursOf(ranges: readonly HourRange[], slotMinutes: number): WeeklyHours {
  const hours: WeeklyHours = {};
  for (const day of ISO_WEEKDAYS) {
    const slots = slotsEvery(slotMinutes).filter((slot) =>
      ranges.some(({ days, from, to }) => days.includes(day) && from <= slot && slot < to),
    );
    if (slots.length > 0) hours[day] = slots;
  }
  return hours;
}

/** The times at which a range that begins then can end. */
export function endsAfter(from: string, slotMinutes: number): readonly string[] {
  return [...slotsEvery(slotMinutes), DAY_END].filter((time) => time > from);
}

/** When the last showing of a range begins; undefined if none does. */
export function lastStart({ from, to }: HourRange, slotMinutes: number): string | undefined {
  return slotsEvery(slotMinutes).findLast((slot) => from <= slot && slot < to);
}

function runsOf(slots: readonly string[], minutes: number): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = [];
  for (const slot of [...slots].sort()) {
    const to = endOf(slot, minutes);
    const run = runs.at(-1);
    if (run?.to === slot) run.to = to;
    else runs.push({ from: slot, to });
  }
  return runs;
}

/** A showing can begin at 7:00 PM and not at half past, so a range with the last time lasts until 8. */
function endOf(slot: string, minutes: number): string {
  return DAY_SLOTS[DAY_SLOTS.indexOf(slot) + minutes / 30] ?? DAY_END;
}
