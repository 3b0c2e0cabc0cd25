import type { KeepSearchInput } from "@domain/search/kept-searches.ts";
import type { ConfirmedNews, NewsInput } from "@domain/search/news.ts";
import { queryOptions } from "@tanstack/react-query";
import { askFunction, isAnything } from "../site/transport/functions.ts";
import { asVisitor } from "../site/transport/tables.ts";

/** Newsletter about new homes, for people without an account. */

const fallback = "news_failed";

/**
 * Subscribes; the answer is the same for every address.
 * @throws AppError `news_email_invalid`, `news_place_invalid`, `too_many_requests`, `news_failed`,
 * `network`.
 */
export async function askForNews({ email, place }: NewsInput): Promise<void> {
  const body = { email: email.trim(), place: place.trim() };
  const call = { as: "visitor", method: "POST", body, keepalive: true, fallback } as const;
  await askFunction("news", call, isAnything);
}

/**
 * Keeps a search for an address; the answer is the same for every one.
 * @throws AppError `news_email_invalid`, `invalid_query`, `too_many_requests`, `news_failed`, `network`.
 */
export async function keepSearchByMail({ email, search }: KeepSearchInput): Promise<void> {
  const body = { email: email.trim(), search };
  const call = { as: "visitor", method: "POST", body, keepalive: true, fallback } as const;
  await askFunction("news/searches", call, isAnything);
}

/** Confirms a subscription by the link in an email. @returns what the news is about; null for an unknown link. */
export function confirmNews(token: string): Promise<ConfirmedNews | null> {
  return asVisitor({ fallback }, (db) => db.rpc("confirm_news", { token }));
}

/** Unsubscribes by the link in an email; true, whether or not there was a subscription. */
export function leavingNewsQuery(token: string) {
  return queryOptions({
    queryKey: ["leave-news", token],
    queryFn: async () => {
      await asVisitor({ fallback }, (db) => db.rpc("leave_news", { token }));
      return true;
    },
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
}
