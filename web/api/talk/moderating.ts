import { isUuid } from "@domain/site/text/ids.ts";
import type { CaseQueue, ModerationWeek } from "@domain/talk/moderating.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** Facts that only moderators see; SQL refuses everyone else. */

const fallback = "moderating_unavailable";

/** The queries that a moderator's decision changes begin with this key. */
export function moderatingKey(userId: string) {
  return ownKey(userId, "moderating");
}

export function moderationQueueQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...moderatingKey(userId), "queue"],
    queryFn: ({ pageParam, signal }): Promise<CaseQueue> =>
      asMember({ signal, fallback }, (db) => db.rpc("moderation_queue", { after: pageParam })),
    initialPageParam: null as CaseQueue["next"],
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
  });
}

export function moderationWeeksQuery(userId: string) {
  return queryOptions({
    queryKey: [...moderatingKey(userId), "weeks"],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback }, (db) =>
        db.rpc("moderation_weeks").overrideTypes<ModerationWeek[], { merge: false }>(),
      ),
    retry: false,
  });
}

/** One case; null when there is none. Looking at it is recorded. */
export function moderationCaseQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...moderatingKey(userId), "case", id],
    queryFn: ({ signal }) =>
      isUuid(id) ? asMember({ signal, fallback }, (db) => db.rpc("moderation_case", { id })) : null,
    retry: false,
  });
}

/** Opens a case about a person without a report. @returns the case's id. */
export function openCase(
  id: string,
  person: string,
  { reason, words }: { reason: string; words: string },
): Promise<string> {
  return asMember({ fallback, repeats: true }, (db) =>
    db.rpc("open_case", { id, person, reason, words: words.trim() }),
  );
}

/**
 * @param seen how many decisions the moderator has seen.
 * @throws AppError `case_changed` when someone else was faster.
 */
export async function decideCase(
  id: string,
  seen: number,
  { decision, reason }: { decision: string; reason: string },
): Promise<void> {
  await asMember({ fallback }, (db) =>
    db.rpc("decide_case", { id, seen, decision, reason: reason.trim() }),
  );
}
