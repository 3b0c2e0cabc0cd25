import { bookableDays } from "@domain/showings/availability.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { availabilityQuery } from "@web/api/showings/availability.ts";
import { type OwnCalendar, ownCalendarQuery } from "@web/api/showings/own-availability.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useMemo } from "react";
import type { ManagedHome } from "./managed-home.ts";

/** How far ahead days can be set; also the most days in one save. */
const REACH_DAYS = 180;

const ANY_NOTICE = { notice_hours: 0, horizon_days: REACH_DAYS };

/** The props of what shows or changes a home's calendar. */
export type CalendarProps = {
  userId: string;
  home: ManagedHome;
  calendar: OwnCalendar;
  today: string;
  refresh: () => Promise<unknown>;
};

/** A home's calendar from the first of this month, in the home's time zone. */
export function useOwnCalendar(userId: string, home: ManagedHome) {
  const queryClient = useQueryClient();
  const now = useNow();
  const today = dateInZone(now, home.time_zone);
  const query = useQuery(ownCalendarQuery(userId, home.id, `${today.slice(0, 8)}01`));
  const { data } = query;
  const calendar = useMemo(
    // Slots of today that have passed are no longer offered.
    () => data && { ...data, free: bookableDays(data.free, home.time_zone, now, ANY_NOTICE) },
    [data, home.time_zone, now],
  );
  return {
    query,
    calendar,
    now,
    today,
    lastDate: addDays(today, REACH_DAYS),
    /** Call after a change: refreshes the owner's view and any open booking calendar. */
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ownKey(userId) }),
        queryClient.invalidateQueries({ queryKey: availabilityQuery(home.id).queryKey }),
      ]),
  };
}
