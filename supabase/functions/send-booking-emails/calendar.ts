import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { calendarEntry, entryId, entrySummary } from "../_shared/domain/showings/calendar-entry.ts";
import type { Purpose } from "../_shared/domain/showings/purposes.ts";
import type { ShownShowing } from "../_shared/domain/showings/showings.ts";
import { mailboxOf, oneLine } from "../_shared/edge/letter.ts";
import type { DueEmail } from "./due-email.ts";

/** Only emails that add, change or remove a calendar entry have one. */
const STATES = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

type CalendarMail = DueEmail & { kind: keyof typeof STATES };

export function isCalendarMail(email: DueEmail): email is CalendarMail {
  return Object.hasOwn(STATES, email.kind);
}

type Invitation = {
  email: CalendarMail;
  title: string;
  address: string;
  url: string;
  /** A person as "Name <address>". */
  from: string;
};

/**
 * A calendar file for the showing. Calendars match the uid and follow the rising sequence, so a
 * rescheduled showing moves there too; the time is in UTC, which needs no time zone table. Both
 * sides get the same event, so it leaves out the visitor's details: the only guest is the
 * recipient, already accepted. Nothing in it depends on when it is made, because the mail service
 * recognizes a repeated mail by its identical content.
 */
export function calendarFile({ email, title, address, url, from }: Invitation) {
  const method =
    email.kind === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: "SelfNVest", product: "Showings" }, method });
  calendar.createEvent({
    ...eventOf({ ...email, created_at: email.booked_at }, title, email.kind !== "requested"),
    status: STATES[email.kind],
    location: address,
    url,
    organizer: mailboxOf(from),
    attendees: [
      {
        email: email.to_email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return {
    filename: `${email.purpose}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** The calendar entry for a visitor who saves it from their page. */
export function savedCalendar(showing: ShownShowing, url: string): string {
  return calendarEntry({
    ...showing,
    title: oneLine(showing.title, 120),
    address: oneLine(showing.address, 300),
    isConfirmed: showing.status === "confirmed" || showing.status === "completed",
    url,
  });
}

type InCalendar = Pick<
  ShownShowing,
  "booking_id" | "sequence" | "created_at" | "starts_at" | "ends_at"
> & { purpose?: Purpose };

/** The lines about a showing that every file and feed has. Calendars recognize it by its uid. */
export function eventOf(showing: InCalendar, title: string, isConfirmed: boolean) {
  return {
    id: entryId(showing.booking_id),
    sequence: showing.sequence,
    status: isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    // Never in the future, or calendars would treat a later change as older.
    stamp: new Date(showing.created_at),
    start: new Date(showing.starts_at),
    end: new Date(showing.ends_at),
    summary: entrySummary(oneLine(title, 120), isConfirmed, showing.purpose),
  };
}
