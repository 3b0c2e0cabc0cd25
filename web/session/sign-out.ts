import { endSession } from "@web/api/auth.ts";
import { removeItem, removeItems } from "@web/lib/storage.ts";
import { DRAFT_PREFIX, PERSONAL_KEYS, PHOTOS_DATABASE } from "./personal-keys.ts";
import { sessionStore } from "./session.ts";
import { readStoredSession } from "./stored-session.ts";

/** Leaves at once, for the eyes; the service is told in the background. */
export async function signOut(): Promise<void> {
  const token = readStoredSession()?.accessToken;
  forgetPersonalThings();
  sessionStore.setState({ status: "signed-out", user: null, problem: null, hasLeft: true });
  await endSession(token);
}

/** A§4: signing out clears everything that is about a person. */
function forgetPersonalThings(): void {
  for (const key of Object.values(PERSONAL_KEYS)) removeItem(key);
  removeItems(DRAFT_PREFIX, "session");
  removeItems(DRAFT_PREFIX, "local");
  // Photos that wait for their upload (features/photos); a page that has them open lets go itself.
  globalThis.indexedDB?.deleteDatabase(PHOTOS_DATABASE);
}
