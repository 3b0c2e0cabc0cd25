import type { Purpose } from "../showings/purposes.ts";
import type { PartyRole } from "./party-roles.ts";

/**
 * The time that an inspector or an appraiser takes at the home through their link: a row of `bookings`, so the owner has
 * one calendar (decision 192).
 */

export type AppointmentPurpose = Exclude<Purpose, "showing">;

/** What roles take, and how many minutes it can last; `private.appointment_lengths()` is the twin in SQL. */
export const APPOINTMENTS: Partial<
  Record<PartyRole, { purpose: AppointmentPurpose; minutes: readonly number[] }>
> = {
  inspector: { purpose: "inspection", minutes: [120, 180, 240] },
  appraiser: { purpose: "appraisal", minutes: [60] },
};

/** As both sides of the sale see it, and the party itself. */
export type Appointment = {
  id: string;
  purpose: AppointmentPurpose;
  status: "pending" | "confirmed" | "cancelled" | "completed";
  /** Null if neither of the two cancelled it: the party's link or the sale ended, or nobody answered. */
  cancelled_by: "owner" | "visitor" | null;
  /** Where the home is. */
  date: string;
  time: string;
  minutes: number;
  starts_at: string;
  ends_at: string;
};

/** As its party sees it. */
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

/** "1 hour", "2 hours" */
export function lengthText(minutes: number): string {
  const hours = minutes / 60;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** What the two sides of the sale read about it. */
export const APPOINTMENT_STATES: Record<Appointment["status"], string> = {
  pending: "waits for the owner",
  confirmed: "confirmed",
  cancelled: "cancelled",
  completed: "has been",
};
