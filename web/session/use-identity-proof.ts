import { useQuery } from "@tanstack/react-query";
import { signedInRecently } from "@web/api/account.ts";
import { readStoredSession } from "./stored-session.ts";

/**
 * How whoever is signed in proves that it is still them, before what a stolen or forgotten session
 * must not do: with their password, or by having signed in just now where they have none.
 */
export type IdentityProof = "password" | "recent" | "sign-in" | undefined;

/** Undefined until it is known. */
export function useIdentityProof(): IdentityProof {
  const hasPassword = readStoredSession()?.hasPassword ?? true;
  const recent = useQuery({
    queryKey: ["mine", "recent-sign-in"],
    queryFn: signedInRecently,
    enabled: !hasPassword,
  });
  if (hasPassword) return "password";
  if (recent.isPending) return undefined;
  // Without an answer the form is shown; the server asks again.
  return recent.data === false ? "sign-in" : "recent";
}
