import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { isUnreached } from "@web/api/site/transport/lost-answer.ts";
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
  /** Keeps it for later if there is no network, instead of the failure. */
  keep?: (() => void) | undefined;
};

/**
 * An owner's actions on a showing. Nothing is shown before the database has accepted it. Afterwards
 * the data is refetched either way, and the button stays pending until then.
 */
export function useChangeShowing(userId: string, bookingId: string) {
  const queryClient = useQueryClient();
  const work = useWork();

  /** @returns whether it succeeded; also false while another action is running. */
  function change({ name, call, done, mails, saysFailure, keep }: ShowingChange): Promise<boolean> {
    return work.run(
      name,
      async () => {
        let isKept = false;
        try {
          await call();
          if (done) notify({ tone: "success", text: done });
          if (mails) void sendBookingEmails(bookingId);
        } catch (error) {
          isKept = keep !== undefined && isUnreached(error);
          if (isKept) return keep?.();
          if (!saysFailure) notify(noticeOf(error));
          throw error;
        } finally {
          // Without a network there is nothing to fetch, and the button would be pending for long.
          const fetched = queryClient.invalidateQueries({ queryKey: ownKey(userId) });
          if (!isKept) await fetched;
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
