import type { Purpose } from "../_shared/domain/showings/purposes.ts";
import type { Due } from "../_shared/edge/outbox.ts";
import type { TimeAtHome } from "./showing-times.ts";

/** An email that is due: about one showing, or about everything that an owner is told of an hour. */
export type DueShowingMail = Due & { to_email: string; told: DueEmail[] };

/** Puts the rows of `claim_booking_emails` together that have the id of one email. */
export function mailsOf(rows: DueEmail[]): DueShowingMail[] {
  const mails = new Map<string, DueShowingMail>();
  for (const row of rows) {
    const { id, attempt, to_email } = row;
    const known = mails.get(id);
    if (known) known.told.push(row);
    else mails.set(id, { id, attempt, to_email, told: [row] });
  }
  return [...mails.values()];
}

/** What an email says of one showing: a row of `claim_booking_emails`. */
export type DueEmail = Due & {
  booking_id: string;
  /** A showing, or what an inspector or appraiser comes for, who is the visitor then. */
  purpose: Purpose;
  kind: MailKind;
  recipient: "visitor" | "owner" | "trusted";
  /** The sequence of the booking's change, or of the proposal. */
  sequence: number;
  to_email: string;
  /** The token of the visitor's own link, of the party's, or of the person of trust; null in emails without one. */
  token: string | null;
  listing_id: string;
  /** "House in Boise, ID" for a visitor whose address was only typed, because owners write titles. */
  listing_title: string;
  /** A single line: street, city, state and ZIP. */
  address: string;
  /** The address without the street, which only a confirmed visitor gets. */
  street_hidden: boolean;
  date: string;
  time: string;
  starts_at: string;
  ends_at: string;
  is_open_house: boolean;
  /** False while the visitor waits for one of the times they asked for, which are the proposals. */
  holds_time: boolean;
  time_zone: string;
  /** The address of the first owner, or of the co-owner who gets the email. */
  owner_name: string | null;
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  contact_method: string;
  agent_status: string;
  special_requests: string | null;
  booking_status: string;
  booking_sequence: number;
  /** When the showing was requested. */
  booked_at: string;
  cancelled_by: "owner" | "visitor" | null;
  /** False if the booking was confirmed as soon as it was made. */
  was_requested: boolean;
  /** The notes are only for a confirmed showing, and a visitor whose address is proven. */
  entry_notes: string | null;
  /** There are some, but the address was only typed. */
  notes_behind_link: boolean | null;
  /** The times of a proposal that can still be accepted. */
  proposals: TimeAtHome[] | null;
  /** An earlier showing that the visitor booked at this home, in their first mail. */
  older_showing: (TimeAtHome & { token: string }) | null;
  /** When the request lapses unless the visitor opens their link first, in their mail. */
  lapses_at: string | null;
  /** The person of trust, by the name that the owner typed, and the timer; only in their mail. */
  safety: { name: string; started_at: string | null; ends_at: string | null } | null;
};

/** What a person of trust gets: the question whether they agree, a timer that passed, and that all is well again. */
export type TrustKind = "trust" | "check_in" | "check_in_over";

type MailKind =
  | "requested"
  | "confirmed"
  | "cancelled"
  | "moved"
  | "proposal"
  | "kept"
  | "reminder_day"
  | "reminder_hours"
  | "feedback"
  | "message"
  /** The sale for which the showing was cancelled fell through. */
  | "again"
  | TrustKind;
