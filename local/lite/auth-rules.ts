import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import { createWrongTries } from "./wrong-tries.ts";

type Handler = (request: Request) => Promise<Response>;
type Body = Record<string, unknown>;

/**
 * Rules that GoTrue (2.196) enforces and lite does not: changing a password takes the current one,
 * changing an address takes the consent of both mailboxes, and passwords can't be guessed
 * endlessly.
 */
export function withAuthRules(
  lite: Handler,
  { sql, config }: { sql: Sql; config: ProjectConfig["auth"] },
): Handler {
  const { email: rules } = config;
  const wrongTries = createWrongTries();

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case "POST /auth/v1/token":
        return searchParams.get("grant_type") === "password" ? signIn(request) : lite(request);
      case "PUT /auth/v1/user":
        return changeUser(request);
      case "POST /auth/v1/verify":
        return verify(request);
      default:
        return lite(request);
    }
  };

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

  async function verify(request: Request): Promise<Response> {
    const body = await bodyOf(request);
    const { type, token_hash: hash } = body;
    if (type === "email_change" && typeof hash === "string" && (await isFirstOfTwo(hash))) {
      const msg =
        "Confirmation link accepted. Please proceed to confirm link sent to the other email";
      return Response.json({ msg, code: "200" });
    }
    const answer = await lite(
      type === "email" && typeof hash === "string"
        ? withBody(request, { ...body, type: await lettersType(hash) })
        : request,
    );
    if (answer.ok) {
      const { access_token, user } = await answer.clone().json();
      await sql.query("update auth.sessions set tag = $2 where id = $1", [
        sessionOf(access_token),
        BY_MAIL,
      ]);
      if (type === "email_change") {
        await sql.query("update auth.users set email_change_confirm_status = 0 where id = $1", [
          user.id,
        ]);
      }
    }
    return answer;
  }

  /** "email" stands for either of two mails, which lite tells apart. */
  async function lettersType(hash: string): Promise<string> {
    const found = await sql.query("select from auth.users where confirmation_token = $1", [hash]);
    return found.length > 0 ? "signup" : "magiclink";
  }

  /**
   * Whether this is the consent of one of two mailboxes while the other's is missing. lite takes
   * the old mailbox's token as the whole answer, so the second consent is put in its place.
   */
  async function isFirstOfTwo(hash: string): Promise<boolean> {
    if (!rules.double_confirm_changes) return false;
    const first = await sql.query(
      `update auth.users set email_change_confirm_status = 1,
         email_change_token_current = nullif(email_change_token_current, $1),
         email_change_token_new = nullif(email_change_token_new, $1)
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_confirm_status = 0
         and email_change_sent_at > now() - make_interval(secs => $2)
       returning id`,
      [hash, rules.otp_expiry],
    );
    if (first.length > 0) return true;
    await sql.query(
      `update auth.users set email_change_token_current = $1, email_change_token_new = null
       where email_change_token_new = $1 and email_change_confirm_status = 1`,
      [hash],
    );
    return false;
  }
}

/**
 * lite does not record how a session began. One that began with a link in a mail may set a password
 * without the current one; GoTrue reads that from the session's authentication methods.
 */
const BY_MAIL = "otp";

function refuse(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}

async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null ? (body as Body) : {};
}

function withBody(request: Request, body: Body): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

function keysOf({ headers }: Request): Record<string, string> {
  const apikey = headers.get("apikey");
  const authorization = headers.get("authorization");
  return { ...(apikey ? { apikey } : {}), ...(authorization ? { authorization } : {}) };
}

/** Null for anything but a token of lite's. */
function sessionOf(token: unknown): string | null {
  try {
    const [, claims = ""] = String(token).split(".");
    return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id ?? null;
  } catch {
    return null;
  }
}
