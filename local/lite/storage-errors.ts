import type { DatabaseError } from "./database-errors.ts";

/**
 * Storage's answer where lite answers 500 or words it differently: an expired or forged link, and
 * names no database can hold. Hosted Storage answers 400 with another status in the body.
 */
export function storageAnswer(response: Response, error: DatabaseError | undefined): Response {
  const code = error?.code ?? "";
  if (response.status === 500 && code.startsWith("ERR_JW"))
    return refusal("InvalidJWT", error?.message ?? "");
  if (response.status === 500 && code.startsWith("22"))
    return refusal("InvalidRequest", "The request names something that can not exist.");
  // lite's only 403: a valid token for another object.
  if (response.status === 403)
    return refusal("InvalidSignature", "The url do not match the signature");
  return response;
}

function refusal(error: string, message: string): Response {
  return Response.json({ statusCode: "400", error, message }, { status: 400 });
}
