import { AppError, ERRORS } from "@domain/errors.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/bookings.ts";
import { notify } from "@web/lib/notices.ts";
import { getAccessToken } from "@web/session/token.ts";
import { useRef } from "react";

export type ShowingChange = {
  /** Which button it was. */
  name: string;
  call: () => Promise<void>;
  /** Said when it is done. */
  done?: string;
  /** Somebody is written to about it. */
  mails?: boolean;
  /** The dialog says why it failed; otherwise a notice does. */
  saysFailure?: boolean;
};

/**
 * What an owner does with a viewing beside answering it. Done or refused, what is shown is read
 * anew, and it is pending until it has been.
 */
export function useChangeShowing(userId: string, bookingId: string) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ call }: ShowingChange) => call(),
    onSuccess: async (_nothing, { done, mails }) => {
      if (done) notify({ tone: "success", text: done });
      if (mails) void sendBookingEmails(bookingId, await getAccessToken());
    },
    onError: (error, { saysFailure }) => {
      if (!saysFailure) notify({ tone: "warn", text: textOf(error) });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ["mine", userId] });
      // Until it is shown, the button that was pressed is still there for a second press.
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  return {
    /** A second press while something is being done does nothing. */
    change: (change: ShowingChange, then?: () => void) => {
      // Not `isPending`, which a second press within the same moment does not see yet.
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(change, {
        onSuccess: then,
        onSettled: () => {
          isRunning.current = false;
        },
      });
    },
    doing: mutation.isPending ? mutation.variables.name : null,
    failureText: mutation.isError ? textOf(mutation.error) : null,
  };
}

function textOf(error: unknown): string {
  return error instanceof AppError ? ERRORS[error.code].text : ERRORS.viewing_not_changed.text;
}
