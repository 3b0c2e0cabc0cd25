import { AppError, type ErrorCode, isErrorCode } from "@domain/errors.ts";
import { arriving, parseJson, send } from "./request.ts";

/**
 * Public reads straight through PostgREST with plain `fetch`: the pages that everybody opens
 * first never load supabase-js (speed.md §4.8). Anything that needs an account uses
 * `supabase.ts`.
 */

export type RestOptions = {
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The access token of a session, where the answer depends on who asks. */
  token?: string | null;
  /** The error for an answer that is not of our catalogue. */
  fallback: ErrorCode;
};

/**
 * GET of a table or of a stable function (`rpc/…`).
 * @throws AppError: `network` without an answer in time, the database's own code where it
 *   raised one of ours, otherwise `fallback`.
 */
export function restGet<T>(path: string, query: URLSearchParams, options: RestOptions): Promise<T> {
  const search = query.toString();
  return request<T>("GET", search === "" ? path : `${path}?${search}`, undefined, options);
}

/** POST to a function that changes something and answers nothing of interest. */
export async function restCall(
  name: string,
  args: Record<string, unknown>,
  options: RestOptions,
): Promise<void> {
  await request("POST", `rpc/${name}`, args, options);
}

/** Arguments of a stable function, as a GET names them. */
export function queryOf(args: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]));
}

/**
 * POST, PATCH or DELETE of rows, or a function whose answer is of interest. It reaches the server even
 * when the page is left right after.
 */
export function restWrite<T>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  options: RestOptions & { prefer?: string },
): Promise<T> {
  return request<T>(method, path, body, options);
}

async function request<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  { signal, token, fallback, prefer }: RestOptions & { prefer?: string },
): Promise<T> {
  const response = await send(`rest/v1/${path}`, {
    method,
    body,
    token,
    signal,
    ...(method === "GET" ? {} : { keepalive: true }),
    ...(prefer ? { headers: { Prefer: prefer } } : {}),
  });
  const text = await arriving(response.text(), signal);
  if (!response.ok) throw errorOf(response.status, text, fallback);
  return parse(text, fallback) as T;
}

/** Our SQL raises codes of the catalogue as its message; no other database text is shown. */
function errorOf(status: number, text: string, fallback: ErrorCode): AppError {
  const body = parseJson(text);
  const message = isRecord(body) ? body.message : undefined;
  if (isErrorCode(message)) return new AppError(message, { cause: body });
  return new AppError(fallback, { text: `HTTP error! status: ${status}`, cause: body }); // B§8
}

function parse(text: string, fallback: ErrorCode): unknown {
  if (text === "") return null;
  const value = parseJson(text);
  if (value === undefined) throw new AppError(fallback);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
