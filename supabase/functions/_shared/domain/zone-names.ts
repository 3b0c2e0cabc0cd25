import { dateFormat } from "./format.ts";

/** "Mountain Time", for display; the IANA name if the platform has nothing better. */
export function zoneName(timeZone: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: "longGeneric" });
  return parts.formatToParts(0).find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}

/** "MST" or "MDT": the abbreviation in force at that instant. */
export function zoneAbbreviation(timeZone: string, instant: Date): string {
  const parts = dateFormat({ timeZone, timeZoneName: "short" });
  return (
    parts.formatToParts(instant).find((part) => part.type === "timeZoneName")?.value ?? timeZone
  );
}
