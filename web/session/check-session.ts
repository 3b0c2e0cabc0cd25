import { send } from "@web/api/request.ts";
import { RENEW_TIMEOUT_MS, refreshSession } from "./renew-session.ts";

/**
 * Whether the service has ended this token's session: it says so itself, or it refuses the token
 * and does not renew the session either. REST goes on believing a token until it expires.
 */
export async function isSessionOver(token: string): Promise<boolean> {
  try {
    const answer = await send("auth/v1/user", { as: { token }, timeoutMs: RENEW_TIMEOUT_MS });
    if (answer.status !== 401 && answer.status !== 403) return false;
    return !(await refreshSession());
  } catch {
    // Not asked, not known.
    return false;
  }
}
