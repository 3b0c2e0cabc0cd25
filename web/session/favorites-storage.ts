import { readFavorites, unionOfFavorites } from "@domain/search/favorites.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";

/** A guest's favorites in this browser; a user who signs in takes them over. */
export function readGuestFavorites(): readonly string[] {
  return readFavorites(readItem(PERSONAL_KEYS.guestFavorites));
}

export function writeGuestFavorites(ids: readonly string[]): void {
  if (ids.length === 0) removeItem(PERSONAL_KEYS.guestFavorites);
  else writeItem(PERSONAL_KEYS.guestFavorites, JSON.stringify(ids));
}

/**
 * A copy of the account's favorites: hearts are right before the server answers, and other tabs are
 * notified of changes.
 */
export function readAccountFavorites(userId: string): readonly string[] {
  return readOwned(PERSONAL_KEYS.accountFavorites, userId);
}

export function writeAccountFavorites(userId: string, ids: readonly string[]): void {
  writeOwned(PERSONAL_KEYS.accountFavorites, userId, ids);
}

/**
 * Turns a guest's favorites into the account's before the server has them, so that no guest or
 * other user sees them after the user has left.
 */
export function takeGuestFavorites(userId: string): readonly string[] {
  const ids = unionOfFavorites(
    readOwned(PERSONAL_KEYS.favoritesToMerge, userId),
    readGuestFavorites(),
  );
  writeFavoritesToMerge(userId, ids);
  writeGuestFavorites([]);
  return ids;
}

export function writeFavoritesToMerge(userId: string, ids: readonly string[]): void {
  if (ids.length === 0) removeItem(PERSONAL_KEYS.favoritesToMerge);
  else writeOwned(PERSONAL_KEYS.favoritesToMerge, userId, ids);
}

function readOwned(key: string, userId: string): readonly string[] {
  const [owner, ...ids] = (readItem(key) ?? "").split(" ");
  return owner === userId ? readFavorites(JSON.stringify(ids)) : [];
}

function writeOwned(key: string, userId: string, ids: readonly string[]): void {
  writeItem(key, [userId, ...ids].join(" "));
}
