import { AUTH_TEXTS, authErrorText, oauthFailedText } from "@domain/authentication.ts";
import { AppError } from "@domain/errors.ts";
import type { Session } from "@supabase/supabase-js";
import type { Arrival } from "../lib/arrival.ts";
import { paths } from "../lib/paths.ts";
import { attempt } from "./auth-attempt.ts";
import { entryClient, supabase } from "./supabase.ts";

/**
 * Coming in by a mail's link or by Google, or once more to prove who one is. The session that this
 * begins stands beside the running one, which is replaced by `enter` and by nothing else.
 */

/** Whose session was brought; null where the other mailbox has to agree too. */
export type Redeemed = { problem: string } | { who: { id: string; email: string } | null };

/** Leaves for Google's page, which leads back to `/login`; an answer means that it did not come to that. */
export function signInWithGoogle(next?: string): Promise<string | undefined> {
  const failed = oauthFailedText("Google");
  return attempt(
    failed,
    async (auth) => {
      const { error } = await auth.signInWithOAuth({
        provider: "google",
        options: { redirectTo: returnAddress(next) },
      });
      return error ? authErrorText(error, failed) : undefined;
    },
    entryClient,
  );
}

/** Uses up what somebody came with: it works once, and a code only in the browser that asked for it. */
export async function redeem(arrival: Arrival): Promise<Redeemed> {
  let session: Session | null = null;
  const problem = await attempt(
    AUTH_TEXTS.unexpected,
    async (auth) => {
      if (arrival.kind === "refusal") return authErrorText(arrival, oauthFailedText("Google"));
      const { data, error } =
        arrival.kind === "code"
          ? await auth.exchangeCodeForSession(arrival.code)
          : await auth.verifyOtp({ token_hash: arrival.tokenHash, type: arrival.type });
      session = data.session;
      return error ? authErrorText(error) : undefined;
    },
    entryClient,
  );
  if (problem !== undefined) return { problem };
  return { who: whoOf(session) };
}

/**
 * Whether this is the password of the account: signs in with it, beside the running session and as
 * often as the login allows. What a session alone may not do is done with this one; `turnAway` or
 * `enter` ends that.
 * @returns the text of what went wrong.
 */
export function signInBeside(email: string, password: string): Promise<string | undefined> {
  return attempt(
    AUTH_TEXTS.unexpected,
    async (auth) => {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error?.code === "invalid_credentials") return AUTH_TEXTS.wrongPassword;
      return error ? authErrorText(error) : undefined;
    },
    entryClient,
  );
}

/** The token of a session that `signInBeside` has begun. */
export async function entryToken(): Promise<string> {
  const { data } = await (await entryClient()).auth.getSession();
  if (!data.session) throw new AppError("authentication_required");
  return data.session.access_token;
}

/** Makes the redeemed session that of this browser. @returns the text of what went wrong. */
export function enter(): Promise<string | undefined> {
  return attempt(
    AUTH_TEXTS.unexpected,
    async (auth) => {
      const { data } = await auth.getSession();
      if (!data.session) return AUTH_TEXTS.noSession;
      const { error } = await (await supabase()).auth.setSession(data.session);
      return error ? authErrorText(error) : undefined;
    },
    entryClient,
  );
}

/** Ends the redeemed session: nobody wants it. */
export async function turnAway(): Promise<void> {
  await attempt(
    AUTH_TEXTS.unexpected,
    async (auth) => {
      await auth.signOut({ scope: "local" });
      return undefined;
    },
    entryClient,
  );
}

/** Where Google's page leads back to: the screen that goes on from there. */
export function returnAddress(next?: string): string {
  return window.location.origin + paths.login.href(next === undefined ? {} : { next });
}

function whoOf(session: Session | null) {
  return session && { id: session.user.id, email: session.user.email ?? "" };
}
