import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import type { MailService } from "../services.ts";
import { bodyOf, type Handler, keysOf, refuse, withBody } from "./auth-requests.ts";

/**
 * GoTrue's confirmation of a telephone by text message, which lite lacks: a signed-in person names a number, and the code
 * that is sent there makes it theirs. The stand-in of the mail service takes the text, so it is read in the mailbox.
 */
export function createPhoneRules(
  lite: Handler,
  { sql, config, mail }: { sql: Sql; config: ProjectConfig["auth"]; mail: MailService },
) {
  const pauseSeconds = Number.parseInt(config.sms.max_frequency, 10);
  return { changePhone, verify, settings };

  /** A real mail service has no mailbox here in which a text could be read. */
  async function settings(request: Request): Promise<Response> {
    const answer = await lite(request);
    const said = await answer.json();
    return Response.json(
      { ...said, external: { ...said.external, phone: !mail.isReal }, sms_provider: "stand-in" },
      { status: answer.status },
    );
  }

  async function changePhone(request: Request): Promise<Response> {
    const { phone, ...others } = await bodyOf(request);
    const number = String(phone).replace(/^\+/, "");
    if (!/^[1-9]\d{1,14}$/.test(number))
      return refuse(400, "validation_failed", "Invalid phone number format (E.164 required)");
    if (mail.isReal)
      return refuse(422, "sms_send_failed", "Error sending sms: no provider is configured");
    // lite verifies the token.
    const known = await lite(new Request(request.url, { headers: keysOf(request) }));
    if (!known.ok) return known;
    const user: { id: string; phone?: string } = await known.json();
    if (user.phone !== number) {
      const refusal = await sendTo(user.id, number);
      if (refusal) return refusal;
    }
    return lite(withBody(request, others));
  }

  async function sendTo(userId: string, number: string): Promise<Response | undefined> {
    const taken = await sql.query("select from auth.users where phone = $1 and id <> $2", [
      number,
      userId,
    ]);
    if (taken.length > 0)
      return refuse(
        422,
        "phone_exists",
        "A user with this phone number has already been registered",
      );
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const noted = await sql.query(
      `update auth.users set phone_change = $2, phone_change_token = $3, phone_change_sent_at = now()
       where id = $1 and coalesce(phone_change_sent_at, '-infinity') <= now() - make_interval(secs => $4) returning id`,
      [userId, number, hashOf(number, code), pauseSeconds],
    );
    if (noted.length === 0)
      return refuse(
        429,
        "over_sms_send_rate_limit",
        `For security purposes, you can only request this after ${pauseSeconds} seconds.`,
      );
    const answer = await fetch(`${mail.baseUrl}/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${mail.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        from: mail.from,
        to: [`${number}@text-message.test`],
        subject: `Text message to +${number}`,
        text: config.sms.template.replace(/\{\{\s*\.Code\s*\}\}/, code),
      }),
    });
    return answer.ok ? undefined : refuse(422, "sms_send_failed", "Error sending sms");
  }

  async function verify(request: Request): Promise<Response> {
    const { phone, token } = await bodyOf(request);
    const number = String(phone).replace(/^\+/, "");
    const [user] = await sql.query<{ id: string }>(
      `update auth.users set phone = phone_change, phone_change = '', phone_change_token = '',
         phone_confirmed_at = now()
       where phone_change = $1 and phone_change_token = $2
         and phone_change_sent_at > now() - interval '1 hour' returning id`,
      [number, hashOf(number, String(token))],
    );
    if (!user) return refuse(403, "otp_expired", "Token has expired or is invalid");
    return lite(await refreshing(request, user.id));
  }

  /** GoTrue answers with a new session; lite makes one of a refresh token. */
  async function refreshing(request: Request, userId: string): Promise<Request> {
    const token = randomBytes(12).toString("base64url");
    await sql.query(
      `with session as (insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id)
       insert into auth.refresh_tokens (id, token, user_id, session_id)
       select gen_random_uuid()::text, $2, $1, id from session`,
      [userId, token],
    );
    const url = new URL("/auth/v1/token?grant_type=refresh_token", request.url);
    return new Request(url, {
      method: "POST",
      headers: { ...keysOf(request), "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: token }),
    });
  }
}

/** As in GoTrue, so that a code is worth nothing for another number. */
function hashOf(number: string, code: string): string {
  return createHash("sha224")
    .update(number + code)
    .digest("hex");
}
