import type { ProposedTime } from "@domain/showings/showings.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** The owner's side of rescheduling a showing, and visitors' feedback afterwards. */

const fallback = "showing_not_changed";

/** Proposes one to three times, replacing any open proposal. */
export async function proposeShowingTimes(
  bookingId: string,
  times: readonly ProposedTime[],
): Promise<void> {
  const args = { booking_id: bookingId, times: [...times] };
  await asMember({ fallback }, (db) => db.rpc("propose_showing_times", args));
}

/** Confirms the showing at the time that the visitor proposed. */
export async function acceptVisitorTime(bookingId: string, n: number): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("accept_visitor_time", { booking_id: bookingId, n }));
}

/** Withdraws the owner's own proposal, or declines the visitor's. */
export async function dropProposal(bookingId: string): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("drop_proposal", { booking_id: bookingId }));
}

export function feedbackSummaryQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "feedback", listingId),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "bookings_unavailable" }, (db) =>
        db.rpc("feedback_summary", { listing: listingId }),
      ),
  });
}
