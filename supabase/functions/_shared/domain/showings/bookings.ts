import type { Purpose } from "./purposes.ts";

/** Showings requested by visitors (docs/product.md B§3 to B§5, B§8). */

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const AGENT_STATUSES = ["agent", "non-agent"] as const;
export const CONTACT_METHODS = ["email", "phone", "text"] as const;

export const BOOKING_SENT =
  "Booking request submitted successfully! The property owner will contact you to confirm the details.";

/** @param when "Sat, Nov 28 at 10:00 AM" */
export function takenMeanwhile(when: string): string {
  return `The time you chose, ${when}, was just taken. Please choose another one.`;
}

/** @param day "Saturday, November 28" */
export function dayGone(day: string): string {
  return `There is no free time left on the day you chose, ${day}. Please choose another one.`;
}

/** Maximum length of each field a visitor fills in; the same numbers are CHECKs in SQL. */
export const BOOKING_LIMITS = {
  visitor_name: 100,
  visitor_email: 254,
  visitor_phone: 40,
  special_requests: 1000,
} as const;

/** The longest note that owners keep for themselves; also a CHECK in SQL. */
export const MAX_OWNER_NOTE = 1000;

/** A booking as the listing's owner reads it. */
export type Booking = {
  id: string;
  listing_id: string;
  date: string;
  time: string;
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  agent_status: (typeof AGENT_STATUSES)[number];
  contact_method: (typeof CONTACT_METHODS)[number];
  special_requests: string | null;
  status: BookingStatus;
  /** A showing, or what an inspector or appraiser of the home's sale comes for. */
  purpose: Purpose;
  preapproved: boolean;
  /** The owner reported that the visitor didn't show up. */
  no_show?: boolean;
  /** What the owners note for themselves. */
  owner_note?: string | null;
  /** Null when neither side cancelled: the request lapsed, or the home left the market. */
  cancelled_by?: "owner" | "visitor" | null;
  /** False while the visitor waits for one of the times they asked for, which are their proposal. */
  holds_time?: boolean;
  /** How many times the status or time has changed. */
  sequence?: number;
  /** The start as an ISO 8601 instant; the database computes it in the property's zone. */
  starts_at: string;
  ends_at: string;
  created_at: string;
  updated_at: string;
};

const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled"],
  cancelled: [],
  completed: [],
};

/** The statuses a booking may move to; a trigger in SQL enforces the same. */
export function nextStatuses(status: BookingStatus): readonly BookingStatus[] {
  return TRANSITIONS[status];
}

/** Whether a booking holds its slot. */
export function isLive(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/**
 * Upcoming showings, sorted by date and time, without cancelled ones. A showing that has begun is
 * no longer upcoming (decision 7).
 */
export function upcomingBookings<T extends Pick<Booking, "status" | "starts_at">>(
  bookings: T[],
  now: Date,
): T[] {
  return bookings
    .filter((booking) => isLive(booking.status) && Date.parse(booking.starts_at) >= now.getTime())
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
