import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** The feed of all of an owner's showings, for their own calendar app. Null when there is none. */
export type CalendarFeed = { token: string } | null;

export function calendarFeedQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "calendar-feed"),
    queryFn: ({ signal }): Promise<CalendarFeed> =>
      asMember({ signal, fallback: "calendar_feed_unavailable" }, (db) => db.rpc("calendar_feed")),
  });
}

/** Creates the feed or replaces it; the old address stops working. */
export function rotateCalendarFeed(): Promise<CalendarFeed> {
  return asMember({ fallback: "calendar_feed_not_changed" }, (db) =>
    db.rpc("rotate_calendar_feed"),
  );
}

export async function dropCalendarFeed(): Promise<CalendarFeed> {
  await asMember({ fallback: "calendar_feed_not_changed" }, (db) => db.rpc("drop_calendar_feed"));
  return null;
}
