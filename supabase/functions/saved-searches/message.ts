import { filtersToQuery } from "../_shared/domain/search/listing-search.ts";
import type { SavedFilters, SearchFrequency } from "../_shared/domain/search/saved-searches.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { type FoundHome, homeFact, homeTitle, MAX_MAIL_TITLE } from "../_shared/edge/home-fact.ts";
import { oneLine, renderLetter } from "../_shared/edge/letter.ts";
import { type Mail, oneClickHeaders } from "../_shared/edge/mail.ts";
import type { Due } from "../_shared/edge/outbox.ts";

/** An email that is due, with its content; a row of `claim_saved_search_mails`. */
export type DueSearchMail = Due & {
  to_email: string;
  name: string;
  frequency: SearchFrequency;
  /** The token of the unsubscribe link. */
  token: string;
  filters: SavedFilters;
  /** The number of homes to report; `homes` are the newest of them. */
  total: number;
  homes: FoundHome[];
};

/** The mail for one saved search: what is new, why it was sent, and how to stop it. */
export async function composeSearchMail(
  due: DueSearchMail,
  { from, siteUrl, apiUrl }: { from: string; siteUrl: string; apiUrl: string },
): Promise<Mail> {
  const name = oneLine(due.name, MAX_MAIL_TITLE);
  const query = filtersToQuery(due.filters);
  const letter = await renderLetter({
    subject: subjectOf(due, name),
    heading: headingOf(due),
    greeting: "Hello,",
    paragraphs: [`This is new in your saved search “${name}”:`],
    facts: due.homes.map((home) => homeFact(home, siteUrl)),
    action: {
      label: due.total > due.homes.length ? `See all ${due.total} homes` : "See the homes",
      url: siteUrl + paths.listings.href(query),
    },
    closing: `You get this email because you saved the search “${name}” on SelfNVest. You chose to hear about it ${due.frequency === "instant" ? "right away" : "once a day"}.`,
    links: [
      { label: "Change how often", url: siteUrl + paths.savedSearches.href() },
      { label: "Unsubscribe", url: `${siteUrl}${paths.unsubscribe.href()}#${due.token}` },
    ],
  });
  return {
    to: due.to_email,
    from,
    subject: subjectOf(due, name),
    ...letter,
    headers: oneClickHeaders(
      `${apiUrl}/functions/v1/saved-searches/unsubscribe?token=${due.token}`,
    ),
    idempotencyKey: `saved-search/${due.id}`,
  };
}

function subjectOf({ total, homes }: DueSearchMail, name: string): string {
  const [only] = homes;
  if (total === 1 && only) {
    return only.kind === "new" ? `New home: ${homeTitle(only)}` : `New price: ${homeTitle(only)}`;
  }
  return `${total} homes for you: ${name}`;
}

function headingOf({ total, homes }: DueSearchMail): string {
  if (total > 1) return `${total} homes to look at`;
  return homes[0]?.kind === "price" ? "A price has changed" : "A new home for you";
}
