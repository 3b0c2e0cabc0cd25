import type { Session, SupportedStorage } from "@supabase/supabase-js";
import { tokenTimes } from "../../../lib/token-times.ts";
import { parseJson } from "../transport/request.ts";

/**
 * Stores sessions so that they expire by this device's clock: as long after their arrival as their tokens last. By the
 * service's `expires_at`, a device whose clock is two hours fast would renew its session on every page, and one whose
 * clock is slow would use tokens that are refused.
 */
export function byOwnClock(storage: SupportedStorage): SupportedStorage {
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    async setItem(key, value) {
      const session = asSession(value);
      if (!session) return storage.setItem(key, value);
      const stored = asSession(await storage.getItem(key));
      const isKnown = stored?.access_token === session.access_token;
      const expires_at = isKnown ? stored.expires_at : expiryOf(session);
      await storage.setItem(key, JSON.stringify({ ...session, expires_at }));
    },
  };
}

/** A session that was redeemed beside the current one arrived before it was entered. */
let latest: { token: string; expiresAt: number } | undefined;

function expiryOf({ access_token, expires_in }: Session): number {
  if (latest?.token === access_token) return latest.expiresAt;
  const times = tokenTimes(access_token);
  const lifetime = times ? times.expiresAt - times.issuedAt : expires_in;
  latest = { token: access_token, expiresAt: Math.round(Date.now() / 1000) + lifetime };
  return latest.expiresAt;
}

function asSession(text: string | null): Session | undefined {
  const value = parseJson(text ?? "") as Partial<Session> | null | undefined;
  return typeof value?.access_token === "string" ? (value as Session) : undefined;
}
