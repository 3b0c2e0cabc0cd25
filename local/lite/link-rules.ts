import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import { BY_MAIL, bodyOf, type Handler, sessionOf, withBody } from "./auth-requests.ts";

/** Links in mail: which kind of mail one came from, and both mailboxes' consent to a new address. */
export function createLinkRules(
  lite: Handler,
  { sql, config }: { sql: Sql; config: ProjectConfig["auth"] },
) {
  const { email: rules } = config;
  return { verify };

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
        ? withBody(request, { ...body, type: await kindOfMail(hash) })
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

  /** "email" means either of two emails, which lite tells apart. */
  async function kindOfMail(hash: string): Promise<string> {
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
