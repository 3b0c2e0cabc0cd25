import { endSession } from "@web/api/end-session.ts";
import { tokenIfAny } from "@web/api/token.ts";
import { forgetBelongings } from "./belongings.ts";
import { sessionStore } from "./session.ts";
import { readStoredSession } from "./stored-session.ts";

/** Signs out locally at once; the service is told in the background. */
export async function signOut(): Promise<void> {
  const token = readStoredSession()?.accessToken;
  leave();
  await endSession(token);
}

/**
 * Signs out here at once and ends the sessions of all other devices.
 * @returns whether the service confirmed; an old token is renewed first, or it would refuse.
 */
export async function signOutEverywhere(): Promise<boolean> {
  const token = await tokenIfAny();
  leave();
  return endSession(token, "global");
}

/** After deleting the account: there is no session left to end. */
export async function forgetAccount(): Promise<void> {
  leave();
  await endSession(undefined);
}

/** Signing out clears all personal data. */
function leave(): void {
  forgetBelongings();
  sessionStore.setState({ status: "signed-out", user: null, problem: null, hasLeft: true });
}
