import type { Purpose } from "../showings/purposes.ts";
import type { PartyRole } from "./party-roles.ts";

/**
 * The time that an inspector or an appraiser takes at the home through their link: a row of `bookings`, so the owner has
 * one calendar (decision 135).
 */

export type AppointmentPurpose = Exclude<Purpose, "showing">;

/** The visits that roles take, and how many minutes each can last; `private.appointment_lengths()` has the same. */
export const APPOINTMENTS: Partial<
  Record<PartyRole, { purpose: AppointmentPurpose; minutes: readonly number[] }>
> = {
  inspector: { purpose: "inspection", minutes: [120, 180, 240] },
  appraiser: { purpose: "appraisal", minutes: [60] },
};

/** The visit as both sides of the sale see it, and the party itself. */
export type Appointment = {
  id: string;
  purpose: AppointmentPurpose;
  status: "pending" | "confirmed" | "cancelled" | "completed";
  /** Null if neither of the two cancelled it: the party's link or the sale ended, or the owner did not answer. */
  cancelled_by: "owner" | "visitor" | null;
  /** The home's time zone. */
  date: string;
  time: string;
  minutes: number;
  starts_at: string;
  ends_at: string;
};

/** The visit as its party sees it. */
export type OwnAppointment = Appointment & {
  can_change: boolean;
  /** How to get in, once it is confirmed. */
  entry_notes: string | null;
  /** Other times: the owner's can be accepted. */
  proposal: {
    made_by: "owner" | "visitor";
    expires_at: string;
    times: { date: string; time: string }[];
  } | null;
};

/** A day with the times at which a visit can begin. */
export type FreeDay = { date: string; times: string[] };

/** A length such as "1 hour" or "2 hours". */
export function lengthText(minutes: number): string {
  const hours = minutes / 60;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** The text about the visit for the two sides of the sale. */
export const APPOINTMENT_STATES: Record<Appointment["status"], string> = {
  pending: "waits for the owner",
  confirmed: "confirmed",
  cancelled: "cancelled",
  completed: "has been",
};
