import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import type { MailService } from "../services.ts";
import { bodyOf, type Handler, refuse } from "./auth-requests.ts";
import { createLinkRules } from "./link-rules.ts";
import { createPasswordRules } from "./password-rules.ts";
import { createPhoneRules } from "./phone-rules.ts";

/**
 * Rules that GoTrue (2.196) enforces and lite does not: an address has the form of one, changing a password takes the current one,
 * changing an address takes the consent of both mailboxes, a telephone is confirmed by a code, and passwords can't be guessed
 * endlessly.
 */
export function withAuthRules(
  lite: Handler,
  project: { sql: Sql; config: ProjectConfig["auth"]; mail: MailService },
): Handler {
  const { signIn, changeUser } = createPasswordRules(lite, project);
  const { verify } = createLinkRules(lite, project);
  const phones = createPhoneRules(lite, project);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (NAMES_ADDRESS.has(`${request.method} ${pathname}`)) {
      const { email } = await bodyOf(request);
      if (typeof email === "string" && email !== "" && !ADDRESS.test(email))
        return refuse(400, "validation_failed", "Unable to validate email address: invalid format");
    }
    switch (`${request.method} ${pathname}`) {
      case "POST /auth/v1/token":
        return searchParams.get("grant_type") === "password" ? signIn(request) : lite(request);
      case "PUT /auth/v1/user":
        return (await bodyOf(request)).phone ? phones.changePhone(request) : changeUser(request);
      case "POST /auth/v1/verify":
        return (await bodyOf(request)).type === "phone_change"
          ? phones.verify(request)
          : verify(request);
      case "GET /auth/v1/settings":
        return phones.settings(request);
      default:
        return lite(request);
    }
  };
}

const NAMES_ADDRESS = new Set([
  "POST /auth/v1/signup",
  "PUT /auth/v1/user",
  "POST /auth/v1/recover",
]);

/** The form of an address as in GoTrue's checkmail: letters of English only, and no invisible characters. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;
