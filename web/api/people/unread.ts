import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { pollWhileInUse } from "../site/cache/polling.ts";
import { asMember } from "../site/transport/tables.ts";

/** The screen shows no more than "99+". */
const MOST_UNREAD = 100;

/** How many are unread, at most `MOST_UNREAD`: the one query that every open page polls (decision 23). */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [...notificationsKey(userId), "unread"],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "notifications_unavailable" }, (db) =>
        db.from("notifications").select("id").is("read_at", null).limit(MOST_UNREAD),
      ),
    select: (rows) => rows.length,
    refetchInterval: pollWhileInUse,
  });
}

export function notificationsKey(userId: string) {
  return ownKey(userId, "notifications");
}
