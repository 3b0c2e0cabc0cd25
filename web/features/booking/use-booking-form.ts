import { bookingSchema, type NewBooking } from "@domain/booking-request.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { createBooking, sendBookingEmails } from "@web/api/bookings.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { attemptFor, type BookingDraft, EMPTY_DRAFT, isBookingDraft } from "./booking-draft.ts";

export type Slot = { date: string; time: string };
export type Booked = Slot & { email: string };

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * What a visitor types for a home, and sending it. One press or five, one try or five: it is
 * one booking, because date and time keep their id until they change or are booked.
 */
export function useBookingForm(
  listingId: string,
  slot: { date: string; time: string | null },
  on: {
    booked: (booked: Booked) => void;
    /** The chosen time is no longer offered; what is left has to be loaded again. */
    slotGone: (code: ErrorCode) => void;
  },
) {
  const { user } = useSession();
  const initial = {
    ...EMPTY_DRAFT,
    visitor_name: user?.full_name ?? "",
    visitor_email: user?.email ?? "",
  };
  const form = useCheckedForm<BookingDraft>({
    initial,
    problemsOf,
    submit,
    draft: {
      form: "booking",
      userId: user?.id ?? null,
      about: listingId,
      isWhole: isBookingDraft,
    },
  });

  async function submit(
    input: BookingDraft,
    element: HTMLFormElement | null,
  ): Promise<string | undefined> {
    const { date, time } = slot;
    if (time === null) return ERRORS.booking_incomplete.text;
    if (isTrapped(element)) return ERRORS.booking_failed.text;
    const email = input.visitor_email.trim();
    const attempt = attemptFor({ date, time, email }, input.attempt);
    const { id } = attempt;
    const parsed = bookingSchema.safeParse({ ...input, id, date, time, listing_id: listingId });
    if (!parsed.success) return ERRORS.booking_incomplete.text;
    form.change({ attempt });
    try {
      const outcome = await book(parsed.data);
      form.fill(initial);
      // Stored by an earlier try, it has the email of that one, whatever was corrected since.
      const { visitor_email } = parsed.data;
      on.booked({ date, time, email: outcome === "created" ? visitor_email : attempt.email });
    } catch (error) {
      const { code, text } = error instanceof AppError ? error : new AppError("booking_failed");
      if (GONE.has(code)) on.slotGone(code);
      return text;
    }
  }

  /** All three have to be filled. */
  return { ...form, isComplete: REQUIRED.every((name) => form.input[name].trim() !== "") };
}

/** Of the field that only robots fill. */
export const TRAP_NAME = "ref_b7";

function isTrapped(form: HTMLFormElement | null): boolean {
  const trap = form?.querySelector<HTMLInputElement>(`[name="${TRAP_NAME}"]`);
  if (!trap?.value) return false;
  // Should it ever have been a person's browser that filled it, a second press goes through.
  trap.value = "";
  return true;
}

const REQUIRED = ["visitor_name", "visitor_email", "visitor_phone"] as const;

/** Answers after which the calendar has to be loaded again. */
const GONE = new Set<ErrorCode>(["slot_taken", "date_not_bookable", "listing_not_available"]);

async function book(booking: NewBooking) {
  const outcome = await createBooking(booking);
  void sendBookingEmails(booking.id);
  return outcome;
}

/** Of what is typed; which home and when is chosen elsewhere. */
const typedSchema = bookingSchema.omit({ id: true, listing_id: true, date: true, time: true });

function problemsOf(input: BookingDraft) {
  const problems: { [Name in keyof BookingDraft]?: string } = {};
  for (const { path, message } of typedSchema.safeParse(input).error?.issues ?? [])
    problems[path[0] as keyof BookingDraft] ??= message;
  return problems;
}
