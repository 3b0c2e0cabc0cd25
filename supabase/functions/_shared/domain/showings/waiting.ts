import { emailProblem } from "../search/news.ts";
import { AppError } from "../site/errors/errors.ts";
import { WAITING_LIMITS } from "../site/errors/limits.ts";
import { cleanEmail } from "../site/text/contact-details.ts";
import { formatCount } from "../site/text/format.ts";
import { isUuid } from "../site/text/ids.ts";

/**
 * Waiting for showing times: a visitor who finds no suitable one is told once when that home has new ones.
 * The database enforces the limits (schemas/showings/waiting.sql).
 */

export const WAITING_TEXTS = {
  offer: "Tell me when times open",
  promise: `We send one email when there are new times. If there are none within ${WAITING_LIMITS.days} days, we delete your address.`,
  /** The texts after asking without an account, and with one. */
  asked: "Check your inbox to confirm.",
  waiting: "You are on the list.",
  /** The owner reads this. Unconfirmed addresses aren't counted. */
  count: (people: number) =>
    `${formatCount(people, "person is waiting", "people are waiting")} for times`,
} as const;

/** The body posted to the function `news`. */
type WaitRequest = { email: string; homeId: string };

/**
 * Parses an unchecked body.
 * @throws AppError `bad_request`, `news_email_invalid`
 */
export function parseWaitRequest(body: unknown): WaitRequest {
  const { email, home } = (body ?? {}) as Record<string, unknown>;
  if (typeof email !== "string" || typeof home !== "string" || !isUuid(home))
    throw new AppError("bad_request");
  if (emailProblem(email)) throw new AppError("news_email_invalid");
  return { email: cleanEmail(email), homeId: home.toLowerCase() };
}

/** A home whose times the reader waits for; a row of `my_waits`. */
export type Wait = {
  listing_id: string;
  /** Null while the home is off the market. */
  title: string | null;
  /** When the wait ends by itself, as an instant. */
  until: string;
};
