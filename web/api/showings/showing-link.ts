import type {
  Feedback,
  LinkedShowing,
  OwnShowing,
  ProposedTime,
} from "@domain/showings/showings.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { download } from "../site/transport/functions.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/**
 * A visitor's showing, by the token in their link and without an account. Every call returns the
 * showing's state afterwards; null means that the link is unknown.
 */
export type LinkAnswer = LinkedShowing | null;

const fallback = "showing_not_changed";

/** Polls while the page is visible: the owner may have answered. */
export function showingQuery(token: string) {
  return queryOptions({
    queryKey: ["showing-link", token],
    queryFn: ({ signal }): Promise<LinkAnswer> =>
      asVisitor({ signal, fallback }, (db) => db.rpc("showing_by_token", { token })),
    // An unknown link stays unknown, and each look counts toward the network's rate limit.
    refetchInterval: ({ state }) =>
      state.data && state.data.state !== "over" ? POLL_INTERVAL_MS : false,
    staleTime: 0,
  });
}

/** The token for a showing that the signed-in user asked for; null for any other. */
export function myShowingLinkQuery(userId: string, bookingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "showing-link", bookingId),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "unavailable" }, (db) =>
        db.rpc("my_showing_link", { booking_id: bookingId }),
      ),
    // Each call answers with another link.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The showings under the account's address, no matter who typed it. */
export function myShowingsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "showings"),
    queryFn: ({ signal }): Promise<OwnShowing[]> =>
      asMember({ signal, fallback: "showings_unavailable" }, (db) => db.rpc("my_showings")),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The showing as a file for a calendar, the same entry as in the emails. */
export function downloadCalendarFile(token: string): Promise<Blob> {
  return download("send-booking-emails/calendar", {
    method: "POST",
    body: { token },
    as: "visitor",
    fallback: "calendar_file_failed",
  });
}

export function cancelShowing(token: string): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("cancel_showing", { token }));
}

export function proposeTimes(token: string, times: readonly ProposedTime[]): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("propose_times", { token, times: [...times] }));
}

/** @param n the number of the proposed time. */
export function acceptProposal(token: string, n: number): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("accept_proposal", { token, n }));
}

/** Gives feedback. Only the first answer counts; repeating it is harmless. */
export function giveFeedback(token: string, feedback: Feedback): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("give_feedback", { token, ...feedback }));
}
