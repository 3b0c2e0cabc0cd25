import { endSession } from "@web/api/auth.ts";
import { tokenIfAny } from "@web/api/token.ts";
import { forgetBelongings } from "./belongings.ts";
import { sessionStore } from "./session.ts";
import { readStoredSession } from "./stored-session.ts";

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
  const token = await tokenIfAny();
  leave();
  return endSession(token, "global");
}

/** After the account was deleted: there is nobody left to be told. */
export async function forgetAccount(): Promise<void> {
  leave();
  await endSession(undefined);
}

/** Signing out clears everything that is about a person. */
function leave(): void {
  forgetBelongings();
  sessionStore.setState({ status: "signed-out", user: null, problem: null, hasLeft: true });
}
