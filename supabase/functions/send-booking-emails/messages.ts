import { formatDate, formatTime } from "../_shared/domain/format.ts";
import { FALLBACK_TITLE } from "../_shared/domain/listings.ts";
import { zoneAbbreviation, zoneName } from "../_shared/domain/time-zones.ts";
import type { MailSettings } from "../_shared/edge/env.ts";
import type { Mail } from "../_shared/edge/mail.ts";
import { calendarFile } from "./calendar.ts";
import { type Fact, type Letter, oneLine, renderLetter, severalLines } from "./letter.ts";
import type { DueEmail } from "./outbox.ts";
import { plainTitle } from "./plain-words.ts";

const MAX_TITLE = 120;
const MAX_ADDRESS = 300;

/**
 * The mail for one row of the outbox. A visitor's mail holds nothing that a visitor wrote: who
 * books may name anybody's address, and must not reach them with words of their own under our
 * name (trust.md B2). They may own the home as well, so that its title is in no subject and leads
 * nowhere. The owner's mail holds all of it, as text.
 */
export async function composeEmail(
  email: DueEmail,
  { from, siteUrl }: Pick<MailSettings, "from" | "siteUrl">,
): Promise<Mail> {
  const shown = email.recipient === "visitor" ? plainTitle : (text: string) => text;
  const title = shown(oneLine(email.listing_title, MAX_TITLE)) || FALLBACK_TITLE;
  const home: Home = {
    title,
    address: shown(oneLine(email.address, MAX_ADDRESS)),
    day: formatDate(email.date),
    when: viewingTime(email),
    url: `${siteUrl}/listings/${email.listing_id}`,
    dashboardUrl: `${siteUrl}/dashboard`,
  };
  const letter = LETTERS[email.recipient][email.kind](home, email);
  return {
    to: email.to_email,
    from,
    subject: letter.subject,
    ...(await renderLetter(letter)),
    attachments: [calendarFile({ email, title, address: home.address, url: home.url, from })],
    idempotencyKey: `booking-email/${email.id}`,
  };
}

/** "Saturday, November 28 at 10:00 AM Mountain Time (MST)" */
export function viewingTime(
  viewing: Pick<DueEmail, "date" | "time" | "starts_at" | "time_zone">,
): string {
  const { date, time, starts_at, time_zone } = viewing;
  const zone = `${zoneName(time_zone)} (${zoneAbbreviation(time_zone, new Date(starts_at))})`;
  return `${formatDate(date)} at ${formatTime(time)} ${zone}`;
}

type Home = {
  title: string;
  address: string;
  day: string;
  when: string;
  url: string;
  dashboardUrl: string;
};
type Write = (home: Home, email: DueEmail) => Letter;

const NOT_YOU =
  "You did not ask for this? Then someone mistyped their address, and you can ignore this email.";

const LETTERS: Record<DueEmail["recipient"], Record<DueEmail["kind"], Write>> = {
  visitor: {
    requested: (home) => ({
      subject: `Your viewing request for ${home.day}`,
      heading: "Your request is with the owner",
      greeting: "Hello,",
      paragraphs: [
        "Thank you for asking to see this home. The owner will look at your request and you " +
          "will hear from us as soon as it is answered. Until then the time is held for you.",
      ],
      facts: [...facts(home), { label: "Status", value: "Waiting for the owner" }],
      action: { label: "See the home again", url: home.url },
      closing: NOT_YOU,
    }),
    confirmed: (home) => ({
      subject: `Your viewing on ${home.day} is confirmed`,
      heading: "See you there",
      greeting: "Hello,",
      paragraphs: [
        "Good news: the owner has confirmed your viewing. The attached file puts it into your " +
          "calendar.",
      ],
      facts: [...facts(home), { label: "Status", value: "Confirmed" }],
      action: { label: "See the home again", url: home.url },
      closing: NOT_YOU,
    }),
    cancelled: (home) => ({
      subject: `Your viewing on ${home.day} is cancelled`,
      heading: "This viewing will not take place",
      greeting: "Hello,",
      paragraphs: [
        "We are sorry: this viewing was cancelled. If the home is still for sale, you are " +
          "welcome to choose another time on its page.",
      ],
      facts: [...facts(home), { label: "Status", value: "Cancelled" }],
      action: { label: "Choose another time", url: home.url },
      closing: NOT_YOU,
    }),
  },
  owner: {
    requested: (home, email) => ({
      subject: `New viewing request: ${home.title}`,
      heading: "Someone would like to see your home",
      greeting: ownerGreeting(email),
      paragraphs: [
        "You have a new viewing request. The time is held until you answer, so please confirm " +
          "or cancel it soon.",
      ],
      facts: [...facts(home), ...visitorFacts(email)],
      note: visitorNote(email),
      action: { label: "Answer the request", url: home.dashboardUrl },
      closing: "You receive this email because your home is listed on SelfNVest.",
    }),
    confirmed: (home, email) => ({
      subject: `You confirmed a viewing: ${home.title}`,
      heading: "The viewing is in the calendar",
      greeting: ownerGreeting(email),
      paragraphs: [
        "You have confirmed this viewing and the visitor has been told. Here is everything you " +
          "need for the day.",
      ],
      facts: [...facts(home), ...visitorFacts(email)],
      note: visitorNote(email),
      action: { label: "Open your dashboard", url: home.dashboardUrl },
      closing: "You receive this email because your home is listed on SelfNVest.",
    }),
    cancelled: (home, email) => ({
      subject: `A viewing was cancelled: ${home.title}`,
      heading: "This viewing will not take place",
      greeting: ownerGreeting(email),
      paragraphs: [
        "This viewing was cancelled and the visitor has been told. If the time is still ahead, " +
          "other visitors can book it again.",
      ],
      facts: [...facts(home), ...visitorFacts(email)],
      action: { label: "Open your dashboard", url: home.dashboardUrl },
      closing: "You receive this email because your home is listed on SelfNVest.",
    }),
  },
};

function facts(home: Home): Fact[] {
  return [
    { label: "Home", value: home.title },
    { label: "Where", value: home.address },
    { label: "When", value: home.when },
  ];
}

function ownerGreeting(email: DueEmail): string {
  const name = oneLine(email.owner_name ?? "", 100);
  return name === "" ? "Hello," : `Hello ${name},`;
}

const CONTACT_WORDS: Record<string, string> = {
  email: "by email",
  phone: "by phone",
  text: "by text message",
};

function visitorFacts(email: DueEmail): Fact[] {
  const address = oneLine(email.visitor_email, 254);
  const phone = oneLine(email.visitor_phone, 40);
  return [
    { label: "Visitor", value: oneLine(email.visitor_name, 100) },
    { label: "Email", value: address, url: `mailto:${mailtoPath(address)}` },
    { label: "Phone", value: phone, url: `tel:${phone.replace(/[^\d+]/g, "")}` },
    { label: "Prefers to be reached", value: CONTACT_WORDS[email.contact_method] ?? "by email" },
    {
      label: "Comes as",
      value: email.agent_status === "agent" ? "a real-estate agent" : "a buyer, without an agent",
    },
  ];
}

function mailtoPath(address: string): string {
  return address.split("@").map(encodeURIComponent).join("@");
}

function visitorNote(email: DueEmail): Letter["note"] {
  const text = severalLines(email.special_requests ?? "", 1000);
  return text === "" ? undefined : { label: "The visitor wrote", text };
}
