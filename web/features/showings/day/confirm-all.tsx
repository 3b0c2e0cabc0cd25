import type { KeptAct } from "@domain/showings/kept-acts.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import { changeShowingStatus, type Showing } from "@web/api/showings/showings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { isUnreached } from "@web/api/site/transport/lost-answer.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useWork } from "@web/lib/use-work.ts";
import { confirmation, keep } from "./keep.ts";

/**
 * Confirms the day's requests, one after the other. Pressing again after a failure confirms the rest. A request that
 * was answered or cancelled in the meantime is left as it is. Without a network, the confirmations are kept.
 */
export function ConfirmAll(props: {
  showings: readonly Showing[];
  userId: string;
  kept: readonly KeptAct[];
  isOffline: boolean;
}) {
  const { showings, userId, kept, isOffline } = props;
  const queryClient = useQueryClient();
  const now = useNow().getTime();
  const work = useWork();
  const waiting = showings.filter(
    ({ id, status, starts_at }) =>
      status === "pending" &&
      Date.parse(starts_at) > now &&
      !kept.some(({ bookingId, kind }) => bookingId === id && kind === "confirm"),
  );
  // The rest after a failure may be one.
  if (waiting.length < (work.failureText ? 1 : 2)) return null;

  async function confirmAll() {
    let confirmed = 0;
    const left = [...waiting];
    try {
      for (const showing of waiting) {
        if (await confirm(showing)) confirmed += 1;
        left.shift();
      }
    } catch (error) {
      if (!isUnreached(error)) throw error;
      for (const showing of left) keep(confirmation(showing, userId));
    } finally {
      if (confirmed > 0)
        notify({
          tone: "success",
          text: `${formatCount(confirmed, "showing")} confirmed. The visitors get an email.`,
        });
      // Also after a failure, because those before it are confirmed.
      await queryClient.invalidateQueries({ queryKey: ownKey(userId) });
    }
  }

  return (
    <div className="grid gap-3 justify-items-start">
      <Button
        onClick={() => {
          if (isOffline) for (const showing of waiting) keep(confirmation(showing, userId));
          else void work.run("all", confirmAll, "showing_not_changed");
        }}
        pending={work.doing !== null}
        pendingText="Confirming..."
      >
        {waiting.length === 1 ? "Confirm the last one" : `Confirm all ${waiting.length}`}
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}

/** @returns false if it was answered or cancelled in the meantime. */
async function confirm(showing: Showing): Promise<boolean> {
  try {
    await changeShowingStatus(showing, "confirmed");
  } catch (error) {
    if (error instanceof AppError && error.code === "booking_transition") return false;
    throw error;
  }
  void sendBookingEmails(showing.id);
  return true;
}
