import { AGENT_STATUSES, CONTACT_METHODS } from "@domain/bookings.ts";

/** An unsent viewing request, one per home. */
export type BookingDraft = {
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  agent_status: (typeof AGENT_STATUSES)[number];
  contact_method: (typeof CONTACT_METHODS)[number];
  special_requests: string;
  attempt: BookingAttempt | null;
};

/**
 * A booking being sent: retries of the same date and time keep the id, and the email of the first
 * try, which is the one stored if only the response was lost.
 */
type BookingAttempt = {
  id: string;
  date: string;
  time: string;
  email: string;
  /** As JSON. */
  wishes?: string;
};

export const EMPTY_DRAFT: BookingDraft = {
  visitor_name: "",
  visitor_email: "",
  visitor_phone: "",
  agent_status: "non-agent",
  contact_method: "email",
  special_requests: "",
  attempt: null,
};

/** @returns the attempt to send: the same one while date and time stay the same. */
export function attemptFor(
  wanted: Omit<BookingAttempt, "id">,
  earlier: BookingAttempt | null,
): BookingAttempt {
  const isSame = earlier?.date === wanted.date && earlier.time === wanted.time;
  if (isSame && earlier.wishes === wanted.wishes) return earlier;
  return { id: crypto.randomUUID(), ...wanted };
}

export function isBookingDraft(value: unknown): value is BookingDraft {
  const draft = value as Partial<BookingDraft> | null | undefined;
  return (
    typeof draft?.visitor_name === "string" &&
    typeof draft.visitor_email === "string" &&
    typeof draft.visitor_phone === "string" &&
    typeof draft.special_requests === "string" &&
    AGENT_STATUSES.some((status) => status === draft.agent_status) &&
    CONTACT_METHODS.some((method) => method === draft.contact_method) &&
    (draft.attempt === null ||
      (typeof draft.attempt?.id === "string" && typeof draft.attempt.email === "string"))
  );
}
