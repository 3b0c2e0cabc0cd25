import { resumeSession, sessionStore } from "@web/session/session.ts";
import { DANA, storeSession } from "./web-cloud.ts";

/** Someone signed in on an earlier visit comes back, with nothing else left in the browser. */
export async function comesBack(user = DANA): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ hasLeft: false, problem: null });
  await signIn(user);
}

/** Someone is signed in, with whatever the test has stored before. */
export async function signIn(user = DANA): Promise<void> {
  storeSession(user);
  await resumeSession();
}

/** No person is signed in, and nothing is left in the browser. */
export async function comesSignedOut(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await resumeSession();
}
