import type { AvailabilityDay, AvailabilityRules } from "@domain/showings/availability.ts";
import type { OpenHouse } from "@domain/showings/open-houses.ts";
import type { VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { PERSONAL_KEYS } from "../../lib/personal-keys.ts";
import { readJson, writeItem } from "../../lib/storage.ts";

/** A listing's availability when last loaded: shown as out of date if loading fails. */

/** The limit is as many homes as a person is likely to compare; the oldest are dropped. */
const MAX_LISTINGS = 20;

type SavedAvailability = {
  days: AvailabilityDay[];
  rules: AvailabilityRules;
  needs?: VisitorNeeds;
  openHouses?: OpenHouse[];
  /** Milliseconds since 1970. */
  savedAt: number;
};

export function saveAvailability(listingId: string, saved: SavedAvailability): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== listingId);
  const newest = others.sort(([, a], [, b]) => b.savedAt - a.savedAt).slice(0, MAX_LISTINGS - 1);
  const kept = Object.fromEntries([...newest, [listingId, saved]]);
  writeItem(PERSONAL_KEYS.savedAvailability, JSON.stringify(kept));
}

export function savedAvailability(listingId: string): SavedAvailability | undefined {
  return readAll()[listingId];
}

function readAll(): Record<string, SavedAvailability> {
  const all = Object.entries(readJson(PERSONAL_KEYS.savedAvailability) ?? {});
  return Object.fromEntries(all.filter(([, saved]) => isSaved(saved)));
}

function isSaved(value: unknown): value is SavedAvailability {
  const saved = value as Partial<SavedAvailability> | null;
  return (
    Array.isArray(saved?.days) &&
    saved.days.every((day) => typeof day?.date === "string" && Array.isArray(day.time_slots)) &&
    typeof saved.rules === "object" &&
    typeof saved.savedAt === "number"
  );
}
