import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";

/**
 * Every page knows the supabase-js client by this, without the code that makes it (supabase.ts).
 */

/**
 * The key under which supabase-js keeps the session; session/stored-session.ts reads it without loading the library.
 */
export const SESSION_KEY = "selfnvest_session";
/** Proves that Google's answer belongs to a request from this browser; named by supabase-js. */
export const VERIFIER_KEY = "selfnvest_session-entry-code-verifier";
/** The verifier's key for emails, which don't need it: their links have a token hash. */
export const MAIL_VERIFIER_KEY = "selfnvest_session-code-verifier";

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

const listeners = new Set<AuthListener>();
let client: Promise<SupabaseClient> | undefined;

/** Subscribes to this client's sign-ins, refreshes and sign-outs, whenever it gets created. */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAuthChange(event: AuthChangeEvent, session: Session | null): void {
  for (const listener of listeners) listener(event, session);
}

export function noteClient(coming: Promise<SupabaseClient>): void {
  client = coming;
}

/** The client, if it has been loaded on this page. */
export async function loadedClient(): Promise<SupabaseClient | undefined> {
  return client?.catch(() => undefined);
}
