import type { NewBooking } from "@domain/showings/booking-request.ts";
import { AGENT_STATUSES, CONTACT_METHODS } from "@domain/showings/bookings.ts";
import { type Attempt, isAttempt } from "@web/lib/attempt.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import type { ChosenSlot } from "./chosen-slot.ts";

/** An unsent showing request, one per home. */
export type BookingDraft = {
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  agent_status: (typeof AGENT_STATUSES)[number];
  contact_method: (typeof CONTACT_METHODS)[number];
  special_requests: string;
  people: number | null;
  proof_id: string | null;
  attempt: Attempt | null;
};

export const EMPTY_DRAFT: BookingDraft = {
  visitor_name: "",
  visitor_email: "",
  visitor_phone: "",
  agent_status: "non-agent",
  contact_method: "email",
  special_requests: "",
  people: null,
  proof_id: null,
  attempt: null,
};

export const bookingDraft = draftsOf("booking", isBookingDraft);

function isBookingDraft(value: unknown): value is BookingDraft {
  const draft = value as Partial<BookingDraft> | null | undefined;
  return (
    typeof draft?.visitor_name === "string" &&
    typeof draft.visitor_email === "string" &&
    typeof draft.visitor_phone === "string" &&
    typeof draft.special_requests === "string" &&
    (draft.people === null || typeof draft.people === "number") &&
    (draft.proof_id === null || typeof draft.proof_id === "string") &&
    AGENT_STATUSES.some((status) => status === draft.agent_status) &&
    CONTACT_METHODS.some((method) => method === draft.contact_method) &&
    (draft.attempt === null || isAttempt(draft.attempt))
  );
}

/** Whether this time was sent before, without an answer: it may be taken by that very request. */
export function wasSent(userId: string | null, listingId: string, slot: ChosenSlot): boolean {
  const attempt = bookingDraft(userId, listingId).read()?.attempt;
  if (!attempt) return false;
  const { date, time } = JSON.parse(attempt.contents) as NewBooking;
  return date === slot.date && time === slot.time;
}
