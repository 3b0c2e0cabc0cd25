import type { NewBooking } from "@domain/showings/booking-request.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { channelOf } from "../../lib/came-from.ts";
import { callFunction, isAnything } from "../site/transport/functions.ts";
import { asAnyone } from "../site/transport/tables.ts";

/** A visitor's request for a showing. */

/**
 * Requests a showing. The same id twice is one booking, so a retry after a lost response is safe.
 * @throws AppError: `network`, `outcome_unknown`, a code raised by our SQL, among them `already_stored`, or
 * `booking_failed`.
 */
export async function createBooking(booking: NewBooking): Promise<void> {
  const row = { ...booking, came_from: channelOf(booking.listing_id) };
  try {
    // Only the owner may read a booking, so the insert returns nothing (docs/trust.md A11).
    const options = { fallback: "booking_failed", repeats: true } as const;
    await asAnyone(options, (db) => db.from("bookings").insert(row));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const taken = violatedKey(error);
    if (taken?.includes("one_live_per_slot") || taken === "bookings_one_at_a_time")
      throw new AppError("slot_taken");
    throw error;
  }
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
