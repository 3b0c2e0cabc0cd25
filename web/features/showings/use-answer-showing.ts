import type { BookingStatus } from "@domain/bookings.ts";
import { AppError } from "@domain/errors.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/bookings.ts";
import { changeShowingStatus, type Showing } from "@web/api/showings.ts";
import { notify } from "@web/lib/notices.ts";
import { getAccessToken } from "@web/session/token.ts";

/**
 * The owner's answer to a request. Nothing is shown before the database has said yes, and what
 * is shown then is read from it again. `mutate` is pending until it has been.
 */
export function useAnswerShowing(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ showing, to }: { showing: Showing; to: BookingStatus }) =>
      changeShowingStatus(showing, to),
    onSuccess: async (_nothing, { showing, to }) => {
      notify({ tone: "success", text: textFor(to, showing.visitor_name) });
      void sendBookingEmails(showing.id, await getAccessToken());
    },
    onError: (error) => {
      const { code, text } = error instanceof AppError ? error : new AppError("internal");
      notify({ tone: code === "booking_transition" ? "warn" : "error", text });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["mine", userId] }),
  });
}

function textFor(to: BookingStatus, visitor: string): string {
  const done = to === "confirmed" ? "confirmed" : "cancelled";
  return `The viewing is ${done}. ${visitor} gets an email about it.`;
}
