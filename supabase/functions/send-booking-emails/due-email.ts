import type { Due } from "../_shared/edge/outbox.ts";
import type { TimeAtHome } from "./viewing-times.ts";

/** A mail that is due, with everything it may tell: a row of `claim_booking_emails`. */
export type DueEmail = Due & {
  booking_id: string;
  kind: MailKind;
  recipient: "visitor" | "owner";
  /** Which change of the booking it is about; of a proposal, which one. */
  sequence: number;
  to_email: string;
  /** Of the visitor's own link; null where the mail has none. */
  token: string | null;
  listing_id: string;
  listing_title: string;
  /** One line: street, city, state and ZIP. */
  address: string;
  date: string;
  time: string;
  starts_at: string;
  time_zone: string;
  owner_name: string | null;
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  contact_method: string;
  agent_status: string;
  special_requests: string | null;
  booking_status: string;
  booking_sequence: number;
  /** When the viewing was asked for. */
  booked_at: string;
  cancelled_by: "owner" | "visitor" | null;
  /** False when the booking was confirmed in the moment it was made. */
  was_requested: boolean;
  /** Of a confirmed viewing. */
  entry_notes: string | null;
  /** Of a proposal: the times that can still be chosen. */
  proposals: TimeAtHome[] | null;
  /** Of a visitor's first mail: what they had booked at this home before. */
  older_viewing: (TimeAtHome & { token: string }) | null;
  /** Of a visitor's mail: when the request lapses unless they open their link before. */
  lapses_at: string | null;
};

export type MailKind =
  | "requested"
  | "confirmed"
  | "cancelled"
  | "moved"
  | "proposal"
  | "kept"
  | "reminder_day"
  | "reminder_hours"
  | "feedback";
