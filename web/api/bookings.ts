import type { NewBooking } from "@domain/booking-request.ts";
import { AppError } from "@domain/errors.ts";
import { callFunction, isAnything } from "./functions.ts";
import { asAnyone, asVisitor } from "./tables.ts";

/** A visitor's request for a viewing. */

/**
 * Asks for a viewing. The same id twice is one booking, so that a retry after a lost answer
 * is safe; and whether an answer was lost is asked by that id before anything is said to have failed.
 * @returns `known` when a request with this id is stored already and its answer was lost.
 * @throws AppError: `network`, a code raised by our SQL, or `booking_failed`.
 */
export async function createBooking(booking: NewBooking): Promise<"created" | "known"> {
  try {
    // Nobody but the owner may read a booking, so none is asked back (docs/trust.md A11).
    await asAnyone({ fallback: "booking_failed" }, (db) => db.from("bookings").insert(booking));
    return "created";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const taken = violatedKey(error);
    if (taken === "bookings_pkey") return "known";
    if (taken?.includes("one_live_per_slot")) throw new AppError("slot_taken");
    const isUnclear = error.code === "network" || error.code === "booking_failed";
    if (isUnclear && (await isStored(booking.id))) return "known";
    throw error;
  }
}

/** False when it can't be found out either. */
async function isStored(id: string): Promise<boolean> {
  const asked = asVisitor({ fallback: "network" }, (db) => db.rpc("is_booking_stored", { id }));
  return (await asked.catch(() => false)) === true;
}

/**
 * Has the mails about a booking sent. They are kept in the database's outbox, and sent later
 * when this call fails: nothing to tell anybody.
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

const UNIQUE_VIOLATION = "23505";

/** The name of the key that a row has in common with another one. */
function violatedKey({ cause }: AppError): string | undefined {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return code === UNIQUE_VIOLATION ? String(message).match(/"(\w+)"/)?.[1] : undefined;
}
