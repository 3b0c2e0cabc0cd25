import { readFavorites } from "@domain/favorites.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { PERSONAL_KEYS } from "./personal-keys.ts";

/** What a guest has marked in this browser. */
export function readGuestFavorites(): readonly string[] {
  return readFavorites(readItem(PERSONAL_KEYS.guestFavorites));
}

export function writeGuestFavorites(ids: readonly string[]): void {
  if (ids.length === 0) removeItem(PERSONAL_KEYS.guestFavorites);
  else writeItem(PERSONAL_KEYS.guestFavorites, JSON.stringify(ids));
}

/**
 * A copy of what the account has marked: hearts are right before the server has answered, and
 * other tabs hear of a change.
 */
export function readAccountFavorites(userId: string): readonly string[] {
  const [owner, ...ids] = (readItem(PERSONAL_KEYS.accountFavorites) ?? "").split(" ");
  return owner === userId ? readFavorites(JSON.stringify(ids)) : [];
}

export function writeAccountFavorites(userId: string, ids: readonly string[]): void {
  writeItem(PERSONAL_KEYS.accountFavorites, [userId, ...ids].join(" "));
}
