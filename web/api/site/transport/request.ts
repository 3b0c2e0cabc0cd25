import { AppError } from "@domain/site/errors/first-errors.ts";
import { env } from "../../../lib/env.ts";
import { watchedFetch } from "../auth/refused-token.ts";
import { requireToken, tokenIfAny } from "../auth/token.ts";
import { arriving } from "./arriving.ts";

/** Whether this build has a read replica or an edge's reads (web/hosting/reads.ts). */
export const readsElsewhere = (): boolean =>
  !import.meta.env.SSR &&
  !!(import.meta.env.VITE_EDGE_READS || import.meta.env.VITE_SUPABASE_READ_URL);

/** Few visitors wait longer than this. */
export const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The person as whom the request is made: a visitor, the signed-in user, whichever applies, or a session beside the
 * browser's own.
 */
export type Asker = "visitor" | "member" | "anyone" | { token: string };

export type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Files and text are sent as is, anything else as JSON. */
  body?: unknown;
  /** Defaults to a visitor. */
  as?: Asker;
  /** Another address than the project's. */
  base?: string;
  /** A write that nobody looks for. */
  isUnseen?: boolean | undefined;
  /** Some requests take the server longer than a page should wait. */
  timeoutMs?: number;
  /** Aborts the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  headers?: HeadersInit;
  /** The request survives closing the tab right after pressing the button. */
  keepalive?: boolean;
};

/**
 * One request to our Supabase project by plain `fetch`. Resolves with any response, whatever its
 * status.
 * @throws AppError `network` without a response in time, `authentication_required` when it needs a
 * signed-in user and there is none, `not_configured` without a project; the signal's reason.
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, as = "visitor", timeoutMs, signal, keepalive } = options;
  const { base = env.supabaseUrl } = options;
  const token = await tokenOf(as);
  if (!env.isConfigured) throw new AppError("not_configured");
  const headers = new Headers({ apikey: env.supabaseKey, Accept: "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  // The browser itself names the boundary of a form.
  if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", typeOf(body));
  new Headers(options.headers).forEach((value, name) => {
    headers.set(name, value);
  });
  const timeout = AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS);
  const request = watchedFetch(`${base}/${path}`, {
    method,
    headers,
    body: isReady(body) ? body : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive,
  });
  // A request that can be given up only reads, also if it is no GET.
  const isAct = method !== "GET" && signal === undefined && !options.isUnseen;
  if (!readsElsewhere() || !isAct) return arriving(request, signal);
  const { noteOwnAct } = await arriving(import("./own-acts.ts"));
  noteOwnAct();
  // A slow server stores it only now.
  return arriving(request, signal).finally(noteOwnAct);
}

/** The texts of all errors: no first visit needs them (docs/speed.md#the-first-load). */
export function loadRefusals() {
  return arriving(import("./refusal.ts"));
}

/** Undefined for anything but JSON: a failing gateway answers in HTML. */
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

function isReady(body: unknown): body is Blob | FormData | string | undefined {
  return (
    body === undefined ||
    body instanceof Blob ||
    body instanceof FormData ||
    typeof body === "string"
  );
}

function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type : "application/json";
}
