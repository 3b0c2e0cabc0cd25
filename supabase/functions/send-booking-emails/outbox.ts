import { errorFromDatabase } from "../_shared/domain/errors.ts";
import { answered, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { TimeAtHome } from "./viewing-times.ts";

/** A mail that is due, with everything it may tell: a row of `claim_booking_emails`, and `booked_at`. */
export type DueEmail = {
  id: string;
  booking_id: string;
  kind: MailKind;
  recipient: "visitor" | "owner";
  /** Which change of the booking it is about; of a proposal, which one. */
  sequence: number;
  /** Whether it still says what is so. */
  is_current: boolean;
  to_email: string;
  attempt: number;
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

/** `later` is not counted as an attempt. */
export type Outcome =
  | { outcome: "sent" }
  | { outcome: "dropped" | "retry"; reason: string }
  | { outcome: "later"; reason: string; seconds: number };

/** A viewing as `calendar_of_feed` tells it: what the owner sees on the dashboard. */
export type FeedViewing = {
  booking_id: string;
  sequence: number;
  status: "pending" | "confirmed" | "completed";
  starts_at: string;
  created_at: string;
  listing_id: string;
  listing_title: string;
  address: string;
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  special_requests: string | null;
};

export type BookingFacts = { id: string; owner_id: string; created_at: string };

export type Outbox = {
  /** Null for an id that nobody has booked under. */
  findBooking(id: string): Promise<BookingFacts | null>;
  /**
   * Takes what is due and within its share of the day's mails, of one booking or of all, so that no
   * other call sends it too. It counts as sent until it is settled as something else.
   */
  claim(bookingId: string | null, limit: number): Promise<DueEmail[]>;
  settle(id: string, outcome: Outcome): Promise<void>;
  /** Completes or cancels the viewings that are over; says how many. */
  settlePastBookings(): Promise<number>;
  /** Weekly hours fill the day that came into reach; says how many days. */
  fillAvailability(): Promise<number>;
  /** Null for a feed that does not exist (any more). */
  findFeed(token: string): Promise<FeedViewing[] | null>;
  /** Takes one of `cap` for this window; false when there is none left. */
  takeRate: TakeRate;
};

/**
 * All of it through the service client: the outbox and the counters are closed to everybody
 * else, and a visitor may never read a booking, not even their own (trust.md A1). What is read
 * of a booking here decides who may ask for its mail, and is not answered.
 */
export function createOutbox(database: Database): Outbox {
  const service = database.serviceClient();
  return {
    async findBooking(id) {
      const [row] = await bookingsOf([id]);
      return row ?? null;
    },
    async claim(bookingId, limit) {
      const args = { p_booking_id: bookingId, p_limit: limit };
      const { data, error } = await service.rpc("claim_booking_emails", args).retry(false);
      const due = answered(data, error, isListOf<Omit<DueEmail, "booked_at">>, "unavailable");
      if (due.length === 0) return [];
      const booked = await bookingsOf(due.map((email) => email.booking_id));
      // One whose booking is gone by now is gone with it.
      return due.flatMap((email) => {
        const booking = booked.find(({ id }) => id === email.booking_id);
        return booking ? { ...email, booked_at: booking.created_at } : [];
      });
    },
    async settle(id, result) {
      const args = {
        p_id: id,
        p_outcome: result.outcome,
        p_error: "reason" in result ? result.reason : null,
        p_wait_seconds: "seconds" in result ? result.seconds : null,
      };
      const { error } = await service.rpc("settle_booking_email", args).retry(false);
      if (error) throw errorFromDatabase(error, "unavailable");
    },
    async settlePastBookings() {
      const { data, error } = await service.rpc("settle_past_bookings").retry(false);
      return answered(data, error, isNumber, "unavailable");
    },
    async fillAvailability() {
      const { data, error } = await service.rpc("fill_availability").retry(false);
      return answered(data, error, isNumber, "unavailable");
    },
    async findFeed(token) {
      const { data, error } = await service
        .rpc("calendar_of_feed", { p_token: token })
        .retry(false);
      return answered(data, error, isListOrNull<FeedViewing>, "unavailable");
    },
    takeRate: createTakeRate(service),
  };

  async function bookingsOf(ids: string[]): Promise<BookingFacts[]> {
    const { data, error } = await service
      .from("bookings")
      .select("id,owner_id,created_at")
      .in("id", ids)
      .retry(false);
    return answered(data, error, isListOf<BookingFacts>, "unavailable");
  }
}

function isListOf<T>(data: unknown): data is T[] {
  return Array.isArray(data);
}

function isListOrNull<T>(data: unknown): data is T[] | null {
  return data === null || Array.isArray(data);
}

function isNumber(data: unknown): data is number {
  return typeof data === "number";
}
