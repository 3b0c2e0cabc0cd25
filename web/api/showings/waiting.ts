import type { Wait } from "@domain/showings/waiting.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { askFunction, isAnything } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/** Waiting for showing times at a home. */

const fallback = "news_failed";

/**
 * Waits for a home's times without an account; the answer is the same for every address. @throws AppError
 * `news_email_invalid`, `listing_not_available`, `waiting_list_full`, `too_many_requests`, `news_failed`, `network`.
 */
export async function waitByMail(email: string, home: string): Promise<void> {
  const body = { email: email.trim(), home };
  const call = { as: "visitor", method: "POST", body, keepalive: true, fallback } as const;
  await askFunction("news/times", call, isAnything);
}

/** Waits for a home's times under the account's address, which needs no confirmation. */
export async function waitForTimes(listing: string): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("wait_for_times", { listing }));
}

export async function stopWaiting(listing: string): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("stop_waiting", { listing }));
}

/** The homes whose times the account waits for. */
export function myWaitsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "waits"),
    queryFn: ({ signal }): Promise<Wait[]> =>
      asMember({ signal, fallback: "showings_unavailable" }, (db) => db.rpc("my_waits")),
  });
}

/** How many people are waiting for times at the owner's home. */
export function waitingCountQuery(userId: string, listing: string) {
  return queryOptions({
    queryKey: ownKey(userId, "waiting", listing),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "availability_not_loaded" }, (db) =>
        db.rpc("waiting_count", { listing }),
      ),
    refetchInterval: CALM_POLL_MS,
  });
}
