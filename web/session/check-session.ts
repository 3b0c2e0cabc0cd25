import { send } from "@web/api/site/transport/request.ts";

/**
 * Whether the service has ended this token's session: it says so, or it refuses the token and won't
 * renew the session either. REST accepts a token until it expires.
 */
export async function isSessionOver(token: string): Promise<boolean> {
  try {
    const answer = await send("auth/v1/user", { as: { token } });
    if (answer.status !== 401 && answer.status !== 403) return false;
    const { refreshSession } = await import("./renew-session.ts");
    return !(await refreshSession());
  } catch {
    // There was no answer, so the session's state is unknown.
    return false;
  }
}
