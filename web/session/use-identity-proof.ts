import { useQuery } from "@tanstack/react-query";
import { recentSignInQuery } from "@web/api/people/account.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * How the signed-in user proves their identity before actions that a stolen or forgotten session
 * must not allow: with their password or, without one, by having signed in recently.
 */
type IdentityProof = "password" | "recent" | "sign-in" | undefined;

/** Undefined until known. */
export function useIdentityProof(): IdentityProof {
  const hasPassword = readStoredSession()?.hasPassword ?? true;
  const recent = useQuery({ ...recentSignInQuery(), enabled: !hasPassword });
  if (hasPassword) return "password";
  if (recent.isPending) return undefined;
  // Without an answer the form is shown; the server checks again.
  return recent.data === false ? "sign-in" : "recent";
}
