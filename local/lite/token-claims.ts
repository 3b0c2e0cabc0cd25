import { createHmac } from "node:crypto";
import type { Handler } from "./auth-requests.ts";

/** The routes on which lite answers with a session. */
const SESSION_PATHS = /^\/auth\/v1\/(token|verify|signup)$/;

/**
 * GoTrue puts what it knows about an account into its tokens, where SQL finds a person's role
 * (private.has_role); lite leaves it out. The token of every new session is signed again with it.
 */
export function withTokenClaims(lite: Handler, jwtSecret: string): Handler {
  return async (request) => {
    const answer = await lite(request);
    if (!answer.ok || !SESSION_PATHS.test(new URL(request.url).pathname)) return answer;
    const session = await answer.clone().json();
    if (typeof session?.access_token !== "string") return answer;
    const { app_metadata, user_metadata } = session.user;
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    const access_token = signedWith(jwtSecret, session.access_token, {
      app_metadata,
      user_metadata,
    });
    return Response.json({ ...session, access_token }, { status: answer.status, headers });
  };
}

function signedWith(secret: string, token: string, more: Record<string, unknown>): string {
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const body = `${header}.${Buffer.from(JSON.stringify({ ...claims, ...more })).toString("base64url")}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}
