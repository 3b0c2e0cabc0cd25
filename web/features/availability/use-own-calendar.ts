import { bookableDays } from "@domain/availability.ts";
import { addDays, dateInZone } from "@domain/time-zones.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownCalendarQuery } from "@web/api/own-availability.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useMemo } from "react";
import type { ManagedHome } from "./managed-home.ts";

/** How far ahead days can be set; as many as one save may concern. */
const REACH_DAYS = 180;

const ANY_NOTICE = { notice_hours: 0, horizon_days: REACH_DAYS };

/** A home's calendar from the first of this month on, in the home's own days. */
export function useOwnCalendar(userId: string, home: ManagedHome) {
  const queryClient = useQueryClient();
  const now = useNow();
  const today = dateInZone(now, home.time_zone);
  const query = useQuery(ownCalendarQuery(userId, home.id, `${today.slice(0, 8)}01`));
  const { data } = query;
  const calendar = useMemo(
    // An hour of today that is over is not offered any more.
    () => data && { ...data, free: bookableDays(data.free, home.time_zone, now, ANY_NOTICE) },
    [data, home.time_zone, now],
  );
  return {
    query,
    calendar,
    now,
    today,
    lastDate: addDays(today, REACH_DAYS),
    /** After a change: what the owner sees, and what an open booking calendar shows. */
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["mine", userId] }),
        queryClient.invalidateQueries({ queryKey: ["availability", home.id] }),
      ]),
  };
}
