import { AppError } from "@domain/errors.ts";
import { env } from "../lib/env.ts";
import { watchedFetch } from "./refused-token.ts";

/** Longer than this and a visitor has given up. */
export const REQUEST_TIMEOUT_MS = 10_000;

export type RequestOptions = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  /** The access token of a session, where the answer depends on who asks. */
  token?: string | null;
  /** For what takes the server longer than a page may take. */
  timeoutMs?: number;
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Closing the tab right after pressing the button does not lose the request. */
  keepalive?: boolean;
};

/**
 * One request to our Supabase project by plain `fetch`. Any answer is an answer, whatever its status.
 * @throws AppError `network` without one in time, `not_configured` without a project; the reason of
 *   the signal.
 */
export async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method, body, token, timeoutMs, signal, headers, keepalive } = options;
  if (!env.isConfigured) throw new AppError("not_configured");
  const timeout = AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS);
  const request = watchedFetch(`${env.supabaseUrl}/${path}`, {
    method,
    headers: {
      apikey: env.supabaseKey,
      Accept: "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": typeOf(body) }),
      ...headers,
    },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive,
  });
  return arriving(request, signal);
}

/**
 * An answer, or the body of one, on its way.
 * @throws AppError `network` when the line breaks; the reason of the signal.
 */
export async function arriving<T>(coming: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof AppError ? cause : new AppError("network", { cause });
  }
}

/** Undefined for what is no JSON: a gateway in trouble answers in HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type : "application/json";
}
