import { AppError } from "@domain/errors.ts";
import { PHOTO_TEXTS } from "@domain/photo-rules.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { getAccessToken } from "@web/session/token.ts";

/**
 * The token for photos. @throws AppError `network` when the session could not be renewed just
 * now, `authentication_required` when there is none.
 */
export async function photoToken(): Promise<string> {
  const token = await getAccessToken();
  if (token) return token;
  if (readStoredSession()) throw new AppError("network");
  throw new AppError("authentication_required", { text: PHOTO_TEXTS.signIn });
}
