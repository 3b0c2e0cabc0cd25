import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CalendarFeed, calendarFeedQuery } from "@web/api/calendar-feed.ts";

/** The owner's feed and its actions; always shows the server's latest answer. */
export function useCalendarFeed(userId: string) {
  const queryClient = useQueryClient();
  const options = calendarFeedQuery(userId);
  const query = useQuery(options);

  /** @throws AppError from `write`; the displayed feed stays as it was. */
  async function change(write: () => Promise<CalendarFeed>): Promise<void> {
    try {
      const feed = await write();
      // A refetch that began earlier must not bring the old address back.
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      queryClient.setQueryData(options.queryKey, feed);
    } catch (error) {
      // Perhaps only the response was lost: an address that no longer works must not stay here.
      void query.refetch();
      throw error;
    }
  }

  return { query, change };
}
