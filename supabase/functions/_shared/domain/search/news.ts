import { AppError } from "../site/errors/errors.ts";
import { MAX_SEARCH_TERM } from "../site/errors/first-limits.ts";
import { cleanEmail, isReachable } from "../site/text/contact-details.ts";
import type { KeptSearch } from "./saved-searches.ts";

/** Email about new homes, for people without an account. waiting.ts has news of one home's times, kept-searches.ts of a search. */

export const NEWS_TEXTS = {
  /** Every request gets this reply, so it doesn't reveal whether we know the address. */
  asked: "Check your inbox to confirm.",
  promise: "At most one email a day, only when there are new homes. Unsubscribe with one click.",
} as const;

/** `place` is a search term as in the home search; empty means all homes. */
export type NewsInput = { email: string; place: string };
/** The request as stored; null means all homes. */
type NewsRequest = { email: string; searchTerm: string | null };

/** The subscription that a mailed link has confirmed: news of new homes, of one home's times, or of a whole search. */
export type ConfirmedNews = {
  search_term: string | null;
  home_id: string | null;
  search: KeptSearch | null;
};

/** Names the problem of each field; empty when the input can be sent. */
export function newsProblems({ email, place }: NewsInput): Partial<NewsInput> {
  const problems: Partial<NewsInput> = {};
  const wrong = emailProblem(email);
  if (wrong) problems.email = wrong;
  if (tidyPlace(place).length > MAX_SEARCH_TERM)
    problems.place = `Please use at most ${MAX_SEARCH_TERM} characters.`;
  return problems;
}

/** The error of an address, or undefined. */
export function emailProblem(email: string): string | undefined {
  const address = cleanEmail(email);
  if (address === "") return "Email is required";
  return isReachable(address) ? undefined : "Please enter a valid email address";
}

/**
 * Parses an unchecked body.
 * @throws AppError `bad_request`, `news_email_invalid`, `news_place_invalid`
 */
export function parseNewsRequest(body: unknown): NewsRequest {
  const { email, place = "" } = (body ?? {}) as Record<string, unknown>;
  if (typeof email !== "string" || typeof place !== "string") throw new AppError("bad_request");
  const problems = newsProblems({ email, place });
  if (problems.email) throw new AppError("news_email_invalid");
  if (problems.place) throw new AppError("news_place_invalid");
  return { email: cleanEmail(email), searchTerm: tidyPlace(place) || null };
}

/** The text on one line, without characters that Postgres can't store. */
function tidyPlace(place: string): string {
  return place
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
