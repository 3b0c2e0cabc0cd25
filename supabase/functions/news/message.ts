import { KEPT_SEARCH_TEXTS } from "../_shared/domain/search/kept-searches.ts";
import { filtersToQuery } from "../_shared/domain/search/listing-search.ts";
import { NEWS_TEXTS } from "../_shared/domain/search/news.ts";
import type { KeptSearch } from "../_shared/domain/search/saved-searches.ts";
import { WAITING_TEXTS } from "../_shared/domain/showings/waiting.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { momentInZone } from "../_shared/domain/site/time/time-zones.ts";
import { type FoundHome, homeFact, homeTitle, MAX_MAIL_TITLE } from "../_shared/edge/home-fact.ts";
import { type Letter, oneLine, renderLetter } from "../_shared/edge/letter.ts";
import { type Mail, oneClickHeaders } from "../_shared/edge/mail.ts";
import type { Due } from "../_shared/edge/outbox.ts";

/** An email that is due, with its content; a row of `claim_news_mails`. */
export type DueNewsMail = Due & {
  kind: "confirm" | "news" | "times";
  to_email: string;
  search_term: string | null;
  /** Only a confirmation has this link. */
  confirm_token: string | null;
  leave_token: string;
  /** The number of new homes; `homes` are the newest of them. */
  total: number;
  homes: FoundHome[];
  /** The search that is kept for the address; null for other news. */
  search: KeptSearch | null;
  /** The home whose times the person waits for, with the next that opened; null for new homes. */
  waits_for: {
    id: string;
    title: string;
    time_zone: string;
    times: { date: string; time: string; starts_at: string }[];
  } | null;
};

type Sender = { from: string; siteUrl: string; apiUrl: string };

/** Longer search terms are cut; they match nothing anyway. */
const MAX_PLACE = 60;

/** The confirmation request or the news. Either can be unsubscribed with one click. */
export async function composeNewsMail(due: DueNewsMail, sender: Sender): Promise<Mail> {
  const letter = letterOf(due, sender);
  return {
    to: due.to_email,
    from: sender.from,
    subject: letter.subject,
    ...(await renderLetter(letter)),
    headers: oneClickHeaders(`${sender.apiUrl}/functions/v1/news/leave?token=${due.leave_token}`),
    idempotencyKey: `news/${due.id}`,
  };
}

function letterOf(due: DueNewsMail, sender: Sender): Letter {
  const { waits_for: home, search } = due;
  if (due.kind === "confirm") {
    if (search) return searchConfirmation(due, sender);
    return home ? waitConfirmation(due, home, sender) : confirmation(due, sender);
  }
  if (search) return finds(due, search, sender);
  return home ? openedTimes(home, sender) : news(due, sender);
}

/** Anyone may have typed this address, so the mail quotes nothing of their input. */
function confirmation({ confirm_token, leave_token }: DueNewsMail, { siteUrl }: Sender): Letter {
  return {
    subject: "Please confirm: news of new homes",
    heading: "Would you like news of new homes?",
    greeting: "Hello,",
    paragraphs: [
      "Someone, most likely you, gave us this address for news of new homes on SelfNVest. We won't send any until you say yes.",
    ],
    facts: [{ label: "What you get", value: NEWS_TEXTS.promise }],
    action: {
      label: "Yes, send me the news",
      url: `${siteUrl}${paths.newsConfirm.href()}#${confirm_token}`,
    },
    ...ifNotYou(leave_token, siteUrl),
  };
}

/** The end of both requests to confirm. */
function ifNotYou(leaveToken: string, siteUrl: string) {
  return {
    closing:
      "If it wasn't you, you don't have to do anything. We delete this address after 7 days unless you say yes.",
    links: [{ label: "Delete it now", url: `${siteUrl}${paths.newsLeave.href()}#${leaveToken}` }],
  };
}

/** The recipient has confirmed by now, and the search term has matched homes. */
function news(due: DueNewsMail, { siteUrl }: Sender): Letter {
  const { total, homes, search_term, leave_token } = due;
  const place = search_term === null ? null : oneLine(search_term, MAX_PLACE);
  const query = filtersToQuery(search_term === null ? {} : { search_term });
  const [only] = homes;
  return {
    subject:
      total === 1 && only ? `New home: ${homeTitle(only)}` : `${total} new homes on SelfNVest`,
    heading: total === 1 ? "A new home for you" : `${total} new homes for you`,
    greeting: "Hello,",
    paragraphs: [
      place === null ? "This is new on SelfNVest:" : `This is new on SelfNVest for “${place}”:`,
    ],
    facts: homes.map((home) => homeFact(home, siteUrl)),
    action: {
      label: total > homes.length ? `See all ${total} homes` : "See the homes",
      url: siteUrl + paths.listings.href(query),
    },
    closing: "You get this email because you asked for news of new homes and confirmed it.",
    links: [{ label: "No more news", url: `${siteUrl}${paths.newsLeave.href()}#${leave_token}` }],
  };
}

/** As in `confirmation`, the mail has no word of the search, because any person may have written it. */
function searchConfirmation(
  { confirm_token, leave_token }: DueNewsMail,
  { siteUrl }: Sender,
): Letter {
  return {
    subject: "Please confirm: your home search",
    heading: "Should we keep your search and tell you what is new?",
    greeting: "Hello,",
    paragraphs: [
      "Someone, most likely you, saved a search for homes on SelfNVest for this address. We won't write again until you say yes.",
    ],
    facts: [{ label: "What you get", value: KEPT_SEARCH_TEXTS.promise }],
    action: {
      label: "Yes, keep my search",
      url: `${siteUrl}${paths.newsConfirm.href()}?search#${confirm_token}`,
    },
    ...ifNotYou(leave_token, siteUrl),
  };
}

/** Tells what is new in a search that is kept for the address, and how to have it in an account. */
function finds(
  { total, homes, leave_token }: DueNewsMail,
  kept: KeptSearch,
  sender: Sender,
): Letter {
  const { siteUrl } = sender;
  const name = oneLine(kept.name, MAX_MAIL_TITLE);
  const [only] = homes;
  const isNew = only?.kind === "new";
  return {
    subject:
      total === 1 && only
        ? `${isNew ? "New home" : "New price"}: ${homeTitle(only)}`
        : `${total} homes for you: ${name}`,
    heading:
      total === 1
        ? isNew
          ? "A new home for you"
          : "A price has changed"
        : `${total} homes for you`,
    greeting: "Hello,",
    paragraphs: [`This is new in your search “${name}”:`],
    facts: homes.map((home) => homeFact(home, siteUrl)),
    action: {
      label: total > homes.length ? `See all ${total} homes` : "See the homes",
      url: siteUrl + paths.listings.href(filtersToQuery(kept.filters)),
    },
    closing: `You get this email because you saved the search “${name}” on SelfNVest and confirmed it. If you make an account with this address, you find the search there and can choose how often we email you.`,
    links: [
      {
        label: "Keep it in an account",
        url: siteUrl + paths.login.href({ mode: "signup", next: paths.savedSearches.href() }),
      },
      { label: "Unsubscribe", url: `${siteUrl}${paths.newsLeave.href()}#${leave_token}` },
    ],
  };
}

type WaitedHome = NonNullable<DueNewsMail["waits_for"]>;

/** Unlike `confirmation`, names the home, as the mail about a requested showing does. */
function waitConfirmation(
  { confirm_token, leave_token }: DueNewsMail,
  home: WaitedHome,
  { siteUrl }: Sender,
): Letter {
  return {
    subject: "Please confirm: news of showing times",
    heading: "Should we tell you when showing times open up?",
    greeting: "Hello,",
    paragraphs: [
      "Someone, most likely you, asked us to tell this address about new showing times at a home on SelfNVest. We won't write again until you say yes.",
    ],
    facts: [
      { label: "The home", value: homeTitle(home), url: siteUrl + paths.listing.href(home.id) },
      { label: "What you get", value: WAITING_TEXTS.promise },
    ],
    action: {
      label: "Yes, tell me",
      url: `${siteUrl}${paths.newsConfirm.href()}?times#${confirm_token}`,
    },
    ...ifNotYou(leave_token, siteUrl),
  };
}

/** Sent once; after it, the person is no longer waiting. */
function openedTimes(home: WaitedHome, { siteUrl }: Sender): Letter {
  return {
    subject: `New showing times: ${homeTitle(home)}`,
    heading: "New showing times",
    greeting: "Hello,",
    paragraphs: [
      `You asked us to tell you about new times to see “${homeTitle(home)}”. Here they are:`,
    ],
    facts: home.times.map(({ starts_at }, n) => ({
      label: n === 0 ? "Next" : "Then",
      value: momentInZone(starts_at, home.time_zone),
    })),
    action: { label: "Choose a time", url: siteUrl + paths.book.href(home.id) },
    closing:
      "We may have told other people, too, and the first person to book gets a time. You are no longer on the list. If none of these times works for you, you can join it again.",
  };
}
