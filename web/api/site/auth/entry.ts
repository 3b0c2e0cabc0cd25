import { AUTH_TEXTS, authErrorText, oauthFailedText } from "@domain/people/authentication.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import type { Session } from "@supabase/supabase-js";
import type { Arrival } from "../../../lib/arrival.ts";
import { attempt } from "./auth-attempt.ts";
import { entryClient, supabase } from "./supabase.ts";

/**
 * Signing in through a mailed link or Google, or confirming one's identity again. The new session
 * exists beside the current one, which only `enter` replaces.
 */

/** The person who signed in; null where the other mailbox has to confirm too. */
type Redeemed = { problem: string } | { who: { id: string; email: string } | null };

/** Redirects to Google, which returns to `/login`; a return value means the redirect failed. */
export function signInWithGoogle(next?: string): Promise<string | undefined> {
  const failed = oauthFailedText("Google");
  return attempt(
    entryClient,
    async (auth) => {
      const { error } = await auth.signInWithOAuth({
        provider: "google",
        options: { redirectTo: returnAddress(next) },
      });
      return error ? authErrorText(error, failed) : undefined;
    },
    failed,
  );
}

/** Redeems the arrival, once; a code works only in the browser that requested it. */
export async function redeem(arrival: Arrival): Promise<Redeemed> {
  let session: Session | null = null;
  const problem = await attempt(entryClient, async (auth) => {
    if (arrival.kind === "refusal") return authErrorText(arrival, oauthFailedText("Google"));
    const { data, error } =
      arrival.kind === "code"
        ? await auth.exchangeCodeForSession(arrival.code)
        : await auth.verifyOtp({ token_hash: arrival.tokenHash, type: arrival.type });
    session = data.session;
    return error ? authErrorText(error) : undefined;
  });
  if (problem !== undefined) return { problem };
  return { who: whoOf(session) };
}

/**
 * Verifies the account's password by signing in beside the current session, under the login's rate
 * limit. The new session is used for what the current one alone may not do; `discardEntry` or `enter`
 * ends it.
 * @returns the text of what went wrong.
 */
export function signInBeside(email: string, password: string): Promise<string | undefined> {
  return attempt(entryClient, async (auth) => {
    const { error } = await auth.signInWithPassword({ email, password });
    if (error?.code === "invalid_credentials") return AUTH_TEXTS.wrongPassword;
    return error ? authErrorText(error) : undefined;
  });
}

/** The token of the session that `signInBeside` began. */
export async function entryToken(): Promise<string> {
  const { data } = await (await entryClient()).auth.getSession();
  if (!data.session) throw new AppError("authentication_required");
  return data.session.access_token;
}

/** Makes the redeemed session this browser's own. @returns the text of what went wrong. */
export function enter(): Promise<string | undefined> {
  return attempt(entryClient, async (auth) => {
    const { data } = await auth.getSession();
    if (!data.session) return AUTH_TEXTS.noSession;
    const { error } = await (await supabase()).auth.setSession(data.session);
    return error ? authErrorText(error) : undefined;
  });
}

/** Ends a redeemed session that is not wanted. */
export async function discardEntry(): Promise<void> {
  await attempt(entryClient, async (auth) => {
    await auth.signOut({ scope: "local" });
    return undefined;
  });
}

/** The screen to which Google redirects back, and which continues from there. */
export function returnAddress(next?: string): string {
  return window.location.origin + paths.login.href(next === undefined ? {} : { next });
}

function whoOf(session: Session | null) {
  return session && { id: session.user.id, email: session.user.email ?? "" };
}
