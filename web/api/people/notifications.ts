import type { MailCadence } from "@domain/people/notifications.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";
import { notificationsKey } from "./unread.ts";

/** Reads the signed-in user's notifications, and how they want to be mailed about them; unread.ts counts for the bell. */

const unavailable = "notifications_unavailable";
const fallback = "notification_failed";

/** @param most how many of the newest. */
export function notificationsQuery(userId: string, show: { most: number; onlyUnread: boolean }) {
  return queryOptions({
    queryKey: [...notificationsKey(userId), "list", show],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: unavailable }, (db) => {
        const all = db
          .from("notifications")
          .select("id,kind,listing_id,subject_id,data,created_at,read_at");
        return (show.onlyUnread ? all.is("read_at", null) : all)
          .order("created_at", { ascending: false })
          .order("id")
          .limit(show.most);
      }),
    refetchInterval: CALM_POLL_MS,
  });
}

/** Marks these, or all up to a time, so that new arrivals stay unread. */
export async function markRead(which: { ids: string[] } | { until: string }): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("read_notifications", which));
}

export function refreshNotifications(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: notificationsKey(userId) });
}

/** The settings that the user changed from the defaults. */
export function mailPreferencesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "mail-preferences"),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: unavailable }, (db) =>
        db.from("notification_preferences").select("kind,mail"),
      ),
  });
}

export async function preferMail(kind: string, mail: MailCadence): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("set_notification_mail", { kind, mail }));
}

/** Ends mail by the link in an email. @returns which emails ended, null for an unknown link. */
export function unsubscribeNotifications(token: string): Promise<MailCadence | null> {
  return asVisitor({ fallback: "internal" }, (db) => db.rpc("stop_notification_mail", { token }));
}
