import { AUTH_TEXTS, authErrorText, type SignInInput } from "@domain/accounts.ts";
import { env } from "../lib/env.ts";
import { removeItem } from "../lib/storage.ts";
import { loadedClient, SESSION_KEY, supabase } from "./supabase.ts";

export const SIGN_OUT_TIMEOUT_MS = 5_000;

/** @returns the text to show when it failed (A§8), undefined when the session is there. */
export async function signIn(input: SignInInput): Promise<string | undefined> {
  if (!env.isConfigured) return AUTH_TEXTS.disabled;
  try {
    const { auth } = await supabase();
    const { data, error } = await auth.signInWithPassword({
      email: input.email.trim(),
      password: input.password,
    });
    if (error) return authErrorText(error);
    return data.session ? undefined : AUTH_TEXTS.noSession;
  } catch (error) {
    return authErrorText(error instanceof Error ? error : {});
  }
}

/**
 * Ends the session of this browser: it is gone from here at once. The service is told as well,
 * but what it says does not matter, and neither does its silence.
 */
export async function endSession(token: string | undefined): Promise<void> {
  removeItem(SESSION_KEY);
  if (token) await revoke(token);
  // A client that is in the middle of a renewal would put the session back.
  const client = await loadedClient();
  await client?.auth.signOut({ scope: "local" });
}

async function revoke(token: string): Promise<void> {
  try {
    await fetch(`${env.supabaseUrl}/auth/v1/logout?scope=local`, {
      method: "POST",
      headers: { apikey: env.supabaseKey, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
      keepalive: true,
    });
  } catch {
    // Offline: nobody holds the session any more, and it ends by itself.
  }
}
