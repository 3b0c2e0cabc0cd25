import { AppError } from "@domain/errors.ts";
import { arriving } from "@web/api/request.ts";
import { type Client, supabase } from "@web/api/supabase.ts";
import { type SessionUser, sessionUser } from "./stored-session.ts";

/** supabase-js tries for 30 s; nobody looks at a spinner for so long. */
export const RENEW_TIMEOUT_MS = 10_000;

type Renewed = { accessToken: string; user: SessionUser };

/**
 * The session with a token that is good for a while: loads supabase-js, which renews it.
 * @returns undefined when the service has ended the session.
 * @throws AppError `network`, `unavailable` when it could not be asked in time; supabase-js goes on
 *   trying, and says so when it succeeds (`onAuthChange`).
 */
export function renewSession(): Promise<Renewed | undefined> {
  return renewed((auth) => auth.getSession());
}

/** The same, although the token at hand seems good. */
export function refreshSession(): Promise<Renewed | undefined> {
  return renewed((auth) => auth.refreshSession());
}

type Asked = Awaited<ReturnType<Client["auth"]["getSession" | "refreshSession"]>>;

async function renewed(
  ask: (auth: Client["auth"]) => Promise<Asked>,
): Promise<Renewed | undefined> {
  const { data, error } = await inTime(arriving(supabase()).then(({ auth }) => ask(auth)));
  if (data.session) {
    return { accessToken: data.session.access_token, user: sessionUser(data.session.user) };
  }
  if (error && (error.name === "AuthRetryableFetchError" || error.status === 429)) {
    throw new AppError(error.status ? "unavailable" : "network", { cause: error });
  }
  return undefined;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError(navigator.onLine ? "unavailable" : "network"));
    const timer = setTimeout(late, RENEW_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
