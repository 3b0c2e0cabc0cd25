import type { Sql } from "../database.ts";
import type { ProjectConfig } from "../project-config.ts";
import type { Handler } from "./auth-requests.ts";
import { createLinkRules } from "./link-rules.ts";
import { createPasswordRules } from "./password-rules.ts";

/**
 * Rules that GoTrue (2.196) enforces and lite does not: changing a password takes the current one,
 * changing an address takes the consent of both mailboxes, and passwords can't be guessed
 * endlessly.
 */
export function withAuthRules(
  lite: Handler,
  project: { sql: Sql; config: ProjectConfig["auth"] },
): Handler {
  const { signIn, changeUser } = createPasswordRules(lite, project);
  const { verify } = createLinkRules(lite, project);
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
}
