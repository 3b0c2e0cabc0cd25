import type { NewsInput } from "@domain/news.ts";
import { askFunction, isAnything } from "./functions.ts";
import { asVisitor } from "./tables.ts";

/** News of new homes by email, for people without an account. */

const fallback = "news_failed";

/**
 * Asks for news; the answer is the same for every address.
 * @throws AppError `news_email_invalid`, `news_place_invalid`, `too_many_requests`, `news_failed`,
 *   `network`.
 */
export async function askForNews({ email, place }: NewsInput): Promise<void> {
  const body = { email: email.trim(), place: place.trim() };
  const call = { as: "visitor", method: "POST", body, keepalive: true, fallback } as const;
  await askFunction("news", call, isAnything);
}

/** By the link in a mail. @returns what the news is about; null for a link that means nothing. */
export function confirmNews(token: string): Promise<{ search_term: string | null } | null> {
  return asVisitor({ fallback }, (db) => db.rpc("confirm_news", { token }));
}

/** By the link in a mail. Says nothing about whether there was any news to end. */
export async function leaveNews(token: string): Promise<void> {
  await asVisitor({ fallback }, (db) => db.rpc("leave_news", { token }));
}
