import { AUTH_TEXTS, type AuthFailure, authErrorText } from "@domain/authentication.ts";
import { env } from "../lib/env.ts";
import { type Client, supabase } from "./supabase.ts";

/**
 * @param client whose session to use; defaults to the browser's.
 * @returns what `work` returns, or the text of what went wrong.
 */
export async function attempt(
  unexpected: string,
  work: (auth: Client["auth"]) => Promise<string | undefined>,
  client: () => Promise<Client> = supabase,
): Promise<string | undefined> {
  if (!env.isConfigured) return AUTH_TEXTS.disabled;
  try {
    return await work((await client()).auth);
  } catch (error) {
    return authErrorText(error instanceof Error ? (error as AuthFailure) : {}, unexpected);
  }
}
