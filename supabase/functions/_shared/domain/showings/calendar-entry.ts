import { FALLBACK_TITLE } from "../homes/listings.ts";
import { type Purpose, purposeName } from "./purposes.ts";

/**
 * A showing as a file for a calendar (RFC 5545). The emails' invitations name it by the same uid, so a calendar that
 * gets both has one entry, and a change in a later email moves it.
 */

export type CalendarEntry = {
  booking_id: string;
  sequence: number;
  /** When the showing was requested. */
  created_at: string;
  starts_at: string;
  ends_at: string;
  title: string;
  address: string;
  isConfirmed: boolean;
  /** A showing unless it says something else. */
  purpose?: Purpose;
  /** The page on which the showing can be seen and changed, or the home's page. */
  url: string;
};

export function calendarEntry(entry: CalendarEntry): string {
  const { isConfirmed } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//SelfNVest//Showings//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entryId(entry.booking_id)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.created_at)}`,
    `DTSTART:${utc(entry.starts_at)}`,
    `DTEND:${utc(entry.ends_at)}`,
    `SUMMARY:${escaped(entrySummary(entry.title, isConfirmed, entry.purpose))}`,
    `LOCATION:${escaped(entry.address)}`,
    `URL;VALUE=URI:${escaped(entry.url)}`,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

export function entryId(bookingId: string): string {
  return `${bookingId}@selfnvest`;
}

/** @param title of the home, in one line. */
export function entrySummary(
  title: string,
  isConfirmed: boolean,
  purpose: Purpose = "showing",
): string {
  const what = `${purposeName(purpose)}${isConfirmed ? "" : " (not yet confirmed)"}`;
  return `${what}: ${title || FALLBACK_TITLE}`;
}

/** "20261128T170000Z" */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Owners write titles and addresses: neither may end its line. */
function escaped(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  return line.replace(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** Lines of at most 75 bytes; the rest follows after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > 74) {
      lines.push("");
      bytes = 0;
    }
    lines[lines.length - 1] += character;
    bytes += length;
  }
  return lines.join("\r\n ");
}
