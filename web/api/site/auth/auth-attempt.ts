import { AUTH_TEXTS, type AuthFailure, authErrorText } from "@domain/people/authentication.ts";
import { env } from "../../../lib/env.ts";
import type { Client } from "./supabase.ts";

/**
 * @param client whose session to use.
 * @returns what `work` returns, or the text of what went wrong.
 */
export async function attempt(
  client: () => Promise<Client>,
  work: (auth: Client["auth"]) => Promise<string | undefined>,
  unexpected: string = AUTH_TEXTS.unexpected,
): Promise<string | undefined> {
  if (!env.isConfigured) return AUTH_TEXTS.disabled;
  try {
    return await work((await client()).auth);
  } catch (error) {
    return authErrorText(error instanceof Error ? (error as AuthFailure) : {}, unexpected);
  }
}
