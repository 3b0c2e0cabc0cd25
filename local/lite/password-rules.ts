import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import { BY_MAIL, bodyOf, type Handler, keysOf, refuse, sessionOf } from "./auth-requests.ts";
import { createWrongTries } from "./wrong-tries.ts";

/** Passwords can't be guessed endlessly, and changing one takes the current one. */
export function createPasswordRules(
  lite: Handler,
  { sql, config }: { sql: Sql; config: ProjectConfig["auth"] },
) {
  const { email: rules } = config;
  const wrongTries = createWrongTries();
  return { signIn, changeUser };

  async function signIn(request: Request): Promise<Response> {
    const { email } = await bodyOf(request);
    const account = String(email).toLowerCase();
    if (!wrongTries.take(account)) {
      return refuse(429, "over_request_rate_limit", "Request rate limit reached");
    }
    const answer = await lite(request);
    if (answer.status !== 400) wrongTries.giveBack(account);
    return answer;
  }

  async function changeUser(request: Request): Promise<Response> {
    const { password, email, current_password: current } = await bodyOf(request);
    if (typeof password === "string" && password !== "") {
      // lite verifies the token; its claims are believed only after that.
      const known = await lite(new Request(request.url, { headers: keysOf(request) }));
      if (!known.ok) return known;
      const refusal = await refusedPassword(request, current);
      if (refusal) return refusal;
    }
    const answer = await lite(request);
    // Consent starts over with each new address.
    if (answer.ok && email) {
      const { id } = await answer.clone().json();
      await sql.query("update auth.users set email_change_confirm_status = 0 where id = $1", [id]);
    }
    return answer;
  }

  /** Why this session may not set a password; undefined when it may. */
  async function refusedPassword(request: Request, current: unknown) {
    const [session] = await sql.query<{
      email: string;
      has_password: boolean;
      is_recovery: boolean;
      is_old: boolean;
    }>(
      `select u.email, coalesce(u.encrypted_password, '') <> '' as has_password,
         s.tag is not distinct from $2 as is_recovery,
         s.created_at < now() - interval '24 hours' as is_old
       from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
      [sessionOf(request.headers.get("authorization")?.slice("Bearer ".length)), BY_MAIL],
    );
    if (!session || (rules.secure_password_change && session.is_old)) {
      const text = "Password update requires reauthentication";
      return refuse(400, "reauthentication_needed", text);
    }
    if (!rules.require_current_password || !session.has_password || session.is_recovery) return;
    const text = "Current password required when setting new password.";
    if (typeof current !== "string" || current === "") {
      return refuse(400, "current_password_required", text);
    }
    const url = new URL("/auth/v1/token?grant_type=password", request.url);
    const tried = await signIn(
      new Request(url, {
        method: "POST",
        headers: { ...keysOf(request), "content-type": "application/json" },
        body: JSON.stringify({ email: session.email, password: current }),
      }),
    );
    if (tried.status === 429) return tried;
    if (!tried.ok) return refuse(400, "current_password_invalid", text);
    const { access_token } = await tried.json();
    await sql.query("delete from auth.sessions where id = $1", [sessionOf(access_token)]);
  }
}
