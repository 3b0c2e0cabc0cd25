import type { DatabaseError } from "./database-errors.ts";
import { NO_BYTES } from "./files.ts";

/**
 * Storage's answer where lite answers 500 or words it differently: an expired or forged link,
 * names no database can hold, and bytes that were deleted after their row was read. Hosted Storage
 * answers 400 with another status in the body.
 */
export function storageAnswer(response: Response, error: DatabaseError | undefined): Response {
  const code = error?.code ?? "";
  if (response.status === 500 && code.startsWith("ERR_JW"))
    return refusal("InvalidJWT", error?.message ?? "");
  if (response.status === 500 && code.startsWith("22"))
    return refusal("InvalidRequest", "The request names something that can not exist.");
  if (response.status === 500 && code === NO_BYTES)
    return refusal("not_found", "Object not found", "404");
  // lite's only 403: a valid token for another object.
  if (response.status === 403)
    return refusal("InvalidSignature", "The url do not match the signature");
  return response;
}

function refusal(error: string, message: string, statusCode = "400"): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}
