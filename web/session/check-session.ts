import { send } from "@web/api/request.ts";
import { RENEW_TIMEOUT_MS, refreshSession } from "./renew-session.ts";

/**
 * Whether the service has ended this token's session: it says so, or it refuses the token and won't
 * renew the session either. REST accepts a token until it expires.
 */
export async function isSessionOver(token: string): Promise<boolean> {
  try {
    const answer = await send("auth/v1/user", { as: { token }, timeoutMs: RENEW_TIMEOUT_MS });
    if (answer.status !== 401 && answer.status !== 403) return false;
    return !(await refreshSession());
  } catch {
    // No answer, so unknown.
    return false;
  }
}
