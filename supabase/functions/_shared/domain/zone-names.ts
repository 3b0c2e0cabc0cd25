import { dateFormat } from "./format.ts";

/** "Mountain Time", for display; the IANA name if the platform has nothing better. */
export function zoneName(timeZone: string): string {
  return namedZone(timeZone, "longGeneric", new Date(0));
}

/** "MST" or "MDT": the abbreviation in force at that instant. */
export function zoneAbbreviation(timeZone: string, instant: Date): string {
  return namedZone(timeZone, "short", instant);
}

function namedZone(timeZone: string, timeZoneName: "longGeneric" | "short", at: Date): string {
  const parts = dateFormat({ timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
