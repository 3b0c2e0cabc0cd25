import { resumeSession, sessionStore } from "@web/session/session.ts";
import { DANA, storeSession } from "./web-cloud.ts";

/** Someone signed in on an earlier visit comes back, with nothing else left in the browser. */
export async function comesBack(user = DANA): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  storeSession(user);
  sessionStore.setState({ hasLeft: false, problem: null });
  await resumeSession();
}
