import {
  AUTH_TEXTS,
  authErrorText,
  fullNameProblem,
  isEmail,
  resetRequestText,
  type SignInInput,
  type SignUpInput,
} from "@domain/authentication.ts";
import { env } from "../lib/env.ts";
import { removeItem } from "../lib/storage.ts";
import { attempt } from "./auth-attempt.ts";
import { returnAddress } from "./entry.ts";
import { loadedClient, SESSION_KEY } from "./supabase.ts";

/**
 * The calls to the auth service. Each answers with what to tell the person; without a configured
 * service all of them answer with the text of the mock mode.
 */

export const SIGN_OUT_TIMEOUT_MS = 5_000;

/** @returns the text to show when it failed, undefined when the session is there. */
export function signIn(input: SignInInput): Promise<string | undefined> {
  return attempt(AUTH_TEXTS.unexpected, async (auth) => {
    const { data, error } = await auth.signInWithPassword({
      email: input.email.trim(),
      password: input.password,
    });
    if (error) return authErrorText(error);
    return data.session ? undefined : AUTH_TEXTS.noSession;
  });
}

/** `check-email`: the account is there once the link in a mail has been followed. */
export type SignUpOutcome = "signed-in" | "check-email" | { problem: string };

/** A session, an address to be confirmed, or an error. */
export async function signUp({ email, password, fullName }: SignUpInput): Promise<SignUpOutcome> {
  // The form leaves a blank name out; one that is given has to be one.
  const name = fullName.trim();
  const nameProblem = name === "" ? undefined : fullNameProblem(name);
  if (nameProblem) return { problem: nameProblem };

  let outcome: SignUpOutcome = { problem: AUTH_TEXTS.signUpFailed };
  const problem = await attempt(AUTH_TEXTS.signUpUnexpected, async (auth) => {
    const { data, error } = await auth.signUp({
      email: email.trim(),
      password,
      options: { data: { full_name: name }, emailRedirectTo: returnAddress() },
    });
    if (error) return authErrorText(error, AUTH_TEXTS.signUpFailed);
    outcome = data.session ? "signed-in" : "check-email";
    return undefined;
  });
  return problem === undefined ? outcome : { problem };
}

/** Sends the confirmation link once more. */
export async function resendConfirmation(
  email: string,
): Promise<{ isSent: boolean; text: string }> {
  const problem = await attempt(AUTH_TEXTS.unexpected, async (auth) => {
    const { error } = await auth.resend({
      type: "signup",
      email: email.trim(),
      options: { emailRedirectTo: returnAddress() },
    });
    return error ? authErrorText(error) : undefined;
  });
  return { isSent: problem === undefined, text: problem ?? AUTH_TEXTS.confirmationSent };
}

/** Mails a link to the page for a new password. */
export async function requestPasswordReset(
  email: string,
): Promise<{ isSent: boolean; text: string }> {
  if (!isEmail(email)) return { isSent: false, text: AUTH_TEXTS.resetInvalidEmail };
  let answer = { isSent: false, text: AUTH_TEXTS.resetNotSent as string };
  const problem = await attempt(AUTH_TEXTS.resetFailed, async (auth) => {
    const { error } = await auth.resetPasswordForEmail(email.trim(), {
      redirectTo: window.location.origin + RESET_PAGE,
    });
    answer = resetRequestText(error);
    return undefined;
  });
  return problem === undefined ? answer : { isSent: false, text: problem };
}

export const RESET_PAGE = "/pages/reset-password.html";

/**
 * Ends the session of this browser: it is gone from here at once. The service is told as well,
 * but for this browser what it says does not matter, and neither does its silence.
 * @returns whether the service has heard of it: with `global`, whether other devices are out.
 */
export async function endSession(
  token: string | undefined,
  scope: "local" | "global" = "local",
): Promise<boolean> {
  removeItem(SESSION_KEY);
  const isHeard = token !== undefined && (await revoke(token, scope));
  // A client that is in the middle of a renewal would put the session back.
  const client = await loadedClient();
  await client?.auth.signOut({ scope: "local" });
  return isHeard;
}

async function revoke(token: string, scope: "local" | "global"): Promise<boolean> {
  try {
    const answer = await fetch(`${env.supabaseUrl}/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: { apikey: env.supabaseKey, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
      keepalive: true,
    });
    return answer.ok;
  } catch {
    // Offline: nobody holds the session any more, and it ends by itself.
    return false;
  }
}
