import { dateFormat } from "../text/format.ts";

/** "Mountain Time", for display; the IANA name if the platform has nothing better. */
export function zoneName(timeZone: string): string {
  return namedZone(timeZone, "longGeneric", NAMED_AT);
}

/** "MST" or "MDT": the abbreviation in force at that instant. */
export function zoneAbbreviation(timeZone: string, instant: Date): string {
  return namedZone(timeZone, "short", instant);
}

function namedZone(timeZone: string, timeZoneName: "longGeneric" | "short", at: Date): string {
  const parts = dateFormat({ timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Names change: in 1970, Guam and Adak had others, and in some versions of ICU so had Honolulu. */
const NAMED_AT = new Date("2026-01-01T00:00:00Z");
