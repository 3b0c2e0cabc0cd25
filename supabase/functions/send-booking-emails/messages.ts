import { FALLBACK_TITLE } from "../_shared/domain/homes/listings.ts";
import { plainTitle } from "../_shared/domain/search/plain-words.ts";
import { showingLink } from "../_shared/domain/showings/showings.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { formatDate, formatTime } from "../_shared/domain/site/text/format.ts";
import type { MailSettings } from "../_shared/edge/env.ts";
import { oneLine, renderLetter } from "../_shared/edge/letter.ts";
import type { Mail } from "../_shared/edge/mail.ts";
import { calendarFile, isCalendarMail } from "./calendar.ts";
import type { DueEmail } from "./due-email.ts";
import type { Home } from "./home.ts";
import { ownerLetter } from "./owner-letters.ts";
import { openHouseTime, showingTime } from "./showing-times.ts";
import { trustLetter } from "./trust-letters.ts";
import { visitorLetter } from "./visitor-letters.ts";

const MAX_TITLE = 120;
const MAX_ADDRESS = 300;

/**
 * The mail for one row of the outbox. A visitor's mail contains nothing written by a visitor:
 * anyone can book with someone else's address, and must not reach them with their own words under
 * our name (docs/trust.md B2). The visitor may even own the home, so subjects leave out its title,
 * and links and contact details in the owner's text are removed. The owner's mail has everything,
 * as plain text.
 */
export async function composeEmail(
  email: DueEmail,
  { from, siteUrl }: Pick<MailSettings, "from" | "siteUrl">,
): Promise<Mail> {
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
  const home: Home = {
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
  const letter =
    email.recipient === "trusted"
      ? trustLetter(home, email, siteUrl)
      : isVisitor
        ? visitorLetter(home, email)
        : ownerLetter(home, email);
  return {
    to: email.to_email,
    from,
    subject: letter.subject,
    ...(await renderLetter(letter)),
    attachments:
      isCalendarMail(email) && email.holds_time
        ? [calendarFile({ email, title, address: home.address, url, from })]
        : [],
    idempotencyKey: `booking-email/${email.id}`,
  };
}
