import type { ProposedTime } from "@domain/viewings.ts";
import { queryOptions } from "@tanstack/react-query";
import { asMember } from "./tables.ts";

/** Other times for a viewing, from the owner's side, and what visitors said afterwards. */

const fallback = "viewing_not_changed";

/** Proposes one to three times; an open proposal is replaced. */
export async function proposeViewingTimes(
  bookingId: string,
  times: readonly ProposedTime[],
): Promise<void> {
  const args = { booking_id: bookingId, times: [...times] };
  await asMember({ fallback }, (db) => db.rpc("propose_viewing_times", args));
}

/** The viewing moves to the time that the visitor proposed, confirmed. */
export async function acceptVisitorTime(bookingId: string, n: number): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("accept_visitor_time", { booking_id: bookingId, n }));
}

/** Takes the owner's own proposal back, or declines the visitor's. */
export async function dropProposal(bookingId: string): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("drop_proposal", { booking_id: bookingId }));
}

export function feedbackSummaryQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "feedback", listingId],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "bookings_unavailable" }, (db) =>
        db.rpc("feedback_summary", { listing: listingId }),
      ),
    networkMode: "always",
  });
}
