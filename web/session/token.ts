import { renewSession } from "./renew-session.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * The access token for plain `fetch`; undefined when nobody is signed in. Loads supabase-js
 * only when the stored one has to be renewed.
 */
export async function getAccessToken(): Promise<string | undefined> {
  const stored = readStoredSession();
  if (!stored) return undefined;
  if (stored.isFresh) return stored.accessToken;
  try {
    return (await renewSession())?.accessToken;
  } catch {
    // Not reachable: what follows is asked as a visitor, and answers for itself.
    return undefined;
  }
}
