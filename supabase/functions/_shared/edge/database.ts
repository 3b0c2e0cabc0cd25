import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { AppError, type ErrorCode, errorFromDatabase } from "../domain/errors.ts";
import type { Platform } from "./env.ts";

/** Clients of the project. None keeps a session; every request ends after `timeoutMs`. */
export type Database = {
  /** Sees what everybody sees. */
  anonymousClient(): SupabaseClient;
  /** Acts as the person whose verified token this is: row-level security applies. */
  callerClient(token: string): SupabaseClient;
  /** Passes by row-level security. Say at the call why nothing less will do. */
  serviceClient(): SupabaseClient;
};

export function createDatabase(platform: Platform): Database {
  const anonymous = connect(platform, platform.publishableKey);
  const service = connect(platform, platform.secretKey);
  return {
    anonymousClient: () => anonymous,
    callerClient: (token) => connect(platform, platform.publishableKey, token),
    serviceClient: () => service,
  };
}

function connect(platform: Platform, key: string, token?: string): SupabaseClient {
  return createClient(platform.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      fetch: fetchWithin(platform.timeoutMs),
    },
  });
}

type DatabaseError = { message: string; code: string } | null;

/**
 * What the database said, when it has the shape that our SQL gives it; another one came from a
 * gateway in trouble.
 * @throws AppError the database's own code if it is one of ours, else `fallback`.
 */
export function answered<T>(
  data: unknown,
  error: DatabaseError,
  isExpected: (data: unknown) => data is T,
  fallback: ErrorCode,
): T {
  if (error) throw errorFromDatabase(error, fallback);
  if (!isExpected(data)) throw new AppError(fallback);
  return data;
}

/** `fetch` that gives up after `timeoutMs`, so that a hanging backend becomes our 503. */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };
}
