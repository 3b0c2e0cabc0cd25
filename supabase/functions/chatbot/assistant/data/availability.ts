import {
  type AvailabilityDay,
  type AvailabilityRules,
  DEFAULT_RULES,
  DEFAULT_SETTINGS,
  type ShowingSettings,
} from "../../../_shared/domain/showings/availability.ts";
import { addDays } from "../../../_shared/domain/site/time/time-zones.ts";
import { askRows, type Client } from "../../../_shared/edge/database.ts";
import type { OwnHomes } from "../../../_shared/edge/own-homes.ts";

/** The availability of one of the owner's homes from today on. */
export type OwnAvailability = {
  listingId: string;
  /** Times that visitors can still request, before the booking rules apply. */
  free: AvailabilityDay[];
  rules: AvailabilityRules;
  settings: Omit<ShowingSettings, "entry_notes">;
  daysOff: { first_day: string; last_day: string }[];
};

export async function readAvailability(
  client: Client,
  homes: OwnHomes,
  now: Date,
): Promise<OwnAvailability[]> {
  // Yesterday in UTC is still today somewhere in the country.
  const from = addDays(now.toISOString().slice(0, 10), -1);
  const rows = await askRows(
    client
      .from("listings")
      .select(COLUMNS)
      .or(homes.listings)
      .gte("availability.date", from)
      .gte("days_off.last_day", from)
      .order("first_day", { referencedTable: "days_off", ascending: true })
      .limit(50),
    "unavailable",
  );
  return rows.map((row) => ({
    listingId: row.id,
    free: row.availability,
    rules: row.availability_rules ?? DEFAULT_RULES,
    settings: row.showing_settings ?? DEFAULT_SETTINGS,
    daysOff: row.days_off,
  }));
}

// Leaves out the entry notes, which let people into the house.
const COLUMNS =
  `id,availability(date,time_slots),availability_rules(notice_hours,horizon_days,auto_confirm),
  showing_settings(weekly_hours,buffer_hours),days_off(first_day,last_day)` as const;
