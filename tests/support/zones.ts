import fc from "fast-check";

/** Time zones that together have every oddity, and dates and times to test in them. */
export const ZONES = [
  "America/New_York",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/St_Johns",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/London",
  "UTC",
] as const;

const FROM = Date.UTC(2020, 0, 1);
const UNTIL = Date.UTC(2036, 0, 1);
const DAY_MS = 86_400_000;

export function instant(): fc.Arbitrary<Date> {
  return fc.integer({ min: FROM, max: UNTIL }).map((at) => new Date(at));
}

export function calendarDate(): fc.Arbitrary<string> {
  const anyDay = fc
    .integer({ min: 0, max: (UNTIL - FROM) / DAY_MS })
    .map((days) => new Date(FROM + days * DAY_MS).toISOString().slice(0, 10));
  // Days on which clocks change somewhere are as likely as all others together.
  const changes = fc.constantFrom(
    "2026-03-08",
    "2026-11-01",
    "2026-03-29",
    "2026-10-25",
    "2026-04-05",
    "2026-10-04",
    "2028-03-12",
    "2028-11-05",
  );
  return fc.oneof(anyDay, changes);
}

/** "HH:MM" on a quarter hour. */
export function clockTime(): fc.Arbitrary<string> {
  return fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`);
}

/**
 * "2026-11-28 10:00": what a clock there shows, computed in another way than the code under test.
 */
export function wallClockOf(at: Date, timeZone: string): string {
  return at.toLocaleString("sv-SE", { timeZone }).slice(0, 16);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
