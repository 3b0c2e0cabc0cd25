import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database as Schema } from "../domain/database.ts";
import { AppError, type ErrorCode, errorFromDatabase } from "../domain/errors.ts";
import type { Platform } from "./env.ts";

/** Tables, columns and functions are checked against what the migrations make. */
export type Client = SupabaseClient<Schema>;

/** Clients of the project. None keeps a session; every request ends after `timeoutMs`. */
export type Database = {
  /** Sees what everybody sees. */
  anonymousClient(): Client;
  /** Acts as the person whose verified token this is: row-level security applies. */
  callerClient(token: string): Client;
  /** Passes by row-level security. Say at the call why nothing less will do. */
  serviceClient(): Client;
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

function connect(platform: Platform, key: string, token?: string): Client {
  const client: Client = createClient(platform.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      fetch: fetchWithin(platform.timeoutMs),
    },
  });
  // Whoever called us knows better whether to wait; supabase-js has no option against it.
  // biome-ignore lint/complexity/useLiteralKeys: it is protected
  client["rest"].retry = false;
  return client;
}

type DatabaseError = { message: string; code: string } | null;
type Question<T> = PromiseLike<{ data: T; error: null } | { data: null; error: DatabaseError }>;

/** What was asked. @throws AppError the database's own code if it is one of ours, else `fallback`. */
export async function ask<T>(question: Question<T>, fallback: ErrorCode): Promise<T> {
  const { data, error } = await question;
  if (error) throw errorFromDatabase(error, fallback);
  return data as T;
}

/** The same of rows; anything but a list came from a gateway in trouble. */
export function askRows<T>(question: Question<T[]>, fallback: ErrorCode): Promise<T[]> {
  return askJson(question, isList<T>, fallback);
}

/** The same of JSON whose shape the types don't tell. */
export async function askJson<T>(
  question: Question<unknown>,
  isExpected: (data: unknown) => data is T,
  fallback: ErrorCode,
): Promise<T> {
  const data = await ask(question, fallback);
  if (!isExpected(data)) throw new AppError(fallback);
  return data;
}

export function isBoolean(data: unknown): data is boolean {
  return typeof data === "boolean";
}

export function isList<T>(data: unknown): data is T[] {
  return Array.isArray(data);
}

/** `fetch` that gives up after `timeoutMs`, so that a hanging backend becomes our 503. */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };
}
