import { AppError, isErrorCode } from "@domain/errors.ts";
import type { NewsInput } from "@domain/news.ts";
import { parseJson, send } from "./request.ts";
import { restCall, restWrite } from "./rest.ts";

/** News of new homes by email, for people without an account. */

/**
 * Asks for news; the answer is the same for every address.
 * @throws AppError `news_email_invalid`, `news_place_invalid`, `too_many_requests`, `news_failed`,
 *   `network`.
 */
export async function askForNews({ email, place }: NewsInput): Promise<void> {
  const body = { email: email.trim(), place: place.trim() };
  const response = await send("functions/v1/news", { method: "POST", body, keepalive: true });
  if (response.ok) return;
  const { code } = (parseJson(await response.text().catch(() => "")) ?? {}) as { code?: unknown };
  throw new AppError(isErrorCode(code) ? code : "news_failed");
}

/** By the link in a mail. @returns what the news is about; null for a link that means nothing. */
export function confirmNews(token: string): Promise<{ search_term: string | null } | null> {
  return restWrite("POST", "rpc/confirm_news", { token }, { fallback: "news_failed" });
}

/** By the link in a mail. Says nothing about whether there was any news to end. */
export function leaveNews(token: string): Promise<void> {
  return restCall("leave_news", { token }, { fallback: "news_failed" });
}
