import type { FeedbackSummary, ProposedTime } from "@domain/viewings.ts";
import { queryOptions } from "@tanstack/react-query";
import { accountClient, accountError } from "./account-client.ts";

/** Other times for a viewing, from the owner's side, and what visitors said afterwards. */

/** Proposes one to three times; an open proposal is replaced. */
export async function proposeViewingTimes(
  bookingId: string,
  times: readonly ProposedTime[],
): Promise<void> {
  const client = await accountClient();
  const { error } = await client.rpc("propose_viewing_times", {
    booking_id: bookingId,
    times: [...times],
  });
  if (error) throw accountError(error, "viewing_not_changed");
}

/** The viewing moves to the time that the visitor proposed, confirmed. */
export async function acceptVisitorTime(bookingId: string, n: number): Promise<void> {
  const client = await accountClient();
  const { error } = await client.rpc("accept_visitor_time", { booking_id: bookingId, n });
  if (error) throw accountError(error, "viewing_not_changed");
}

/** Takes the owner's own proposal back, or declines the visitor's. */
export async function dropProposal(bookingId: string): Promise<void> {
  const client = await accountClient();
  const { error } = await client.rpc("drop_proposal", { booking_id: bookingId });
  if (error) throw accountError(error, "viewing_not_changed");
}

export function feedbackSummaryQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "feedback", listingId],
    queryFn: async ({ signal }) => {
      const client = await accountClient();
      const { data, error } = await client
        .rpc("feedback_summary", { listing: listingId })
        .abortSignal(signal);
      if (error) throw accountError(error, "bookings_unavailable");
      return data as unknown as FeedbackSummary;
    },
    networkMode: "always",
  });
}
