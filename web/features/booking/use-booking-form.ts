import { bookingSchema, type NewBooking } from "@domain/booking-request.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { createBooking, sendBookingEmails } from "@web/api/bookings.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { attemptFor, type BookingDraft, EMPTY_DRAFT, isBookingDraft } from "./booking-draft.ts";

export type Slot = { date: string; time: string };
export type Booked = Slot & { email: string; wishes?: readonly Slot[] | undefined };

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * A visitor's input for a home, and sending it. However often they press or retry, it is one
 * booking, because date and time keep their id until they change or are booked.
 */
export function useBookingForm(
  listingId: string,
  slot: {
    date: string;
    time: string | null;
    /** Times asked for instead of one on offer; date and time are then the first of them. */
    wishes?: readonly Slot[];
  },
  on: {
    booked: (booked: Booked) => void;
    /** The chosen time is no longer offered; reload the remaining ones. */
    slotGone: () => void;
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
    const { date, time, wishes } = slot;
    if (time === null) return ERRORS.booking_incomplete.text;
    if (isTrapped(element)) return ERRORS.booking_failed.text;
    const email = input.visitor_email.trim();
    const asked = wishes && JSON.stringify(wishes);
    const attempt = attemptFor(
      { date, time, email, ...(asked && { wishes: asked }) },
      input.attempt,
    );
    const { id } = attempt;
    const parsed = bookingSchema.safeParse({
      ...input,
      ...{ id, date, time, wishes },
      listing_id: listingId,
    });
    if (!parsed.success) return ERRORS.booking_incomplete.text;
    form.change({ attempt });
    try {
      const outcome = await book(parsed.data);
      form.fill(initial);
      // A booking stored by an earlier try has that try's email, even if it was corrected since.
      const { visitor_email } = parsed.data;
      const reached = outcome === "created" ? visitor_email : attempt.email;
      on.booked({ date, time, wishes, email: reached });
    } catch (error) {
      const { code, text } = error instanceof AppError ? error : new AppError("booking_failed");
      if (GONE.has(code)) on.slotGone();
      return text;
    }
  }

  return { ...form, isComplete: REQUIRED.every((name) => form.input[name].trim() !== "") };
}

/** The honeypot field. */
export const TRAP_NAME = "ref_b7";

function isTrapped(form: HTMLFormElement | null): boolean {
  const trap = form?.querySelector<HTMLInputElement>(`[name="${TRAP_NAME}"]`);
  if (!trap?.value) return false;
  // Should a real browser have filled it in, a second press goes through.
  trap.value = "";
  return true;
}

const REQUIRED = ["visitor_name", "visitor_email", "visitor_phone"] as const;

/** After these errors the calendar must be reloaded. */
const GONE = new Set<ErrorCode>(["slot_taken", "date_not_bookable", "listing_not_available"]);

async function book(booking: NewBooking) {
  const outcome = await createBooking(booking);
  void sendBookingEmails(booking.id);
  return outcome;
}

/** Validates typed input only; home, date and time are chosen elsewhere. */
const typedSchema = bookingSchema.omit({
  id: true,
  listing_id: true,
  date: true,
  time: true,
  wishes: true,
});

function problemsOf(input: BookingDraft) {
  const problems: { [Name in keyof BookingDraft]?: string } = {};
  for (const { path, message } of typedSchema.safeParse(input).error?.issues ?? [])
    problems[path[0] as keyof BookingDraft] ??= message;
  return problems;
}
