import { AppError, ERRORS } from "@domain/errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/bookings.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";

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
 * What an owner does with a viewing. Nothing is shown before the database has said yes; done or
 * refused, what is shown is read anew, and the button is pending until it has been.
 */
export function useChangeShowing(userId: string, bookingId: string) {
  const queryClient = useQueryClient();
  const work = useWork();

  /** @returns whether it was done; false too while something else is. */
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
          await queryClient.invalidateQueries({ queryKey: ["mine", userId] });
          // Until it is shown, the button that was pressed is still there.
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      "viewing_not_changed",
    );
  }

  return { change, doing: work.doing, failureText: work.failureText };
}

/** That somebody else was faster is no error. */
function noticeOf(error: unknown) {
  const code = error instanceof AppError ? error.code : "viewing_not_changed";
  const { status, text } = ERRORS[code];
  return { tone: status === 409 ? "warn" : "error", text } as const;
}
