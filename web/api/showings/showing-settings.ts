import type { AvailabilityRules, ShowingSettings } from "@domain/showings/availability.ts";
import type { VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { asMember } from "../site/transport/tables.ts";

/** All of an owner's settings for a home's showings. */
export type AllSettings = Required<AvailabilityRules> & ShowingSettings;

const saving = { fallback: "settings_not_saved", repeats: true } as const;

/** Saves all settings in one call; the coming weeks are filled in right away. */
export async function saveShowingSettings(listingId: string, settings: AllSettings): Promise<void> {
  const args = {
    listing: listingId,
    notice_hours: settings.notice_hours,
    horizon_days: settings.horizon_days,
    auto_confirm: settings.auto_confirm,
    slot_minutes: settings.slot_minutes,
    showing_minutes: settings.showing_minutes,
    weekly_hours: settings.weekly_hours,
    buffer_hours: settings.buffer_hours,
    entry_notes: settings.entry_notes ?? "",
  };
  await asMember(saving, (db) => db.rpc("save_showing_settings", args));
}

/** What everyone who comes has to do; requests that are stored keep their answer. @param userId the home's first owner. */
export async function saveVisitorNeeds(
  listing_id: string,
  user_id: string,
  { needs_address, needs_people, most_people, needs_disclosures, needs_proof }: VisitorNeeds,
): Promise<void> {
  const needs = { needs_address, needs_people, most_people, needs_disclosures, needs_proof };
  await asMember(saving, (db) =>
    db.from("availability_rules").upsert({ listing_id, user_id, ...needs }),
  );
}

/** The same id twice is one row, so a retry after a lost response is harmless. */
export async function addDayOff(days: {
  id: string;
  listing_id: string;
  user_id: string;
  first_day: string;
  last_day: string;
}): Promise<void> {
  await asMember(saving, (db) =>
    db.from("days_off").upsert(days, { onConflict: "id", ignoreDuplicates: true }),
  );
}

export async function dropDayOff(id: string): Promise<void> {
  await asMember(saving, (db) => db.from("days_off").delete().eq("id", id));
}
