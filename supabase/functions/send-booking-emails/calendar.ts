import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { mailboxOf } from "./letter.ts";
import type { DueEmail } from "./outbox.ts";

/** A slot is an hour (B§9). */
const VIEWING_MS = 3_600_000;

/** The same event in each state: calendars follow the uid and the rising sequence. */
const STATES = {
  requested: { sequence: 0, status: ICalEventStatus.TENTATIVE, method: ICalCalendarMethod.PUBLISH },
  confirmed: { sequence: 1, status: ICalEventStatus.CONFIRMED, method: ICalCalendarMethod.PUBLISH },
  cancelled: { sequence: 2, status: ICalEventStatus.CANCELLED, method: ICalCalendarMethod.CANCEL },
} as const;

export type Invitation = {
  email: DueEmail;
  title: string;
  address: string;
  url: string;
  /** "Name <address>" */
  from: string;
};

/**
 * The viewing as a calendar file; the same event for both sides, so without the visitor's
 * details.
 * Nothing in it depends on when it is made: the mail service knows a repeated mail by its
 * content being the same.
 */
export function calendarFile({ email, title, address, url, from }: Invitation) {
  const { sequence, status, method } = STATES[email.kind];
  const start = new Date(email.starts_at);
  const calendar = ical({ prodId: { company: "SelfNVest", product: "Viewings" }, method });
  calendar.createEvent({
    id: `${email.booking_id}@selfnvest`,
    sequence,
    status,
    stamp: new Date(start.getTime() - VIEWING_MS),
    start,
    end: new Date(start.getTime() + VIEWING_MS),
    summary:
      email.kind === "requested" ? `Viewing (not yet confirmed): ${title}` : `Viewing: ${title}`,
    location: address,
    url,
    organizer: mailboxOf(from),
  });
  return {
    filename: "viewing.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}
