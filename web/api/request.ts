import { AppError, type ErrorCode, isErrorCode } from "@domain/errors.ts";
import { env } from "../lib/env.ts";
import { watchedFetch } from "./refused-token.ts";
import { requireToken, tokenIfAny } from "./token.ts";

/** Longer than this and a visitor has given up. */
export const REQUEST_TIMEOUT_MS = 10_000;

/**
 * In whose name something is asked: a visitor's, that of whoever is signed in, that of either, or
 * that of a session beside the browser's own.
 */
export type Asker = "visitor" | "member" | "anyone" | { token: string };

export type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A file or a text as it is, anything else as JSON. */
  body?: unknown;
  /** A visitor's unless said. */
  as?: Asker;
  /** For what takes the server longer than a page may take. */
  timeoutMs?: number;
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  headers?: HeadersInit;
  /** Closing the tab right after pressing the button does not lose the request. */
  keepalive?: boolean;
};

/**
 * One request to our Supabase project by plain `fetch`. Any answer is an answer, whatever its status.
 * @throws AppError `network` without one in time, `authentication_required` when nobody is signed in
 *   who would have to be, `not_configured` without a project; the reason of the signal.
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, as = "visitor", timeoutMs, signal, keepalive } = options;
  const token = await tokenOf(as);
  if (!env.isConfigured) throw new AppError("not_configured");
  const headers = new Headers({ apikey: env.supabaseKey, Accept: "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", typeOf(body));
  new Headers(options.headers).forEach((value, name) => {
    headers.set(name, value);
  });
  const timeout = AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS);
  const request = watchedFetch(`${env.supabaseUrl}/${path}`, {
    method,
    headers,
    body: isReady(body) ? body : JSON.stringify(body),
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

/**
 * What the server refused with. Our functions answer `{ code, error, detail }`, our SQL raises a code as its
 * message; a gateway in trouble has neither, and no other text of a database is shown.
 * @param text of `fallback`, where the catalogue's own does not fit.
 */
export function refusal(answer: unknown, fallback: ErrorCode, text?: string): AppError {
  const { code, message, error, detail } = (answer ?? {}) as Record<string, unknown>;
  const said = [error, detail].find((each) => typeof each === "string" && each !== "") as
    | string
    | undefined;
  const known = [code, message].find(isErrorCode);
  if (known) return new AppError(known, { text: said, cause: answer });
  if (code === FORBIDDEN) return new AppError("forbidden", { cause: answer });
  return new AppError(fallback, { text: said ?? text, cause: answer });
}

/** Postgres' own word when a grant or row-level security says no. */
const FORBIDDEN = "42501";

/** Undefined for what is no JSON: a gateway in trouble answers in HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function tokenOf(as: Asker): Promise<string | undefined> {
  if (typeof as === "object") return as.token;
  if (as === "member") return requireToken();
  return as === "anyone" ? tokenIfAny() : undefined;
}

function isReady(body: unknown): body is Blob | string | undefined {
  return body === undefined || body instanceof Blob || typeof body === "string";
}

function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type : "application/json";
}
