import { AGENT_STATUSES, CONTACT_METHODS } from "@domain/bookings.ts";
import * as drafts from "@web/lib/drafts.ts";

/** A request for a viewing that was not sent yet, home by home. */

export type BookingFields = {
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  agent_status: (typeof AGENT_STATUSES)[number];
  contact_method: (typeof CONTACT_METHODS)[number];
  special_requests: string;
};

/**
 * One booking under way: retries of the same date and time keep the id, and the email that was
 * sent first, under which it is stored if only the answer was lost.
 */
export type BookingAttempt = { id: string; date: string; time: string; email: string };

export type BookingDraft = { fields: BookingFields; attempt: BookingAttempt | null };

export const EMPTY_FIELDS: BookingFields = {
  visitor_name: "",
  visitor_email: "",
  visitor_phone: "",
  agent_status: "non-agent",
  contact_method: "email", // B§5
  special_requests: "",
};

export function readDraft(userId: string | null, listingId: string): BookingDraft | undefined {
  const draft = drafts.readDraft("booking", userId, listingId);
  return isDraft(draft) ? draft : undefined;
}

export function keepDraft(userId: string | null, listingId: string, draft: BookingDraft): void {
  drafts.keepDraft("booking", userId, draft, listingId);
}

export function forgetDraft(userId: string | null, listingId: string): void {
  drafts.forgetDraft("booking", userId, listingId);
}

/** @returns the attempt to send: the same one while date and time stay the same. */
export function attemptFor(
  wanted: { date: string; time: string; email: string },
  earlier: BookingAttempt | null,
): BookingAttempt {
  if (earlier?.date === wanted.date && earlier.time === wanted.time) return earlier;
  return { id: crypto.randomUUID(), ...wanted };
}

function isDraft(value: unknown): value is BookingDraft {
  const draft = value as Partial<BookingDraft> | null;
  const fields = draft?.fields;
  return (
    typeof fields?.visitor_name === "string" &&
    typeof fields.visitor_email === "string" &&
    typeof fields.visitor_phone === "string" &&
    typeof fields.special_requests === "string" &&
    AGENT_STATUSES.some((status) => status === fields.agent_status) &&
    CONTACT_METHODS.some((method) => method === fields.contact_method) &&
    (draft?.attempt === null ||
      (typeof draft?.attempt?.id === "string" && typeof draft.attempt.email === "string"))
  );
}
