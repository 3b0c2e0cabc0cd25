import { AppError } from "@domain/site/errors/first-errors.ts";
import type {
  SupabaseClient,
  SupabaseClientOptions,
  SupportedStorage,
} from "@supabase/supabase-js";
import { env } from "../../../lib/env.ts";
import { readItem, removeItem, writeItem } from "../../../lib/storage.ts";
import { REQUEST_TIMEOUT_MS } from "../transport/request.ts";
import { announceAuthChange, noteClient, SESSION_KEY, VERIFIER_KEY } from "./auth-client.ts";
import { watchedFetch } from "./refused-token.ts";
import { isRenewal, renewalAnswer } from "./renewal-answer.ts";
import { byOwnClock } from "./session-clock.ts";
import { reportUnsentMail } from "./unsent-mail.ts";

export type Client = SupabaseClient;

let client: Promise<Client> | undefined;
let entry: Promise<Client> | undefined;

/**
 * The one supabase-js client, loaded when a visitor signs in or an account is needed, so that the
 * landing and listing pages never wait for it (docs/speed.md#the-first-load).
 * @throws AppError `not_configured` without a project; whatever `import` throws when the code could
 * not be loaded, and the next call tries again.
 */
export async function supabase(): Promise<Client> {
  if (!env.isConfigured) throw new AppError("not_configured");
  client ??= connect().catch((error) => {
    client = undefined;
    throw error;
  });
  noteClient(client);
  return client;
}

/**
 * A second client, for sign-ins that must not touch the current session before it is known whose they are, or at all.
 * Its session is in memory only; the verifier for Google's answer survives the redirect. @throws as `supabase`.
 */
export async function entryClient(): Promise<Client> {
  if (!env.isConfigured) throw new AppError("not_configured");
  entry ??= create({
    storageKey: VERIFIER_KEY.replace("-code-verifier", ""),
    autoRefreshToken: false,
    storage: byOwnClock(memoryButVerifiers()),
  }).catch((error) => {
    entry = undefined;
    throw error;
  });
  return entry;
}

function memoryButVerifiers(): SupportedStorage {
  const memory = new Map<string, string>();
  const isVerifier = (key: string) => key === VERIFIER_KEY;
  return {
    getItem: (key) => (isVerifier(key) ? readItem(key) : (memory.get(key) ?? null)),
    setItem: (key, value) =>
      void (isVerifier(key) ? writeItem(key, value) : memory.set(key, value)),
    removeItem: (key) => void (isVerifier(key) ? removeItem(key) : memory.delete(key)),
  };
}

/** In a browser that stores nothing, or whose storage is full, the session ends with the page. */
async function connect(): Promise<Client> {
  const storage = byOwnClock({
    getItem: readItem,
    setItem: (key, value) => void writeItem(key, value),
    removeItem,
  });
  const created = await create({ storageKey: SESSION_KEY, storage });
  created.auth.onAuthStateChange(announceAuthChange);
  return created;
}

type AuthSettings = NonNullable<SupabaseClientOptions<"public">["auth"]>;

/** An address never creates a session by itself; see api/entry.ts. */
async function create(auth: AuthSettings): Promise<Client> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    auth: { flowType: "pkce", detectSessionInUrl: false, ...auth },
    global: { fetch: fetchInTime },
  });
}

/** The auth client has no timeout of its own, and the mail service may hang. */
async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const ask = () => watchedFetch(input, { ...init, signal });
  const answer = await (isRenewal(String(input)) ? renewalAnswer(ask) : ask());
  if (!answer.ok) void reportUnsentMail(answer.clone());
  return answer;
}
