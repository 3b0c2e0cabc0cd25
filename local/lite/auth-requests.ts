/** A request to Auth and its parts. */
export type Handler = (request: Request) => Promise<Response>;
type Body = Record<string, unknown>;

/**
 * lite does not record how a session began. One that began with a link in an email may set a password
 * without the current one; GoTrue reads that from the session's authentication methods.
 */
export const BY_MAIL = "otp";

export function refuse(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}

export async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null ? (body as Body) : {};
}

export function withBody(request: Request, body: Body): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

export function keysOf({ headers }: Request): Record<string, string> {
  const apikey = headers.get("apikey");
  const authorization = headers.get("authorization");
  return { ...(apikey ? { apikey } : {}), ...(authorization ? { authorization } : {}) };
}

/** The session of an access token; null for anything but a token of lite's. */
export function sessionOf(token: unknown): string | null {
  try {
    const [, claims = ""] = String(token).split(".");
    return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id ?? null;
  } catch {
    return null;
  }
}
