import { AGENT_STATUSES, CONTACT_METHODS } from "@domain/bookings.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { DRAFT_PREFIX } from "@web/session/personal-keys.ts";

/** A form that was not sent yet outlives a reload of its tab, and nothing else. */

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

export function readDraft(listingId: string): BookingDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readItem(keyOf(listingId), "session") ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Damaged: the form starts empty.
    return undefined;
  }
}

export function keepDraft(listingId: string, draft: BookingDraft): void {
  writeItem(keyOf(listingId), JSON.stringify(draft), "session");
}

export function forgetDraft(listingId: string): void {
  removeItem(keyOf(listingId), "session");
}

/** @returns the attempt to send: the same one while date and time stay the same. */
export function attemptFor(
  wanted: { date: string; time: string; email: string },
  earlier: BookingAttempt | null,
): BookingAttempt {
  if (earlier?.date === wanted.date && earlier.time === wanted.time) return earlier;
  return { id: crypto.randomUUID(), ...wanted };
}

function keyOf(listingId: string): string {
  return `${DRAFT_PREFIX}booking:${listingId}`;
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
