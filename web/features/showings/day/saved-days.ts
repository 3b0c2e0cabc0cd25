import type { Showing } from "@web/api/showings/showings.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, writeItem } from "@web/lib/storage.ts";

/** The days that an owner looked at last, on this device: read without a network. Signing out clears them. */

const MOST_DAYS = 5;

/** A day as it was when last loaded. `savedAt` is in milliseconds since 1970. */
export type SavedDay = { userId: string; date: string; showings: Showing[]; savedAt: number };

export function saveDay(day: SavedDay): void {
  const others = readAll().filter((one) => one.date !== day.date && one.userId === day.userId);
  writeItem(PERSONAL_KEYS.daySheets, JSON.stringify([day, ...others].slice(0, MOST_DAYS)));
}

export function savedDay(userId: string | null, date: string): SavedDay | undefined {
  return readAll().find((day) => day.userId === userId && day.date === date);
}

function readAll(): SavedDay[] {
  const kept = readJson(PERSONAL_KEYS.daySheets);
  return Array.isArray(kept) ? kept.filter(isSaved) : [];
}

function isSaved(value: unknown): value is SavedDay {
  const day = value as Partial<SavedDay> | null;
  return (
    typeof day?.userId === "string" &&
    typeof day.date === "string" &&
    typeof day.savedAt === "number" &&
    Array.isArray(day.showings) &&
    day.showings.every(({ id, home, starts_at }) => id && home && starts_at)
  );
}
