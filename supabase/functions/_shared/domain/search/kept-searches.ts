import { AppError } from "../site/errors/errors.ts";
import { cleanEmail } from "../site/text/contact-details.ts";
import { parseFilters, withPaymentAsPrice } from "./listing-search.ts";
import { emailProblem } from "./news.ts";
import { type KeptSearch, savedFilters, searchName } from "./saved-searches.ts";

/** A search kept for an address, without an account (schemas/search/kept_searches.sql). */

export const KEPT_SEARCH_TEXTS = {
  promise:
    "At most one email a day, only when there is a new home or a lower price. You can unsubscribe with a link in each email.",
} as const;

/** `search` is the query of the list's address. */
export type KeepSearchInput = { email: string; search: string };

type KeepSearchRequest = KeptSearch & { email: string };

/**
 * Parses an unchecked body. The search's name is made here, so that a person can't send their own words to another
 * person's address. @throws AppError `bad_request`, `news_email_invalid`, `invalid_query`
 */
export function parseKeepSearchRequest(body: unknown): KeepSearchRequest {
  const { email, search } = (body ?? {}) as Record<string, unknown>;
  if (typeof email !== "string" || typeof search !== "string") throw new AppError("bad_request");
  if (emailProblem(email)) throw new AppError("news_email_invalid");
  const { filters, problems } = parseFilters(new URLSearchParams(search));
  if (problems.length > 0) throw new AppError("invalid_query");
  const kept = savedFilters(withPaymentAsPrice(filters));
  return { email: cleanEmail(email), name: searchName(kept), filters: kept };
}
