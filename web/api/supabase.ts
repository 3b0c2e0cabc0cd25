import type {
  AuthChangeEvent,
  Session,
  SupabaseClient,
  SupabaseClientOptions,
  SupportedStorage,
} from "@supabase/supabase-js";
import { env } from "../lib/env.ts";
import { readItem, removeItem, writeItem } from "../lib/storage.ts";
import type { Database } from "./database.types.ts";

/** Where supabase-js keeps the session; read without loading it by session/stored-session.ts. */
export const SESSION_KEY = "selfnvest_session";
/** What shows that Google's answer belongs to a question of this browser, as supabase-js names it. */
export const VERIFIER_KEY = "selfnvest_entry-code-verifier";
/** The same for mails; theirs carry a token hash and need none. */
export const MAIL_VERIFIER_KEY = "selfnvest_session-code-verifier";

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

export type Client = SupabaseClient<Database>;

/** Longer than this and the auth service has trouble, such as a mail service that hangs. */
export const AUTH_TIMEOUT_MS = 15_000;

let client: Promise<Client> | undefined;
let entry: Promise<Client> | undefined;
const listeners = new Set<AuthListener>();

/**
 * The one supabase-js client, loaded when somebody signs in or needs an account: the pages
 * that everybody opens first never wait for it (speed.md §4.8).
 * @throws when the code could not be loaded; the next call tries again.
 */
export function supabase(): Promise<Client> {
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
export function entryClient(): Promise<Client> {
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
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { flowType: "pkce", detectSessionInUrl: false, ...auth },
    global: { fetch: fetchInTime },
  });
}

/** Files may take as long as they need; a question to the auth service may not. */
function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (!String(input).startsWith(`${env.supabaseUrl}/auth/`)) return fetch(input, init);
  const timeout = AbortSignal.timeout(AUTH_TIMEOUT_MS);
  return fetch(input, {
    ...init,
    signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
}
