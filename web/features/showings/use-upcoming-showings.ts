import { useQuery } from "@tanstack/react-query";
import { upcomingShowingsQuery } from "@web/api/showings.ts";
import { useNow } from "@web/lib/use-now.ts";

/** What is still to come, also when a viewing begins while the server does not answer. */
export function useUpcomingShowings(userId: string) {
  return useQuery(upcomingShowingsQuery(userId, useNow()));
}
