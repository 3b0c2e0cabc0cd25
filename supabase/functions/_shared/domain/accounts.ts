/** Sign-in rules and texts (A§5, A§8). */

export const AUTH_TEXTS = {
  disabled: "Authentication is currently disabled. Please configure Supabase credentials.",
  noSession: "Sign in failed. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  network: "Network error. Please check your connection.",
  emailNotConfirmed: "Please check your email and click the confirmation link first.",
  invalidCredentials: "Invalid email or password. Please check your credentials and try again.",
  alreadyRegistered: "An account with this email already exists. Try signing in instead.",
  passwordTooShort: "Password must be at least 8 characters long.",
  rateLimited: "Too many requests. Please wait a few minutes before trying again.",
} as const;

export type SignInInput = { email: string; password: string };
export type SignInProblems = Partial<Record<keyof SignInInput, string>>;

/** The texts of A§5; an empty object means that the input can be sent. */
export function signInProblems(input: SignInInput): SignInProblems {
  const problems: SignInProblems = {};
  const email = input.email.trim();
  if (email === "") problems.email = "Email is required";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.email = "Please enter a valid email address";
  if (input.password === "") problems.password = "Password is required";
  return problems;
}

/** The text of A§8 for what the auth service or the network said. */
export function authErrorText(error: {
  message?: string;
  code?: string | null;
  status?: number;
}): string {
  const message = error.message ?? "";
  if (error.code === "email_not_confirmed" || /email not confirmed/i.test(message))
    return AUTH_TEXTS.emailNotConfirmed;
  if (error.code === "invalid_credentials" || /invalid login credentials/i.test(message))
    return AUTH_TEXTS.invalidCredentials;
  if (error.code === "user_already_exists" || /user already registered/i.test(message))
    return AUTH_TEXTS.alreadyRegistered;
  if (error.code === "weak_password" || /password should be at least/i.test(message))
    return AUTH_TEXTS.passwordTooShort;
  if (error.status === 429) return AUTH_TEXTS.rateLimited;
  if (error.status === 0 || /fetch|network/i.test(message)) return AUTH_TEXTS.network;
  return AUTH_TEXTS.unexpected;
}

/**
 * The address to go to after signing in, when it is a path of our own; otherwise undefined.
 * Anything that a browser could read as another origin is refused (trust.md F4).
 */
export function safeRedirectPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || /^\/[/\\]/.test(value)) return undefined;
  // Browsers drop tabs and line ends inside an address and read "\" as "/".
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  const here = "http://localhost";
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined;
  // "/x/..//evil.example" is tidied into "//evil.example", another origin.
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Full name, else the part before the @ (B§2). */
export function displayName(user: { email?: string | null; full_name?: string | null }): string {
  return user.full_name?.trim() || user.email?.split("@")[0] || "Member";
}
