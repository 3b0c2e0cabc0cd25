import { SESSION_KEY } from "@web/api/supabase.ts";
import { env } from "@web/lib/env.ts";
import { readItem } from "@web/lib/storage.ts";

/** With less than this left, a session counts as near its end. */
export const NEAR_EXPIRY_MS = 90_000;

export type SessionUser = { id: string; email: string; full_name: string | null };

export type StoredSession = {
  accessToken: string;
  /** Not near its end: usable without asking anybody. */
  isFresh: boolean;
  /** Signs in with a password (also). */
  hasPassword: boolean;
  user: SessionUser;
  /** Milliseconds from the account's making to this token's, both by the clock of the service. */
  accountAge: number | undefined;
};

/** What supabase-js left in storage, so that a page knows who is there without loading it. */
export function readStoredSession(now = Date.now()): StoredSession | undefined {
  if (!env.isConfigured) return undefined;
  const stored = parse(readItem(SESSION_KEY));
  if (typeof stored?.access_token !== "string" || !stored.user?.id) return undefined;
  return {
    accessToken: stored.access_token,
    isFresh: (stored.expires_at ?? 0) * 1000 - now > NEAR_EXPIRY_MS,
    hasPassword: stored.user.app_metadata?.providers?.includes("email") ?? true,
    user: sessionUser(stored.user),
    accountAge: accountAge(stored),
  };
}

function accountAge({ expires_at = 0, expires_in = 0, user }: Stored): number | undefined {
  const age = (expires_at - expires_in) * 1000 - Date.parse(user?.created_at ?? "");
  return Number.isNaN(age) ? undefined : age;
}

type AuthUser = {
  id: string;
  created_at?: string;
  app_metadata?: { providers?: string[] } | undefined;
  email?: string | undefined;
  user_metadata?: Record<string, unknown> | undefined;
};

/** The user as our screens know them, out of the auth service's. */
export function sessionUser(user: AuthUser): SessionUser {
  const fullName = user.user_metadata?.full_name;
  return {
    id: user.id,
    email: user.email ?? "",
    full_name: typeof fullName === "string" && fullName.trim() !== "" ? fullName.trim() : null,
  };
}

type Stored = {
  access_token?: unknown;
  expires_at?: number;
  expires_in?: number;
  user?: AuthUser;
};

function parse(text: string | null): Stored | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    // Not ours, or half written: as good as none.
    return undefined;
  }
}
