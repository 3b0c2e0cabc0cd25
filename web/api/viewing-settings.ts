import type { AvailabilityRules, ViewingSettings } from "@domain/availability.ts";
import { accountClient, accountError } from "./account-client.ts";

/** All that an owner says about viewings of a home. */
export type AllSettings = Required<AvailabilityRules> & ViewingSettings;

/** Saves all of it at once; the coming weeks are filled in the same moment. */
export async function saveViewingSettings(listingId: string, settings: AllSettings): Promise<void> {
  const client = await accountClient();
  const { error } = await client.rpc("save_viewing_settings", {
    listing: listingId,
    notice_hours: settings.notice_hours,
    horizon_days: settings.horizon_days,
    auto_confirm: settings.auto_confirm,
    weekly_hours: settings.weekly_hours,
    buffer_hours: settings.buffer_hours,
    entry_notes: settings.entry_notes ?? "",
  });
  if (error) throw accountError(error, "settings_not_saved");
}

/** The same id twice is one row: a retry after a lost answer is harmless. */
export async function addDayOff(days: {
  id: string;
  listing_id: string;
  user_id: string;
  first_day: string;
  last_day: string;
}): Promise<void> {
  const client = await accountClient();
  const { error } = await client
    .from("days_off")
    .upsert(days, { onConflict: "id", ignoreDuplicates: true });
  if (error) throw accountError(error, "settings_not_saved");
}

export async function dropDayOff(id: string): Promise<void> {
  const client = await accountClient();
  const { error } = await client.from("days_off").delete().eq("id", id);
  if (error) throw accountError(error, "settings_not_saved");
}
