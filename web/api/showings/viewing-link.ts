import type {
  Feedback,
  LinkedViewing,
  OwnViewing,
  ProposedTime,
} from "@domain/showings/viewings.ts";
import { queryOptions } from "@tanstack/react-query";
import { download } from "../site/functions.ts";
import { ownKey } from "../site/keys.ts";
import { POLL_INTERVAL_MS } from "../site/polling.ts";
import { asMember, asVisitor } from "../site/tables.ts";

/**
 * A visitor's viewing, by the token in their link and without an account. Every call returns the
 * viewing's state afterwards; null means that the link is unknown.
 */
export type LinkAnswer = LinkedViewing | null;

const fallback = "viewing_not_changed";

/** Polls while the page is visible: the owner may have answered. */
export function viewingQuery(token: string) {
  return queryOptions({
    queryKey: ["viewing-link", token],
    queryFn: ({ signal }): Promise<LinkAnswer> =>
      asVisitor({ signal, fallback }, (db) => db.rpc("viewing_by_token", { token })),
    // An unknown link stays unknown, and each look counts toward the network's rate limit.
    refetchInterval: ({ state }) =>
      state.data && state.data.state !== "over" ? POLL_INTERVAL_MS : false,
    staleTime: 0,
  });
}

/** The token for a viewing that the signed-in user asked for; null for any other. */
export function myViewingLinkQuery(userId: string, bookingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "viewing-link", bookingId),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "unavailable" }, (db) =>
        db.rpc("my_viewing_link", { booking_id: bookingId }),
      ),
    // Each answer is another link.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The viewings under the account's address, whoever typed it. */
export function myViewingsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "viewings"),
    queryFn: ({ signal }): Promise<OwnViewing[]> =>
      asMember({ signal, fallback: "viewings_unavailable" }, (db) => db.rpc("my_viewings")),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The viewing as a file for a calendar, the same entry as in the emails. */
export function downloadCalendarFile(token: string): Promise<Blob> {
  return download("send-booking-emails/calendar", {
    method: "POST",
    body: { token },
    as: "visitor",
    fallback: "calendar_file_failed",
  });
}

export function cancelViewing(token: string): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("cancel_viewing", { token }));
}

export function proposeTimes(token: string, times: readonly ProposedTime[]): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("propose_times", { token, times: [...times] }));
}

/** @param n the number of the proposed time. */
export function acceptProposal(token: string, n: number): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("accept_proposal", { token, n }));
}

/** Only the first answer counts; repeating it is harmless. */
export function giveFeedback(token: string, feedback: Feedback): Promise<LinkAnswer> {
  return asVisitor({ fallback }, (db) => db.rpc("give_feedback", { token, ...feedback }));
}
