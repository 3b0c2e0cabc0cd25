import { bookingSchema, type NewBooking } from "@domain/showings/booking-request.ts";
import {
  asksPeople,
  needsAccount,
  unreadText,
  type VisitorNeeds,
} from "@domain/showings/visitor-needs.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { createBooking, sendBookingEmails } from "@web/api/showings/bookings.ts";
import { type Attempt, isStoredOtherwise, sendAttempt } from "@web/lib/attempt.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { useRef } from "react";
import { type BookingDraft, bookingDraft, EMPTY_DRAFT } from "./booking-draft.ts";

export type Slot = { date: string; time: string };
export type Booked = Slot & {
  id: string;
  email: string;
  wishes?: readonly Slot[] | undefined;
  /** An earlier try is stored; what was changed since isn't. */
  isAsFirstSent?: boolean;
};

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * A visitor's input for a home, and sending it. However often they press or retry, it is one
 * booking.
 */
export function useBookingForm(
  listingId: string,
  needs: VisitorNeeds,
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
  const unread = useRef<readonly string[]>([]);
  const form = useCheckedForm<BookingDraft>({
    initial,
    problemsOf: (input) => ({ ...lackingOf(needs, input, user), ...problemsOf(input) }),
    submit,
    draft: bookingDraft(user?.id ?? null, listingId),
  });

  async function submit(
    input: BookingDraft,
    element: HTMLFormElement | null,
  ): Promise<string | undefined> {
    const { date, time, wishes } = slot;
    if (time === null) return ERRORS.booking_incomplete.text;
    if (isTrapped(element)) return ERRORS.booking_failed.text;
    if (unread.current.length > 0) return unreadText(unread.current);
    const { attempt, ...typed } = input;
    const asked = { ...typed, date, time, wishes, listing_id: listingId };
    const parsed = bookingSchema.safeParse({ ...asked, id: NO_ID });
    if (!parsed.success) return ERRORS.booking_incomplete.text;
    let id = NO_ID;
    try {
      await sendAttempt(
        asked,
        attempt ?? undefined,
        (kept) => form.change({ attempt: kept ?? null }),
        (named) => {
          id = named;
          return book({ ...parsed.data, id });
        },
      );
      form.fill(initial);
      on.booked({ id, date, time, wishes, email: parsed.data.visitor_email });
    } catch (error) {
      if (isStoredOtherwise(error) && attempt) {
        form.fill(initial);
        void sendBookingEmails(attempt.id);
        on.booked({ ...firstOf(attempt), isAsFirstSent: true });
        return undefined;
      }
      const { code, text } = error instanceof AppError ? error : new AppError("booking_failed");
      if (GONE.has(code)) on.slotGone();
      return text;
    }
  }

  return {
    ...form,
    /** Names the disclosures that have to be read first, as far as the page knows. */
    noteUnread: (titles: readonly string[]) => {
      unread.current = titles;
    },
    isComplete: REQUIRED.every((name) => form.input[name].trim() !== ""),
  };
}

/** The honeypot field. */
export const TRAP_NAME = "ref_b7";

function isTrapped(form: HTMLFormElement | null): boolean {
  const trap = form?.querySelector<HTMLInputElement>(`[name="${TRAP_NAME}"]`);
  if (!trap?.value) return false;
  // If a real browser has filled in this field, a second press is accepted.
  trap.value = "";
  return true;
}

const REQUIRED = ["visitor_name", "visitor_email", "visitor_phone"] as const;

/** After these errors the calendar must be reloaded. */
const GONE = new Set<ErrorCode>(["slot_taken", "date_not_bookable", "listing_not_available"]);

async function book(booking: NewBooking) {
  await createBooking(booking);
  void sendBookingEmails(booking.id);
}

/** The server stored the request of the first try. */
function firstOf({ id, contents }: Attempt): Booked {
  const { date, time, wishes, visitor_email } = JSON.parse(contents) as NewBooking;
  return { id, date, time, wishes: wishes ?? undefined, email: visitor_email.trim() };
}

/** The draft is kept until it is sent. */
const NO_ID = "00000000-0000-4000-8000-000000000000";

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

/**
 * What the owner asks of everyone and this input lacks, all at the same time. Which disclosures were read is known once
 * they have loaded (`noteUnread`). The server refuses the request by that name in any case.
 */
function lackingOf(
  needs: VisitorNeeds,
  input: BookingDraft,
  user: { email: string } | null,
): { [Name in keyof BookingDraft]?: string } {
  const isOther = needs.needs_address && user?.email !== cleanEmail(input.visitor_email);
  return {
    ...(needsAccount(needs) && !user
      ? { visitor_email: "The owner asks for an account. Please sign in first." }
      : isOther && { visitor_email: "Please use the address of your account." }),
    ...(asksPeople(needs) &&
      input.people === null && { people: "Please choose how many people come." }),
    ...(needs.needs_proof &&
      user &&
      !input.proof_id && { proof_id: "Please choose a document, or upload one first." }),
  };
}
