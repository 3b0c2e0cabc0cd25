import type { NewBooking } from "@domain/booking-request.ts";
import { AppError, errorFromDatabase } from "@domain/errors.ts";
import { send } from "./request.ts";
import { restWrite } from "./rest.ts";

/** A visitor's request for a viewing: plain `fetch`, since visitors never load supabase-js. */

/**
 * Asks for a viewing. The same id twice is one booking, so that a retry after a lost answer
 * is safe; and whether an answer was lost is asked by that id before anything is said to have failed.
 * @returns `known` when a request with this id is stored already and its answer was lost.
 * @param token of a session, if there is one.
 * @throws AppError: `network`, a code raised by our SQL, or `booking_failed`.
 */
export async function createBooking(
  booking: NewBooking,
  token?: string,
): Promise<"created" | "known"> {
  // Nobody but the owner may read a booking, so none is asked back (trust.md A11).
  const headers = { Prefer: "return=minimal" };
  try {
    const response = await post("rest/v1/bookings", booking, token, headers);
    if (response.ok) return "created";
    const error = await bodyOf(response);
    if (error.code === UNIQUE_VIOLATION) {
      if (/bookings_pkey/.test(error.message)) return "known";
      if (/one_live_per_slot/.test(error.message)) throw new AppError("slot_taken");
    }
    throw errorFromDatabase(error, "booking_failed");
  } catch (error) {
    const isUnclear =
      error instanceof AppError && (error.code === "network" || error.code === "booking_failed");
    if (isUnclear && (await isStored(booking.id))) return "known";
    throw error;
  }
}

/** False when it can't be found out either. */
async function isStored(id: string): Promise<boolean> {
  try {
    const answer = await restWrite(
      "POST",
      "rpc/is_booking_stored",
      { id },
      { fallback: "network" },
    );
    return answer === true;
  } catch {
    return false;
  }
}

/**
 * Has the mails about a booking sent. They are kept in the database's outbox, and sent later
 * when this call fails: nothing to tell anybody (B§7).
 */
export async function sendBookingEmails(bookingId: string, token?: string): Promise<void> {
  try {
    await post("functions/v1/send-booking-emails", { booking_id: bookingId }, token);
  } catch {
    // As above.
  }
}

const UNIQUE_VIOLATION = "23505";

function post(
  path: string,
  body: unknown,
  token: string | undefined,
  headers?: Record<string, string>,
): Promise<Response> {
  return send(path, { method: "POST", body, token, headers, keepalive: true });
}

async function bodyOf(response: Response): Promise<{ code: string; message: string }> {
  try {
    const body: unknown = await response.json();
    const { code, message } = (body ?? {}) as Record<string, unknown>;
    return { code: String(code ?? ""), message: String(message ?? "") };
  } catch {
    // A gateway in trouble answers in HTML.
    return { code: "", message: "" };
  }
}
