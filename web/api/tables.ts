import type { Database } from "@domain/database.ts";
import { AppError, type ErrorCode } from "@domain/errors.ts";
import { type PostgrestBuilder, PostgrestClient } from "@supabase/postgrest-js";
import { env } from "../lib/env.ts";
import { type Asker, arriving, parseJson, refusal, send } from "./request.ts";

/**
 * Tables and SQL functions, typed from the migrations: a column that does not exist is a type
 * error. The landing and listing pages don't load supabase-js for them.
 */
export type Tables = PostgrestClient<Database>;

type Question<T> = (tables: Tables) => PostgrestBuilder<object, T>;

type Options = {
  /** The error for responses outside our catalog. */
  fallback: ErrorCode;
  /** Aborts the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Without a token even when signed in: the answer is the same for everyone and may be cached.
 * @throws AppError the code our SQL raised, `network` without a response in time, otherwise
 * `fallback`.
 */
export function asVisitor<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("visitor", options, question);
}

/** As the signed-in user. @throws as `asVisitor`; AppError `authentication_required`. */
export function asMember<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("member", options, question);
}

/** With a token if there is one. @throws as `asVisitor`. */
export function asAnyone<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("anyone", options, question);
}

/** The address of a read-only query. */
export function addressOf<T>(question: Question<T>): string {
  // biome-ignore lint/complexity/useLiteralKeys: the property is protected
  return question(new PostgrestClient(`${env.supabaseUrl}/rest/v1`))["url"].href;
}

async function ask<T>(as: Asker, options: Options, question: Question<T>): Promise<T> {
  if (!env.isConfigured) throw new AppError("not_configured");
  const tables: Tables = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    fetch: (input, init) => fetchAs(as, options, String(input), init),
    // web/app/query-client.ts decides about retries.
    retry: false,
  });
  try {
    const { data } = await question(tables).throwOnError();
    return data;
  } catch (cause) {
    options.signal?.throwIfAborted();
    // Whatever is left is a response that could not be read.
    throw cause instanceof AppError ? cause : new AppError(options.fallback, { cause });
  }
}

async function fetchAs(
  as: Asker,
  { fallback, signal }: Options,
  address: string,
  { method, body, headers }: RequestInit = {},
): Promise<Response> {
  const response = await send(address.slice(env.supabaseUrl.length + 1), {
    method: method as "GET" | "POST" | "PATCH" | "DELETE",
    body,
    headers,
    as,
    signal,
    // Writes reach the server even when the page is left right after.
    keepalive: method !== "GET",
  });
  const text = await arriving(response.text(), signal);
  if (response.ok) return new Response(text === "" ? null : text, response);
  // The text of B§8 for public data.
  const status = as === "visitor" ? `HTTP error! status: ${response.status}` : undefined;
  throw refusal(parseJson(text), fallback, status);
}
