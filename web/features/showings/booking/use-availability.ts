import { type AvailabilityDay, bookableDays } from "@domain/showings/availability.ts";
import { bookableHouses, type OpenHouse, withOpenHouses } from "@domain/showings/open-houses.ts";
import { NO_NEEDS, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { availabilityQuery } from "@web/api/showings/availability.ts";
import { savedAvailability } from "@web/api/showings/saved-availability.ts";
import { POLL_INTERVAL_MS } from "@web/api/site/cache/polling.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useMemo } from "react";

export type Availability = {
  /** `stale`: the server did not answer, and this is the copy from an earlier visit. */
  state: "loading" | "ready" | "stale" | "failed";
  /** Free times and open houses. */
  days: AvailabilityDay[];
  houses: OpenHouse[];
  /** Dates in the property's time zone. */
  today: string;
  lastDate: string;
  /** The last day that the owner's rules allow. */
  horizon: string;
  noticeHours: number;
  /** Requests are confirmed automatically. */
  confirmsAtOnce: boolean;
  /** How long a showing lasts. */
  showingMinutes: number | undefined;
  /** What everyone who comes has to do first. */
  needs: VisitorNeeds;
  /** The copy's age as milliseconds since 1970, when `stale`. */
  savedAt?: number | undefined;
  isFetching: boolean;
  reload: () => Promise<unknown>;
};

/** The times that can be booked now under the owner's rules, in the property's time zone. */
export function useAvailability(listing: { id: string; time_zone: string }): Availability {
  const query = useQuery({
    ...availabilityQuery(listing.id),
    // Others' bookings and the owner's changes appear without a reload.
    refetchInterval: POLL_INTERVAL_MS,
  });
  const now = useNow();
  const failed = query.isError;
  const saved = useMemo(
    () => (failed ? savedAvailability(listing.id) : undefined),
    [failed, listing.id],
  );
  // A failed refetch keeps the earlier answer, which is no newer than the copy.
  const known = failed ? (saved ?? query.data) : query.data;
  const today = dateInZone(now, listing.time_zone);
  const houses = useMemo(() => bookableHouses(known?.openHouses ?? [], now), [known, now]);
  const days = useMemo(
    () =>
      known
        ? withOpenHouses(bookableDays(known.days, listing.time_zone, now, known.rules), houses)
        : [],
    [known, listing.time_zone, now, houses],
  );
  const horizon = addDays(today, known?.rules.horizon_days ?? 0);
  // Open houses may be further ahead.
  const lastDate = [horizon, ...days.map((day) => day.date)].sort().at(-1) ?? horizon;
  return {
    state: failed ? (known ? "stale" : "failed") : known ? "ready" : "loading",
    days,
    houses,
    today,
    lastDate,
    horizon,
    noticeHours: known?.rules.notice_hours ?? 0,
    confirmsAtOnce: known?.rules.auto_confirm ?? false,
    showingMinutes: known?.rules.showing_minutes,
    needs: known?.needs ?? NO_NEEDS,
    savedAt: saved?.savedAt,
    isFetching: query.isFetching,
    reload: query.refetch,
  };
}
