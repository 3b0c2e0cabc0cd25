import type { NewBooking } from "@domain/booking-request.ts";
import { AppError } from "@domain/errors.ts";
import { channelOf } from "../lib/came-from.ts";
import { callFunction, isAnything } from "./functions.ts";
import { asAnyone, asVisitor } from "./tables.ts";

/** A visitor's request for a viewing. */

/**
 * Requests a viewing. The same id twice is one booking, so a retry after a lost response is safe;
 * before reporting a failure, the id is looked up to see whether only the response was lost.
 * @returns `known` when a request with this id is already stored.
 * @throws AppError: `network`, a code raised by our SQL, or `booking_failed`.
 */
export async function createBooking(booking: NewBooking): Promise<"created" | "known"> {
  const row = { ...booking, came_from: channelOf(booking.listing_id) };
  try {
    // Only the owner may read a booking, so the insert returns nothing (docs/trust.md A11).
    await asAnyone({ fallback: "booking_failed" }, (db) => db.from("bookings").insert(row));
    return "created";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const taken = violatedKey(error);
    if (taken === "bookings_pkey") return "known";
    if (taken?.includes("one_live_per_slot") || taken === "bookings_one_at_a_time")
      throw new AppError("slot_taken");
    const isUnclear = error.code === "network" || error.code === "booking_failed";
    if (isUnclear && (await isStored(booking.id))) return "known";
    throw error;
  }
}

/** Also false when it can't be determined. */
async function isStored(id: string): Promise<boolean> {
  const asked = asVisitor({ fallback: "network" }, (db) => db.rpc("is_booking_stored", { id }));
  return (await asked.catch(() => false)) === true;
}

/**
 * Sends the emails about a booking. They wait in the database's outbox and are sent later if this
 * call fails, so there is nothing to report.
 */
export async function sendBookingEmails(bookingId: string): Promise<void> {
  const call = {
    method: "POST",
    body: { booking_id: bookingId },
    as: "anyone",
    keepalive: true,
    fallback: "unavailable",
  } as const;
  await callFunction("send-booking-emails", call, isAnything).catch(() => {});
}

const VIOLATIONS: unknown[] = ["23505", "23P01"];

/** The name of the unique key or exclusion that was violated. */
function violatedKey({ cause }: AppError): string | undefined {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return VIOLATIONS.includes(code) ? String(message).match(/"(\w+)"/)?.[1] : undefined;
}
