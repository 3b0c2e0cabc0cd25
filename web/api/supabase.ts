import { AppError } from "@domain/errors.ts";
import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";
import { env } from "../lib/env.ts";
import type { Database } from "./database.types.ts";
import { watchedFetch } from "./refused-token.ts";
import { REQUEST_TIMEOUT_MS } from "./request.ts";

/** Where supabase-js keeps the session; read without loading it by session/stored-session.ts. */
export const SESSION_KEY = "selfnvest_session";

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

export type Client = SupabaseClient<Database>;

let client: Promise<Client> | undefined;
const listeners = new Set<AuthListener>();

/**
 * The one supabase-js client, loaded when somebody signs in or needs an account: the pages
 * that everybody opens first never wait for it (speed.md §4.8).
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
  const { createClient } = await import("@supabase/supabase-js");
  const created = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: SESSION_KEY },
    db: { timeout: REQUEST_TIMEOUT_MS },
    global: { fetch: watchedFetch },
  });
  // It would ask three times more by itself, each time that web/app/query-client.ts asks; and has
  // no option against it.
  // biome-ignore lint/complexity/useLiteralKeys: it is protected
  created["rest"].retry = false;
  created.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session);
  });
  return created;
}
