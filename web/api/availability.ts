import {
  type AvailabilityDay,
  type AvailabilityRules,
  DEFAULT_RULES,
  shortTime,
} from "@domain/availability.ts";
import { addDays, dateInZone } from "@domain/time-zones.ts";
import { queryOptions } from "@tanstack/react-query";
import { restGet } from "./rest.ts";
import { saveAvailability } from "./saved-availability.ts";

export type ListingAvailability = { days: AvailabilityDay[]; rules: AvailabilityRules };

/** What a listing offers. Fresh whenever the calendar opens or the tab comes back. */
export function availabilityQuery(listingId: string) {
  return queryOptions({
    queryKey: ["availability", listingId],
    queryFn: ({ signal }) => fetchAvailability(listingId, signal),
    staleTime: 0,
    // Offline has to fail like any other failure, so that the saved copy shows.
    networkMode: "always",
  });
}

export async function fetchAvailability(
  listingId: string,
  signal?: AbortSignal,
): Promise<ListingAvailability> {
  const options = { signal, fallback: "availability_unavailable" } as const;
  const [days, rules] = await Promise.all([
    restGet<AvailabilityDay[]>("availability", daysQuery(listingId), options),
    restGet<AvailabilityRules[]>("availability_rules", rulesQuery(listingId), options),
  ]);
  const availability = {
    days: days.map((day) => ({ date: day.date, time_slots: day.time_slots.map(shortTime) })),
    rules: rules[0] ?? DEFAULT_RULES,
  };
  saveAvailability(listingId, { ...availability, savedAt: Date.now() });
  return availability;
}

function daysQuery(listingId: string): URLSearchParams {
  // A day earlier than here may still be today at the property.
  const earliest = addDays(dateInZone(new Date(), "UTC"), -1);
  return new URLSearchParams({
    select: "date,time_slots",
    listing_id: `eq.${listingId}`,
    date: `gte.${earliest}`,
    order: "date.asc",
  });
}

function rulesQuery(listingId: string): URLSearchParams {
  return new URLSearchParams({
    select: "notice_hours,horizon_days,auto_confirm",
    listing_id: `eq.${listingId}`,
  });
}
