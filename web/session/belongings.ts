import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { endReport } from "@web/lib/ask-to-report.ts";
import {
  attempt,
  attemptLater,
  databases,
  type Kind,
  pushSubscription,
} from "@web/lib/browser-features.ts";
import { forgetExport } from "@web/lib/export-file.ts";
import { dismissAll } from "@web/lib/notices.ts";
import { forgetSeen } from "@web/lib/offline-caches.ts";
import {
  DRAFT_PREFIX,
  isGuestDraft,
  PERSONAL_KEYS,
  PHOTOS_DATABASE,
  PLACES_KEY,
} from "@web/lib/personal-keys.ts";
import { readItem, readJson, removeItem, removeItems, writeItem } from "@web/lib/storage.ts";

/**
 * Whose data is on this device. An expired session leaves it for its user to come back to; signing
 * out clears it, and so does another user's sign-in.
 */

/** The user last signed in on this page; the addresses it shows are theirs. */
let shownTo: string | null = null;

/** The user whose address this tab shows, null for a guest's. */
export function personOfTab(): string | null {
  return shownTo ?? lastPerson("session") ?? lastPerson();
}

/** The user who was signed in here and has not signed out. */
export function lastPerson(kind: Kind = "local"): string | null {
  return readItem(PERSONAL_KEYS.lastPerson, kind);
}

/** Removes another user's data on sign-in and keeps the marks of a guest. */
export function claimBelongings(userId: string): void {
  shownTo = userId;
  if (claim(userId, "local")) forgetFiles();
  claim(userId, "session");
  claimLists(userId);
}

/** Removes the user's data and any guest data on sign-out. */
export function forgetBelongings(): void {
  forgetStored("local");
  forgetTab();
  forgetFiles();
}

/** Clears this tab on a sign-out in another tab, which can't reach this tab's storage. */
export function forgetTab(): void {
  shownTo = personOfTab();
  forgetStored("session");
}

/** @returns whether another user's data was here. */
function claim(userId: string, kind: Kind): boolean {
  const last = lastPerson(kind);
  if (last === userId) return false;
  if (last !== null) forgetStored(kind, { keepsGuest: true });
  writeItem(PERSONAL_KEYS.lastPerson, userId, kind);
  return last !== null;
}

/** Lists that another user opened go; those that a guest opened are this user's from now on. */
function claimLists(userId: string): void {
  const lists = readJson(PERSONAL_KEYS.rememberedLists);
  const theirs = (Array.isArray(lists) ? lists : []).filter(
    (list) => (list?.openedBy ?? userId) === userId,
  );
  const claimed = theirs.map((list) => ({ ...list, openedBy: userId }));
  if (claimed.length === 0) removeItem(PERSONAL_KEYS.rememberedLists);
  else writeItem(PERSONAL_KEYS.rememberedLists, JSON.stringify(claimed));
}

/** Tied to one sign-in attempt or to a guest, so not the last user's. */
const OF_A_GUEST: readonly string[] = [
  PERSONAL_KEYS.guestFavorites,
  PERSONAL_KEYS.guestMarks,
  PERSONAL_KEYS.rememberedLists,
  PERSONAL_KEYS.needsPlanSelection,
  PERSONAL_KEYS.redirectAfterLogin,
];

function forgetStored(kind: Kind, { keepsGuest = false } = {}): void {
  for (const key of Object.values(PERSONAL_KEYS)) {
    if (!keepsGuest || !OF_A_GUEST.includes(key)) removeItem(key, kind);
  }
  removeItems(DRAFT_PREFIX, kind, (key) => keepsGuest && isGuestDraft(key));
  removeItems(PLACES_KEY, kind);
  // The keys that supabase-js stores beside the session during the redirect to Google.
  if (!keepsGuest) removeItems(`${SESSION_KEY}-`, kind);
  // Both stay until they are closed, which the next user could do.
  dismissAll();
  endReport();
}

function forgetFiles(): void {
  // Photos waiting for upload (features/photos); a page using the database closes it itself.
  attempt(() => databases()?.deleteDatabase(PHOTOS_DATABASE));
  void forgetSeen();
  void forgetExport();
  // The next person here isn't shown what the last one was told. Their session ends at the server, and with it the
  // subscription there (private.forget_signed_out_devices).
  void pushSubscription().then((here) => attemptLater(() => here?.unsubscribe()));
}
