import { AppError } from "@domain/site/errors/first-errors.ts";
import { onPause } from "@web/api/site/auth/renewal-answer.ts";
import { type Client, supabase } from "@web/api/site/auth/supabase.ts";
import { arriving } from "@web/api/site/transport/arriving.ts";
import { isOnline } from "@web/lib/browser-features.ts";
import { type SessionUser, sessionUser } from "./stored-session.ts";

/** supabase-js tries for 30 s, which is too long to watch a spinner. */
export const RENEW_TIMEOUT_MS = 10_000;

type Renewed = { accessToken: string; user: SessionUser };

/**
 * Loads supabase-js to get a session whose token lasts a while.
 * @returns undefined when the service has ended the session.
 * @throws AppError `network`, `unavailable` when it did not answer in time or asked for a pause;
 * supabase-js keeps trying and reports success through `onAuthChange`.
 */
export function renewSession(): Promise<Renewed | undefined> {
  return renewed((auth) => auth.getSession());
}

/** Renews the session even if the current token still looks good. */
export function refreshSession(): Promise<Renewed | undefined> {
  return renewed((auth) => auth.refreshSession());
}

type Asked = Awaited<ReturnType<Client["auth"]["getSession" | "refreshSession"]>>;

async function renewed(
  ask: (auth: Client["auth"]) => Promise<Asked>,
): Promise<Renewed | undefined> {
  const { data, error } = await inTime(arriving(supabase()).then(({ auth }) => asked(auth, ask)));
  if (data.session) {
    return { accessToken: data.session.access_token, user: sessionUser(data.session.user) };
  }
  if (error?.name === "AuthRetryableFetchError") {
    throw new AppError(error.status ? "unavailable" : "network", { cause: error });
  }
  return undefined;
}

/** When another tab stored a session during this renewal, supabase-js drops its own: the other tab's counts. */
async function asked(auth: Client["auth"], ask: (auth: Client["auth"]) => Promise<Asked>) {
  const answer = await ask(auth);
  return answer.error?.name === "AuthRefreshDiscardedError" ? auth.getSession() : answer;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError(isOnline() ? "unavailable" : "network"));
    const timer = setTimeout(late, RENEW_TIMEOUT_MS);
    const forget = onPause(late);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      forget();
    });
  });
}
