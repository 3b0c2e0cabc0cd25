import { CALL_TEXTS } from "../site/errors/call-texts.ts";
import { ERRORS } from "../site/errors/errors.ts";
import { asRead } from "../site/text/as-read.ts";
import { cleanEmail, isReachable, isVisible } from "../site/text/contact-details.ts";

/** Rules and texts for sign-in, sign-up and password reset (docs/product.md A§5, A§8). */

export const MIN_PASSWORD = 8;
/** bcrypt ignores everything past 72 bytes, and the auth service refuses longer passwords. */
const MAX_PASSWORD = 72;

export const AUTH_TEXTS = {
  disabled: ERRORS.not_configured.text,
  noSession: "Sign in failed. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  network: CALL_TEXTS.network,
  emailNotConfirmed: "Please check your email and click the confirmation link first.",
  invalidCredentials: "Invalid email or password. Please check your credentials and try again.",
  alreadyRegistered: "An account with this email already exists. Try signing in instead.",
  passwordTooShort: "Password must be at least 8 characters long.",
  wrongPassword: "This is not your current password. Please try again.",
  signInAgain: "Please sign in again before you change this.",
  samePassword: "Please choose a password that you have not used here before.",
  rateLimited: "Too many requests. Please wait a few minutes before trying again.",
  noToken: CALL_TEXTS.noToken,
  confirmationRequired: "Please check your email for a confirmation link before signing in.",
  signedUpCheckEmail: "Sign up completed, but please check your email for confirmation.",
  signUpUnexpected: "An unexpected error occurred during sign up.",
  signUpFailed: "Sign up failed. Please try again.",
  resetInvalidEmail: "Please enter a valid email address.",
  resetSent: "Password reset link sent successfully!",
  resetMaybeSent:
    "If this email is registered with us, you will receive a password reset link shortly.",
  resetNotSent: "Failed to send password reset email. Please try again.",
  resetFailed: "Password reset failed. Please try again.",
  sessionEnded: "Your session has ended. Please sign in again to pick up where you left off.",
  linkExpired: "This link is no longer valid. Please ask for a new one.",
  linkMissing: "Please open the link in your email again, or ask for a new one.",
  notFromHere:
    "This sign-in was not started in this browser, or has expired. Please start again here.",
  addressNotVerified:
    "Google has not verified that this email address is yours, so it can't sign you in. Please sign in with your password, or follow the link if we have just sent you an email.",
  otherMailbox:
    "Thank you. Please follow the link in the email to your other address too; after that you can sign in with the new one.",
  addressChanged: "Your email address has been changed. Use the new one to sign in from now on.",
  confirmationSent: "We have sent the confirmation link again.",
} as const;

/** "Google authentication failed. Please try again." */
export function oauthFailedText(provider: string): string {
  return `${provider} authentication failed. Please try again.`;
}

export type SignInInput = { email: string; password: string };
export type SignUpInput = SignInInput & { fullName: string };
export type Problems<Input> = Partial<Record<keyof Input, string>>;

/** Names the problem of each field; empty when the input can be sent. */
export function signInProblems({ email, password }: SignInInput): Problems<SignInInput> {
  return foundProblems({ email: emailProblem(email), password: requiredPassword(password) });
}

/** The name is optional, and a blank one counts as missing. */
export function signUpProblems({ email, password, fullName }: SignUpInput): Problems<SignUpInput> {
  return foundProblems({
    fullName: !isVisible(fullName) ? undefined : fullNameProblem(fullName),
    email: emailProblem(email),
    password: requiredPassword(password) ?? newPasswordProblem(password),
  });
}

/** Checks a name that was given. */
export function fullNameProblem(fullName: string): string | undefined {
  const name = asRead(fullName).trim();
  if (!isVisible(name)) return "Full name is required";
  return undefined;
}

export function emailProblem(email: string): string | undefined {
  if (email.trim() === "") return "Email is required";
  return isEmail(email) ? undefined : "Please enter a valid email address";
}

export function isEmail(email: string): boolean {
  return isReachable(cleanEmail(email));
}

export function newPasswordProblem(password: string): string | undefined {
  if ([...password].length < MIN_PASSWORD) return "Password must be at least 8 characters long";
  if (new TextEncoder().encode(password).length > MAX_PASSWORD) {
    return `Password must be at most ${MAX_PASSWORD} characters long`;
  }
  return undefined;
}

export function requiredPassword(password: string): string | undefined {
  return password === "" ? "Password is required" : undefined;
}

/** Leaves out the fields that are fine. */
export function foundProblems<Input>(problems: Problems<Input>): Problems<Input> {
  const entries = Object.entries(problems).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as Problems<Input>;
}

export type AuthFailure = {
  name?: string;
  message?: string;
  code?: string | null;
  status?: number;
};

/**
 * Our text for an error from the auth service or the network. No other place translates its
 * messages.
 * @param otherwise the text for an unknown error.
 */
export function authErrorText(
  error: AuthFailure,
  otherwise: string = AUTH_TEXTS.unexpected,
): string {
  const message = error.message ?? "";
  const rule = RULES.find(
    ({ code, words }) => (error.code && code.includes(error.code)) || words.test(message),
  );
  if (rule) return rule.text;
  if (error.status === 429) return AUTH_TEXTS.rateLimited;
  return isNetworkFailure(error) ? AUTH_TEXTS.network : otherwise;
}

/** Any HTTP status, even from a failing gateway, means the connection worked. */
function isNetworkFailure({ message = "", status }: AuthFailure): boolean {
  if (status) return false;
  return status === 0 || /failed to fetch|fetch failed|load failed|network/i.test(message);
}

const RULES: { code: string[]; words: RegExp; text: string }[] = [
  {
    code: ["email_not_confirmed"],
    words: /email not confirmed/i,
    text: AUTH_TEXTS.emailNotConfirmed,
  },
  {
    code: ["invalid_credentials"],
    words: /invalid login credentials/i,
    text: AUTH_TEXTS.invalidCredentials,
  },
  {
    code: ["user_already_exists", "email_exists"],
    words: /user already registered/i,
    text: AUTH_TEXTS.alreadyRegistered,
  },
  {
    code: ["email_address_invalid"],
    words: /unable to validate email/i,
    text: AUTH_TEXTS.resetInvalidEmail,
  },
  {
    code: ["same_password"],
    words: /different from the old password/i,
    text: AUTH_TEXTS.samePassword,
  },
  {
    code: ["weak_password"],
    words: /password should be at least/i,
    text: AUTH_TEXTS.passwordTooShort,
  },
  {
    code: ["over_email_send_rate_limit", "over_request_rate_limit"],
    words: /rate limit|for security purposes/i,
    text: AUTH_TEXTS.rateLimited,
  },
  {
    code: ["otp_expired", "flow_state_expired"],
    words: /link is invalid or has expired/i,
    text: AUTH_TEXTS.linkExpired,
  },
  {
    code: ["current_password_required", "current_password_invalid"],
    words: /current password required/i,
    text: AUTH_TEXTS.wrongPassword,
  },
  {
    code: ["reauthentication_needed"],
    words: /requires reauthentication/i,
    text: AUTH_TEXTS.signInAgain,
  },
  {
    code: ["bad_code_verifier", "flow_state_not_found", "pkce_code_verifier_not_found"],
    words: /code verifier/i,
    text: AUTH_TEXTS.notFromHere,
  },
  {
    code: ["provider_email_needs_verification"],
    words: /unverified email with/i,
    text: AUTH_TEXTS.addressNotVerified,
  },
  { code: ["session_not_found"], words: /session missing/i, text: AUTH_TEXTS.noToken },
];

/**
 * The reply to a request for a reset link. It is the same for every address, so it doesn't reveal
 * who has an account (docs/trust.md F1).
 */
export function resetRequestText(error: AuthFailure | null): { isSent: boolean; text: string } {
  if (error === null) return { isSent: true, text: AUTH_TEXTS.resetSent };
  if (/not found|invalid/i.test(error.message ?? "") && (error.status ?? 0) < 500) {
    return { isSent: true, text: AUTH_TEXTS.resetMaybeSent };
  }
  return { isSent: false, text: authErrorText(error, AUTH_TEXTS.resetNotSent) };
}
