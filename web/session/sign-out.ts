import { endSession } from "@web/api/auth.ts";
import { forgetSeen } from "@web/lib/offline-caches.ts";
import { removeItem, removeItems } from "@web/lib/storage.ts";
import { DRAFT_PREFIX, PERSONAL_KEYS, PHOTOS_DATABASE } from "./personal-keys.ts";
import { sessionStore } from "./session.ts";
import { readStoredSession } from "./stored-session.ts";
import { getAccessToken } from "./token.ts";

/** Leaves at once, for the eyes; the service is told in the background. */
export async function signOut(): Promise<void> {
  const token = readStoredSession()?.accessToken;
  leave();
  await endSession(token);
}

/**
 * Leaves here at once, and ends the sessions of all other devices.
 * @returns whether the service has done that; an old token is renewed first, or it would not.
 */
export async function signOutEverywhere(): Promise<boolean> {
  const token = await getAccessToken();
  leave();
  return endSession(token, "global");
}

/** After the account was deleted: there is nobody left to be told. */
export async function forgetAccount(): Promise<void> {
  leave();
  await endSession(undefined);
}

function leave(): void {
  forgetPersonalThings();
  sessionStore.setState({ status: "signed-out", user: null, problem: null, hasLeft: true });
}

/** A§4: signing out clears everything that is about a person. */
function forgetPersonalThings(): void {
  for (const key of Object.values(PERSONAL_KEYS)) removeItem(key);
  removeItems(DRAFT_PREFIX, "session");
  removeItems(DRAFT_PREFIX, "local");
  // Photos that wait for their upload (features/photos); a page that has them open lets go itself.
  globalThis.indexedDB?.deleteDatabase(PHOTOS_DATABASE);
  // A browser that forbids the caches has none.
  void forgetSeen().catch(() => {});
}
