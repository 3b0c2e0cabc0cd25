import { supabase } from "@web/api/supabase.ts";
import { type SessionUser, sessionUser } from "./stored-session.ts";

/** supabase-js tries for 30 s (A§4); nobody looks at a spinner for so long. */
export const RENEW_TIMEOUT_MS = 10_000;

/**
 * The session with a token that is good for a while: loads supabase-js, which renews it.
 * @returns undefined when the service has ended the session.
 * @throws when it could not be asked in time; supabase-js goes on trying, and says so when it
 *   succeeds (`onAuthChange`).
 */
export async function renewSession(): Promise<
  { accessToken: string; user: SessionUser } | undefined
> {
  const { data, error } = await inTime(ask());
  if (data.session) {
    return { accessToken: data.session.access_token, user: sessionUser(data.session.user) };
  }
  if (error && error.name === "AuthRetryableFetchError") throw error;
  return undefined;
}

async function ask() {
  return (await supabase()).auth.getSession();
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer in time")), RENEW_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
