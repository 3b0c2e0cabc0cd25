import { env } from "../lib/env.ts";

/** Longer than this and a visitor has given up. */
export const REQUEST_TIMEOUT_MS = 10_000;

export type RequestOptions = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
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

/** One request to our Supabase project by plain `fetch`; rejects as `fetch` does. */
export function send(path: string, options: RequestOptions): Promise<Response> {
  const { method, body, token, timeoutMs, signal, headers, keepalive } = options;
  const timeout = AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS);
  return fetch(`${env.supabaseUrl}/${path}`, {
    method,
    headers: {
      apikey: env.supabaseKey,
      Accept: "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive,
  });
}

/** Undefined for what is no JSON: a gateway in trouble answers in HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
