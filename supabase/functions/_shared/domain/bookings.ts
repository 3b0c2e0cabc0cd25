/** A viewing that a visitor asks for (docs/product.md B§3 to B§5, B§8). */

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const AGENT_STATUSES = ["agent", "non-agent"] as const;
export const CONTACT_METHODS = ["email", "phone", "text"] as const;

export const BOOKING_SENT =
  "Booking request submitted successfully! The property owner will contact you to confirm the details.";

/** Longest text of each field that a visitor writes; the same numbers are CHECKs in SQL. */
export const BOOKING_LIMITS = {
  visitor_name: 100,
  visitor_email: 254,
  visitor_phone: 40,
  special_requests: 1000,
} as const;

/** A row as the listing's owner reads it. */
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
  preapproved: boolean;
  /** Nobody came; noted by the owner. */
  no_show?: boolean;
  /** Null when nobody cancelled it: it lapsed, or the home left the market. */
  cancelled_by?: "owner" | "visitor" | null;
  /** How often its state or time has changed. */
  sequence?: number;
  /** The instant of the viewing, ISO 8601, worked out in the property's zone by the database. */
  starts_at: string;
  created_at: string;
  updated_at: string;
};

const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled"],
  cancelled: [],
  completed: [],
};

/** Which states a booking may go to; the trigger in SQL says the same. */
export function nextStatuses(status: BookingStatus): readonly BookingStatus[] {
  return TRANSITIONS[status];
}

/** A live booking holds its slot. */
export function isLive(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/**
 * Upcoming showings: not cancelled, not before now, by date, then time. A viewing that
 * has begun is no longer upcoming (decision 7).
 */
export function upcomingBookings<T extends Pick<Booking, "status" | "starts_at">>(
  bookings: T[],
  now: Date,
): T[] {
  return bookings
    .filter((booking) => isLive(booking.status) && Date.parse(booking.starts_at) >= now.getTime())
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
