import {
  AUTH_TEXTS,
  authErrorText,
  fullNameProblem,
  isEmail,
  resetRequestText,
  type SignInInput,
  type SignUpInput,
} from "@domain/people/authentication.ts";
import { cleanEmail, isVisible } from "@domain/site/text/contact-details.ts";
import { attempt } from "./auth-attempt.ts";
import { returnAddress } from "./entry.ts";
import { supabase } from "./supabase.ts";

/**
 * Calls to the auth service. Each returns the text to show the user; without a configured service,
 * all of them return the mock-mode text.
 */

/** @returns the text to show on failure, undefined once the session exists. */
export function signIn(input: SignInInput): Promise<string | undefined> {
  return attempt(supabase, async (auth) => {
    const { data, error } = await auth.signInWithPassword({
      email: input.email.trim(),
      password: input.password,
    });
    if (error) return authErrorText(error);
    return data.session ? undefined : AUTH_TEXTS.noSession;
  });
}

/** `check-email`: the account exists once the link in the mail has been followed. */
type SignUpOutcome = "signed-in" | "check-email" | { problem: string };

/** Yields a session, an address to confirm, or an error. */
export async function signUp({ email, password, fullName }: SignUpInput): Promise<SignUpOutcome> {
  // The form omits a blank name; a name that is given must be valid.
  const name = isVisible(fullName) ? fullName.trim() : "";
  const nameProblem = name === "" ? undefined : fullNameProblem(name);
  if (nameProblem) return { problem: nameProblem };

  let outcome: SignUpOutcome = { problem: AUTH_TEXTS.signUpFailed };
  const problem = await attempt(
    supabase,
    async (auth) => {
      const { data, error } = await auth.signUp({
        email: cleanEmail(email),
        password,
        options: { data: { full_name: name }, emailRedirectTo: returnAddress() },
      });
      if (error) return authErrorText(error, AUTH_TEXTS.signUpFailed);
      outcome = data.session ? "signed-in" : "check-email";
      return undefined;
    },
    AUTH_TEXTS.signUpUnexpected,
  );
  return problem === undefined ? outcome : { problem };
}

/** Sends the confirmation link again. */
export async function resendConfirmation(
  email: string,
): Promise<{ isSent: boolean; text: string }> {
  const problem = await attempt(supabase, async (auth) => {
    const { error } = await auth.resend({
      type: "signup",
      email: cleanEmail(email),
      options: { emailRedirectTo: returnAddress() },
    });
    return error ? authErrorText(error) : undefined;
  });
  return { isSent: problem === undefined, text: problem ?? AUTH_TEXTS.confirmationSent };
}

/** Mails a link to the page for choosing a new password. */
export async function requestPasswordReset(
  email: string,
): Promise<{ isSent: boolean; text: string }> {
  if (!isEmail(email)) return { isSent: false, text: AUTH_TEXTS.resetInvalidEmail };
  let answer = { isSent: false, text: AUTH_TEXTS.resetNotSent as string };
  const problem = await attempt(
    supabase,
    async (auth) => {
      const { error } = await auth.resetPasswordForEmail(cleanEmail(email), {
        redirectTo: window.location.origin + RESET_PAGE,
      });
      answer = resetRequestText(error);
      return undefined;
    },
    AUTH_TEXTS.resetFailed,
  );
  return problem === undefined ? answer : { isSent: false, text: problem };
}

const RESET_PAGE = "/pages/reset-password.html";
