import { endSession } from "@web/api/site/auth/end-session.ts";
import { tokenIfAny } from "@web/api/site/auth/token.ts";
import { finishPutOff } from "@web/lib/before-leaving.ts";
import { forgetBelongings } from "./belongings.ts";
import { sessionStore } from "./session.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * Signs out locally right away, or as soon as changes that could still be undone are stored; the service is told in the
 * background.
 */
export async function signOut(): Promise<void> {
  const finished = finishPutOff();
  if (finished) await finished;
  const token = readStoredSession()?.accessToken;
  leave();
  await endSession(token);
}

/**
 * Signs out here right away and ends the sessions of all other devices. @returns whether the service confirmed; an old
 * token is renewed first, or it would refuse.
 */
export async function signOutEverywhere(): Promise<boolean> {
  await finishPutOff();
  const token = await tokenIfAny();
  leave();
  return endSession(token, "global");
}

/** Leaves after the account was deleted: there is no session left to end. */
export async function forgetAccount(): Promise<void> {
  leave();
  await endSession(undefined);
}

/** Signing out clears all personal data. */
function leave(): void {
  forgetBelongings();
  sessionStore.setState({ status: "signed-out", user: null, problem: null, hasLeft: true });
}
