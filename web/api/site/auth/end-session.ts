import { env } from "../../../lib/env.ts";
import { removeItem } from "../../../lib/storage.ts";
import { loadedClient, SESSION_KEY } from "./auth-client.ts";

const SIGN_OUT_TIMEOUT_MS = 5_000;

/**
 * Ends this browser's session, which is removed here right away. The auth service is told too, but the local sign-out
 * does not depend on its answer. @returns whether the service confirmed; with `global`, whether other devices were
 * signed out.
 */
export async function endSession(
  token: string | undefined,
  scope: "local" | "global" = "local",
): Promise<boolean> {
  removeItem(SESSION_KEY);
  const isHeard = token !== undefined && (await revoke(token, scope));
  // A client in the middle of a renewal would store the session again.
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
    // Offline: no client holds the session any longer, and it expires by itself.
    return false;
  }
}
