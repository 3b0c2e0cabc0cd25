import { queryOptions } from "@tanstack/react-query";
import { accountClient, accountError } from "./account-client.ts";

/** The feed of all of an owner's viewings, which their own calendar reads. Null: there is none. */
export type CalendarFeed = { token: string } | null;

export function calendarFeedQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "calendar-feed"],
    queryFn: async ({ signal }): Promise<CalendarFeed> => {
      const client = await accountClient();
      const { data, error } = await client.rpc("calendar_feed").abortSignal(signal);
      if (error) throw accountError(error, "calendar_feed_unavailable");
      return data as CalendarFeed;
    },
    networkMode: "always",
  });
}

/** The first feed, or another one: an old address stops working. */
export async function rotateCalendarFeed(): Promise<CalendarFeed> {
  const client = await accountClient();
  const { data, error } = await client.rpc("rotate_calendar_feed");
  if (error) throw accountError(error, "calendar_feed_not_changed");
  return data as CalendarFeed;
}

export async function dropCalendarFeed(): Promise<CalendarFeed> {
  const client = await accountClient();
  const { error } = await client.rpc("drop_calendar_feed");
  if (error) throw accountError(error, "calendar_feed_not_changed");
  return null;
}
