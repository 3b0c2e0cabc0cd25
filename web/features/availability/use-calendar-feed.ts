import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CalendarFeed, calendarFeedQuery } from "@web/api/calendar-feed.ts";

/** The owner's feed, and how to change it; what is shown is always what the server said last. */
export function useCalendarFeed(userId: string) {
  const queryClient = useQueryClient();
  const options = calendarFeedQuery(userId);
  const query = useQuery(options);

  /** @throws AppError as `write` does; what is shown stays then. */
  async function change(write: () => Promise<CalendarFeed>): Promise<void> {
    try {
      const feed = await write();
      // A look that began before must not bring the old address back.
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      queryClient.setQueryData(options.queryKey, feed);
    } catch (error) {
      // Only the answer may have been lost: an address that stopped working must not stay here.
      void query.refetch();
      throw error;
    }
  }

  return { query, change };
}
