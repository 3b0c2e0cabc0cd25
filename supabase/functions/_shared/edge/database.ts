import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database as Schema } from "../domain/site/database/database.ts";
import { AppError, type ErrorCode, errorFromDatabase } from "../domain/site/errors/errors.ts";
import type { Platform } from "./env.ts";

/** Checks tables, columns and functions against the generated types. */
export type Client = SupabaseClient<Schema>;

/** The project's clients. None keeps a session; every request times out after `timeoutMs`. */
export type Database = {
  /** Sees only public data. */
  anonymousClient(): Client;
  /** Acts as the user of this verified token, so row-level security applies. */
  callerClient(token: string): Client;
  /** Bypasses row-level security. Each use must say why nothing less will do. */
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
  // Retrying is up to our caller, and supabase-js has no option to turn its retries off.
  // biome-ignore lint/complexity/useLiteralKeys: it is protected
  client["rest"].retry = false;
  return client;
}

type DatabaseError = { message: string; code: string } | null;
type Question<T> = PromiseLike<{ data: T; error: null } | { data: null; error: DatabaseError }>;

/**
 * The data of a query.
 * @throws AppError the database's own code if it is one of ours, else `fallback`.
 */
export async function ask<T>(question: Question<T>, fallback: ErrorCode): Promise<T> {
  const { data, error } = await question;
  if (error) throw errorFromDatabase(error, fallback);
  return data as T;
}

/** Same for rows; an answer that isn't a list came from a failing gateway. */
export function askRows<T>(question: Question<T[]>, fallback: ErrorCode): Promise<T[]> {
  return askJson(question, isList<T>, fallback);
}

/** Same for JSON, whose shape the generated types don't know. */
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

/** Whether a file doesn't exist: Storage answers 400, with the real status in the body. */
export function isMissingFile(error: { status?: unknown; statusCode?: unknown }): boolean {
  return error.status === 404 || String(error.statusCode) === "404";
}

/**
 * `fetch` with a timeout, so that a hanging backend becomes our 503. It follows no redirect: our keys would be sent
 * along, and the redirect could lead to an address that only we can reach.
 */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal, redirect: "error" });
  };
}
