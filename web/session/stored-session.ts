import { isStaffRole, type StaffRole } from "@domain/people/accounts.ts";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { env } from "@web/lib/env.ts";
import { readJson } from "@web/lib/storage.ts";
import { tokenTimes } from "@web/lib/token-times.ts";

/** A session with less time than this left counts as about to expire. */
const NEAR_EXPIRY_MS = 90_000;

export type SessionUser = {
  id: string;
  email: string;
  full_name: string | null;
  /** The state to show; SQL decides what is allowed. */
  role?: StaffRole;
};

type StoredSession = {
  accessToken: string;
  /** The session is not about to expire, so it is usable without a request. */
  isFresh: boolean;
  /** The account has a password, perhaps among other ways to sign in. */
  hasPassword: boolean;
  user: SessionUser;
  /** Milliseconds from creating the account to issuing this token, both by the service's clock. */
  accountAge: number | undefined;
};

/** Reads what supabase-js stored, so that a page knows the user without loading it. */
export function readStoredSession(now = Date.now()): StoredSession | undefined {
  if (!env.isConfigured) return undefined;
  const stored = readJson(SESSION_KEY) as Stored | undefined;
  if (typeof stored?.access_token !== "string" || !stored.user?.id) return undefined;
  return {
    accessToken: stored.access_token,
    isFresh: (stored.expires_at ?? 0) * 1000 - now > NEAR_EXPIRY_MS,
    hasPassword: stored.user.app_metadata?.providers?.includes("email") ?? true,
    user: sessionUser(stored.user),
    accountAge: accountAge(stored.access_token, stored),
  };
}

/** The token says so, because `expires_at` is by this device's clock (web/api/site/auth/session-clock.ts). */
function accountAge(
  token: string,
  { expires_at = 0, expires_in = 0, user }: Stored,
): number | undefined {
  const issuedAt = tokenTimes(token)?.issuedAt ?? expires_at - expires_in;
  const age = issuedAt * 1000 - Date.parse(user?.created_at ?? "");
  return Number.isNaN(age) ? undefined : age;
}

type AuthUser = {
  id: string;
  created_at?: string;
  app_metadata?: { providers?: string[]; role?: unknown } | undefined;
  email?: string | undefined;
  user_metadata?: Record<string, unknown> | undefined;
};

/** Converts the auth service's user to ours. */
export function sessionUser(user: AuthUser): SessionUser {
  const fullName = user.user_metadata?.full_name;
  const role = user.app_metadata?.role;
  return {
    id: user.id,
    email: user.email ?? "",
    full_name: typeof fullName === "string" && fullName.trim() !== "" ? fullName.trim() : null,
    ...(isStaffRole(role) ? { role } : {}),
  };
}

type Stored = {
  access_token?: unknown;
  expires_at?: number;
  expires_in?: number;
  user?: AuthUser;
};
