import { queryOptions } from "@tanstack/react-query";
import { pollWhileInUse } from "./polling.ts";
import { asMember } from "./tables.ts";

/** Nobody needs to know more than "99+". */
const MOST_UNREAD = 100;

/** How many are unread, at most `MOST_UNREAD`. The one query that an open page keeps polling
 * (decision 23). */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [...notificationsKey(userId), "unread"],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "notifications_unavailable" }, (db) =>
        db.from("notifications").select("id").is("read_at", null).limit(MOST_UNREAD),
      ),
    select: (rows) => rows.length,
    refetchInterval: pollWhileInUse,
    networkMode: "always",
  });
}

export function notificationsKey(userId: string) {
  return ["mine", userId, "notifications"] as const;
}
