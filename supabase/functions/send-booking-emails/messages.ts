import { FALLBACK_TITLE } from "../_shared/domain/homes/listings.ts";
import { plainTitle } from "../_shared/domain/search/plain-words.ts";
import { showingLink } from "../_shared/domain/showings/showings.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { formatDate, formatTime } from "../_shared/domain/site/text/format.ts";
import type { MailSettings } from "../_shared/edge/env.ts";
import { type Letter, oneLine, renderLetter } from "../_shared/edge/letter.ts";
import type { Mail } from "../_shared/edge/mail.ts";
import { calendarFile, isCalendarMail } from "./calendar.ts";
import type { DueEmail, DueShowingMail } from "./due-email.ts";
import type { Home } from "./home.ts";
import { ownerLetter, ownersDigest } from "./owner-letters.ts";
import { openHouseTime, showingTime } from "./showing-times.ts";
import { trustLetter } from "./trust-letters.ts";
import { visitorLetter } from "./visitor-letters.ts";

const MAX_TITLE = 120;
const MAX_ADDRESS = 300;

/**
 * The mail about one showing, or about several that an owner is told of together. A visitor's mail contains nothing written by a visitor:
 * anyone can book with someone else's address, and must not reach them with their own words under
 * our name (docs/trust.md B2). The visitor may even own the home, so subjects leave out its title,
 * and links and contact details in the owner's text are removed. The owner's mail has everything,
 * as plain text.
 */
export async function composeEmail(
  { id, to_email, told }: DueShowingMail,
  { from, siteUrl }: Pick<MailSettings, "from" | "siteUrl">,
): Promise<Mail> {
  const parts = told.map((email) => ({ email, home: homeOf(email, siteUrl) }));
  const letter = letterOf(parts, siteUrl);
  return {
    to: to_email,
    from,
    subject: letter.subject,
    ...(await renderLetter(letter)),
    attachments: calendarFiles(parts, from),
    idempotencyKey: `booking-email/${id}`,
  };
}

type Part = { home: Home; email: DueEmail };

function letterOf(parts: Part[], siteUrl: string): Letter {
  const [only, ...others] = parts;
  if (!only || others.length > 0) return ownersDigest(parts, { siteUrl });
  const { home, email } = only;
  if (email.recipient === "trusted") return trustLetter(home, email, siteUrl);
  return email.recipient === "visitor" ? visitorLetter(home, email) : ownerLetter(home, email);
}

/** A file for each showing, because a calendar reads one change from each. Files of one email have names of their own. */
function calendarFiles(parts: Part[], from: string) {
  return parts.flatMap(({ home: { title, address, url }, email }, index) => {
    if (!isCalendarMail(email) || !email.holds_time) return [];
    const file = calendarFile({ email, title, address, url, from });
    return index === 0 ? file : { ...file, filename: `${index + 1}-${file.filename}` };
  });
}

function homeOf(email: DueEmail, siteUrl: string): Home {
  const isVisitor = email.recipient === "visitor";
  const shown = isVisitor ? plainTitle : (text: string) => text;
  const title = shown(oneLine(email.listing_title, MAX_TITLE)) || FALLBACK_TITLE;
  const url = siteUrl + paths.listing.href(email.listing_id);
  const visitorUrl =
    email.kind === "again"
      ? siteUrl + paths.book.href(email.listing_id)
      : email.token === null
        ? url
        : email.purpose === "showing"
          ? showingLink(siteUrl, email.token)
          : `${siteUrl}${paths.party.href()}#${email.token}`;
  return {
    title,
    address: shown(oneLine(email.address, MAX_ADDRESS)),
    day: formatDate(email.date),
    hour: formatTime(email.time),
    when: !email.holds_time
      ? "No time yet"
      : email.is_open_house
        ? openHouseTime(email)
        : showingTime(email),
    url,
    goOnUrl: isVisitor ? visitorUrl : siteUrl + paths.dashboard.showing(email.booking_id),
    proposedTimes: (email.proposals ?? []).map((time) =>
      showingTime({ ...time, time_zone: email.time_zone }),
    ),
    older: email.older_showing
      ? {
          when: showingTime({ ...email.older_showing, time_zone: email.time_zone }),
          url: showingLink(siteUrl, email.older_showing.token),
        }
      : undefined,
  };
}
