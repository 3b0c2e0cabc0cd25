import { SESSION_KEY } from "@web/api/supabase.ts";
import { forgetExport } from "@web/lib/export-file.ts";
import { forgetSeen } from "@web/lib/offline-caches.ts";
import {
  DRAFT_PREFIX,
  isGuestDraft,
  PERSONAL_KEYS,
  PHOTOS_DATABASE,
  PLACES_KEY,
} from "@web/lib/personal-keys.ts";
import { type Kind, readItem, removeItem, removeItems, writeItem } from "@web/lib/storage.ts";

/**
 * Whose things lie on this device. A session that merely ends leaves them for its person to come
 * back to; signing out clears them, and so does another person who signs in.
 */

/** Who was last signed in on this page; the addresses that it shows are theirs. */
let shownTo: string | null = null;

/** Whose address it is that this tab shows, null for a guest's. */
export function personOfTab(): string | null {
  return shownTo ?? lastPerson("session") ?? lastPerson();
}

/** Who has been signed in here without signing out. */
export function lastPerson(kind: Kind = "local"): string | null {
  return readItem(PERSONAL_KEYS.lastPerson, kind);
}

/** Somebody is signed in: what another person has left goes, and what they did as a guest stays. */
export function claimBelongings(userId: string): void {
  shownTo = userId;
  if (claim(userId, "local")) forgetFiles();
  claim(userId, "session");
}

/** Somebody has signed out here: nothing is left of them, nor of what was done as a guest. */
export function forgetBelongings(): void {
  forgetStored("local");
  forgetTab();
  forgetFiles();
}

/** Somebody has signed out in another tab, which can't reach what this one keeps. */
export function forgetTab(): void {
  shownTo = personOfTab();
  forgetStored("session");
}

/** @returns whether there were things of another person. */
function claim(userId: string, kind: Kind): boolean {
  const last = lastPerson(kind);
  if (last === userId) return false;
  if (last !== null) forgetStored(kind, { keepsGuest: true });
  writeItem(PERSONAL_KEYS.lastPerson, userId, kind);
  return last !== null;
}

/** What is bound to one way of signing in, or is a guest's, is not the last person's. */
const OF_A_GUEST: readonly string[] = [
  PERSONAL_KEYS.guestFavorites,
  PERSONAL_KEYS.needsPlanSelection,
  PERSONAL_KEYS.redirectAfterLogin,
];

function forgetStored(kind: Kind, { keepsGuest = false } = {}): void {
  for (const key of Object.values(PERSONAL_KEYS)) {
    if (!keepsGuest || !OF_A_GUEST.includes(key)) removeItem(key, kind);
  }
  removeItems(DRAFT_PREFIX, kind, (key) => keepsGuest && isGuestDraft(key));
  removeItems(PLACES_KEY, kind);
  // What supabase-js notes beside the session, on the way to Google and back.
  if (!keepsGuest) removeItems(`${SESSION_KEY}-`, kind);
}

function forgetFiles(): void {
  // Photos that wait for their upload (features/photos); a page that has them open lets go itself.
  globalThis.indexedDB?.deleteDatabase(PHOTOS_DATABASE);
  // A browser that forbids the caches has none.
  void forgetSeen().catch(() => {});
  void forgetExport();
}
