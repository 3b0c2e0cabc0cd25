import { bookingSchema, type NewBooking } from "@domain/booking-request.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { createBooking, sendBookingEmails } from "@web/api/bookings.ts";
import { useSession } from "@web/session/session.ts";
import { useRef, useState } from "react";
import {
  attemptFor,
  type BookingFields,
  EMPTY_FIELDS,
  forgetDraft,
  keepDraft,
  readDraft,
} from "./booking-draft.ts";

export type BookingProblems = Partial<Record<keyof BookingFields, string>>;
export type Slot = { date: string; time: string };
export type Booked = Slot & { email: string };

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * What a visitor types for a home, and sending it. One press or five, one try or five: it is
 * one booking, because date and time keep their id until they change or are booked.
 */
export function useBookingForm(
  listingId: string,
  on: {
    booked: (booked: Booked) => void;
    /** The chosen time is no longer offered; what is left has to be loaded again. */
    slotGone: (code: ErrorCode) => void;
  },
) {
  const { user } = useSession();
  const person = user?.id ?? null;
  const [typedBy, setTypedBy] = useState(person);
  const [draft, setDraft] = useState(() => readDraft(person, listingId) ?? emptyDraft(user));
  const [problems, setProblems] = useState<BookingProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const { fields } = draft;

  // Somebody has come or gone: nobody sees what another person has typed.
  if (typedBy !== person) {
    setTypedBy(person);
    setDraft(readDraft(person, listingId) ?? emptyDraft(user));
  }

  function setField<Name extends keyof BookingFields>(name: Name, value: BookingFields[Name]) {
    const next = { ...draft, fields: { ...fields, [name]: value } };
    setDraft(next);
    keepDraft(person, listingId, next);
    setProblems(({ [name]: _fixed, ...others }) => others);
  }

  /** @returns what is wrong with the fields, if anything is; then nothing was sent. */
  async function submit(slot: Partial<Slot>, trap: string): Promise<BookingProblems> {
    if (isBusy.current) return {};
    const { date, time } = slot;
    if (!listingId || !date || !time) {
      setFailure(ERRORS.booking_incomplete.text);
      return {};
    }
    if (trap !== "") {
      // Only a robot fills a field that nobody sees (trust.md A10).
      setFailure(ERRORS.booking_failed.text);
      return {};
    }
    const email = fields.visitor_email.trim();
    const attempt = attemptFor({ date, time, email }, draft.attempt);
    const { id } = attempt;
    const parsed = bookingSchema.safeParse({ ...fields, id, date, time, listing_id: listingId });
    if (!parsed.success) {
      const found = problemsOf(parsed.error.issues);
      setProblems(found);
      setFailure(Object.keys(found).length === 0 ? ERRORS.booking_incomplete.text : null);
      return found;
    }
    const sent = { ...draft, attempt };
    setDraft(sent);
    keepDraft(person, listingId, sent);
    setFailure(null);
    setProblems({});
    isBusy.current = true;
    setIsSending(true);
    try {
      const outcome = await book(parsed.data);
      forgetDraft(person, listingId);
      setDraft(emptyDraft(user));
      // Stored by an earlier try, it has the email of that one, whatever was corrected since.
      on.booked({
        date,
        time,
        email: outcome === "created" ? parsed.data.visitor_email : attempt.email,
      });
    } catch (error) {
      const { code, text } = error instanceof AppError ? error : new AppError("booking_failed");
      setFailure(text);
      if (GONE.has(code)) on.slotGone(code);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
    return {};
  }

  return {
    fields,
    problems,
    failure,
    isSending,
    /** B§5: all three have to be filled. */
    isComplete: REQUIRED.every((name) => fields[name].trim() !== ""),
    setField,
    submit,
    clearFailure: () => setFailure(null),
  };
}

const REQUIRED = ["visitor_name", "visitor_email", "visitor_phone"] as const;

/** Answers after which the calendar has to be loaded again. */
const GONE = new Set<ErrorCode>(["slot_taken", "date_not_bookable", "listing_not_available"]);

async function book(booking: NewBooking) {
  const outcome = await createBooking(booking);
  void sendBookingEmails(booking.id);
  return outcome;
}

function emptyDraft(user: { email: string; full_name: string | null } | null) {
  const fields = {
    ...EMPTY_FIELDS,
    visitor_name: user?.full_name ?? "",
    visitor_email: user?.email ?? "",
  };
  return { fields, attempt: null };
}

function problemsOf(issues: { path: PropertyKey[]; message: string }[]): BookingProblems {
  const problems: BookingProblems = {};
  for (const { path, message } of issues) {
    const name = path[0] as keyof BookingFields;
    if (name in EMPTY_FIELDS) problems[name] ??= message;
  }
  return problems;
}
