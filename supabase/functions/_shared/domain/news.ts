import { AppError } from "./errors.ts";
import { MAX_SEARCH_TERM } from "./listing-search.ts";

/** News of new homes by email, for people without an account. */

export const NEWS_TEXTS = {
  /** The answer to everybody, whatever the address is to us. */
  asked: "Check your inbox to confirm.",
  promise: "At most one email a day, only when there are new homes. Leave with one click.",
} as const;

export const LONGEST_EMAIL = 254;

/** `place` in the words of the search for homes; empty means all homes. */
export type NewsInput = { email: string; place: string };
/** As it is kept; null means all homes. */
export type NewsRequest = { email: string; searchTerm: string | null };

/** The check of `news_subscriptions` says the same; halves of a character never get that far. */
const EMAIL =
  /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cs}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cs}]+\.[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cs}]{2,}$/u;

/** What is wrong with it, by field; an empty object means that it can be sent. */
export function newsProblems({ email, place }: NewsInput): Partial<NewsInput> {
  const problems: Partial<NewsInput> = {};
  const address = email.trim();
  if (address === "") problems.email = "Email is required";
  else if (!EMAIL.test(address) || address.length > LONGEST_EMAIL)
    problems.email = "Please enter a valid email address";
  if (tidyPlace(place).length > MAX_SEARCH_TERM)
    problems.place = `Please use at most ${MAX_SEARCH_TERM} characters.`;
  return problems;
}

/**
 * Reads what was sent; any value will do.
 * @throws AppError `bad_request`, `news_email_invalid`, `news_place_invalid`
 */
export function parseNewsRequest(body: unknown): NewsRequest {
  const { email, place = "" } = (body ?? {}) as Record<string, unknown>;
  if (typeof email !== "string" || typeof place !== "string") throw new AppError("bad_request");
  const problems = newsProblems({ email, place });
  if (problems.email) throw new AppError("news_email_invalid");
  if (problems.place) throw new AppError("news_place_invalid");
  return { email: email.trim(), searchTerm: tidyPlace(place) || null };
}

/** One line, without what Postgres can't store. */
function tidyPlace(place: string): string {
  return place
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
