import { AppError } from "@domain/errors.ts";
import type {
  AuthChangeEvent,
  Session,
  SupabaseClient,
  SupabaseClientOptions,
  SupportedStorage,
} from "@supabase/supabase-js";
import { env } from "../lib/env.ts";
import { readItem, removeItem, writeItem } from "../lib/storage.ts";
import { watchedFetch } from "./refused-token.ts";
import { REQUEST_TIMEOUT_MS } from "./request.ts";

/** Where supabase-js keeps the session; read without loading it by session/stored-session.ts. */
export const SESSION_KEY = "selfnvest_session";
/** What shows that Google's answer belongs to a question of this browser, as supabase-js names it. */
export const VERIFIER_KEY = "selfnvest_session-entry-code-verifier";
/** The same for mails; theirs carry a token hash and need none. */
export const MAIL_VERIFIER_KEY = "selfnvest_session-code-verifier";

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

export type Client = SupabaseClient;

let client: Promise<Client> | undefined;
let entry: Promise<Client> | undefined;
const listeners = new Set<AuthListener>();

/**
 * The one supabase-js client, loaded when somebody signs in or needs an account: the pages
 * that everybody opens first never wait for it (docs/speed.md#the-first-load).
 * @throws AppError `not_configured` without a project; what `import` throws when the code could
 *   not be loaded, and then the next call tries again.
 */
export async function supabase(): Promise<Client> {
  if (!env.isConfigured) throw new AppError("not_configured");
  client ??= connect().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A second client, for sign-ins that must not touch the running session before it is known whose
 * they are, or at all. Its session is in memory only; what proves that Google's answer belongs to
 * this browser outlives the way there and back.
 * @throws as `supabase`.
 */
export async function entryClient(): Promise<Client> {
  if (!env.isConfigured) throw new AppError("not_configured");
  entry ??= create({
    storageKey: VERIFIER_KEY.replace("-code-verifier", ""),
    autoRefreshToken: false,
    storage: memoryButVerifiers(),
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
    setItem(key, value) {
      if (isVerifier(key)) writeItem(key, value);
      else memory.set(key, value);
    },
    removeItem(key) {
      if (isVerifier(key)) removeItem(key);
      else memory.delete(key);
    },
  };
}

/** The client, if something has needed it on this page. */
export async function loadedClient(): Promise<Client | undefined> {
  try {
    return await client;
  } catch {
    return undefined;
  }
}

/** Hears of sign-ins, refreshes and sign-outs of this client, whenever it comes to exist. */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function connect(): Promise<Client> {
  const created = await create({ storageKey: SESSION_KEY });
  created.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session);
  });
  return created;
}

type AuthSettings = NonNullable<SupabaseClientOptions<"public">["auth"]>;

/** Nothing in an address ever makes a session by itself; see api/entry.ts. */
async function create(auth: AuthSettings): Promise<Client> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.supabaseUrl, env.supabaseKey, {
    auth: { flowType: "pkce", detectSessionInUrl: false, ...auth },
    global: { fetch: fetchInTime },
  });
}

/** The auth service has no limit of its own: its mail service may hang. */
function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return watchedFetch(input, {
    ...init,
    signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
}
