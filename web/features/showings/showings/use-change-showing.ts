import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";

type ShowingChange = {
  /** The button that was pressed. */
  name: string;
  call: () => Promise<void>;
  /** Shown on success. */
  done?: string;
  /** Triggers an email. */
  mails?: boolean;
  /** The dialog shows the failure; otherwise a notice does. */
  saysFailure?: boolean;
};

/**
 * An owner's actions on a showing. Nothing is shown before the database has accepted it. Afterwards
 * the data is refetched either way, and the button stays pending until then.
 */
export function useChangeShowing(userId: string, bookingId: string) {
  const queryClient = useQueryClient();
  const work = useWork();

  /** @returns whether it succeeded; also false while another action is running. */
  function change({ name, call, done, mails, saysFailure }: ShowingChange): Promise<boolean> {
    return work.run(
      name,
      async () => {
        try {
          await call();
          if (done) notify({ tone: "success", text: done });
          if (mails) void sendBookingEmails(bookingId);
        } catch (error) {
          if (!saysFailure) notify(noticeOf(error));
          throw error;
        } finally {
          await queryClient.invalidateQueries({ queryKey: ownKey(userId) });
          // Until the new data is rendered, the pressed button is still there.
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      "showing_not_changed",
    );
  }

  return { change, doing: work.doing, failureText: work.failureText };
}

/** A showing changed by someone else in the meantime is not an error. */
function noticeOf(error: unknown) {
  const code = error instanceof AppError ? error.code : "showing_not_changed";
  const { status, text } = ERRORS[code];
  return { tone: status === 409 ? "warn" : "error", text } as const;
}
