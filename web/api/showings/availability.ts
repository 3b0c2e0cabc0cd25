import {
  type AvailabilityDay,
  type AvailabilityRules,
  DEFAULT_RULES,
  shortTime,
} from "@domain/showings/availability.ts";
import type { OpenHouse } from "@domain/showings/open-houses.ts";
import { NO_NEEDS, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { queryOptions } from "@tanstack/react-query";
import { asVisitor } from "../site/transport/tables.ts";
import { saveAvailability } from "./saved-availability.ts";

type ListingAvailability = {
  days: AvailabilityDay[];
  rules: AvailabilityRules;
  /** Missing in copies saved before the feature existed. */
  needs?: VisitorNeeds;
  /** Open houses that are not over; missing in copies saved before the feature existed. */
  openHouses?: OpenHouse[];
};

/** A listing's open slots, refetched whenever the calendar opens or the tab regains focus. */
export function availabilityQuery(listingId: string) {
  return queryOptions({
    queryKey: ["availability", listingId],
    queryFn: ({ signal }) => fetchAvailability(listingId, signal),
    staleTime: 0,
  });
}

const NEEDS = "needs_address,needs_people,most_people,needs_disclosures,needs_proof";

async function fetchAvailability(
  listingId: string,
  signal?: AbortSignal,
): Promise<ListingAvailability> {
  const options = { signal, fallback: "availability_unavailable" } as const;
  // Yesterday here may still be today at the property.
  const earliest = addDays(dateInZone(new Date(), "UTC"), -1);
  const [days, rules, openHouses] = await Promise.all([
    asVisitor(options, (db) =>
      db
        .from("availability")
        .select("date,time_slots")
        .eq("listing_id", listingId)
        .gte("date", earliest)
        .order("date"),
    ),
    asVisitor(options, (db) =>
      db
        .from("availability_rules")
        .select(`notice_hours,horizon_days,auto_confirm,slot_minutes,showing_minutes,${NEEDS}`)
        .eq("listing_id", listingId),
    ),
    asVisitor(options, (db) =>
      db
        .from("open_houses")
        .select("id,date,time,starts_at,ends_at,places,taken")
        .eq("listing_id", listingId)
        .gte("date", earliest)
        .order("date"),
    ),
  ]);
  const availability = {
    days: days.map((day) => ({ date: day.date, time_slots: day.time_slots.map(shortTime) })),
    rules: rules[0] ?? DEFAULT_RULES,
    needs: { ...NO_NEEDS, ...rules[0] },
    openHouses,
  };
  saveAvailability(listingId, { ...availability, savedAt: Date.now() });
  return availability;
}
