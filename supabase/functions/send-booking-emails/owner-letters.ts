import { plainTitle } from "../_shared/domain/search/plain-words.ts";
import { type ShowingEvent, severalShowings } from "../_shared/domain/showings/showing-mail.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { phoneHref } from "../_shared/domain/site/text/contact-details.ts";
import { type Fact, type Letter, oneLine, severalLines } from "../_shared/edge/letter.ts";
import { appointmentWords } from "./appointment-letters.ts";
import type { DueEmail } from "./due-email.ts";
import { type Home, proposalFacts } from "./home.ts";
import type { OwnersKind, OwnerWords } from "./letter-words.ts";

/** Mail to the owner, with everything their dashboard shows about the showing. */
export function ownerLetter(home: Home, email: DueEmail): Letter {
  const words = wordsOf(home, email);
  const { subject, heading, text, action } = words;
  return {
    subject,
    heading,
    greeting: greetingOf(email),
    paragraphs: [text],
    facts: factsOf(home, email, words),
    note: noteOf(email, words),
    action: { label: action, url: home.goOnUrl },
    closing: LISTED_HERE,
  };
}

/** An email to the owner about several events at their homes, each with everything that an email of its own would have. */
export function ownersDigest(
  told: { home: Home; email: DueEmail }[],
  settings: { siteUrl: string },
): Letter {
  const { subject, heading } = severalShowings(told.map(eventOf));
  const [first] = told;
  return {
    subject,
    heading,
    greeting: first ? greetingOf(first.email) : "Hello,",
    paragraphs: ["This has come in since our last email about showings. Each has its own link."],
    facts: told.flatMap(({ home, email }, index) => {
      const words = wordsOf(home, email);
      const note = noteOf(email, words);
      return [
        { label: `${index + 1} of ${told.length}`, value: words.subject, url: home.goOnUrl },
        ...factsOf(home, email, words),
        ...(note ? [{ label: note.label, value: oneLine(note.text, 1000) }] : []),
      ];
    }),
    action: { label: "See your showings", url: settings.siteUrl + paths.dashboard.showings() },
    closing: `${LISTED_HERE} What comes in within an hour of it is sent in one more email.`,
  };
}

const LISTED_HERE = "You receive this email because your home is listed on SelfNVest.";

function greetingOf(email: DueEmail): string {
  const name = oneLine(email.owner_name ?? "", 100);
  return name === "" ? "Hello," : `Hello ${name},`;
}

function wordsOf(home: Home, email: DueEmail): OwnerWords {
  const { kind } = email;
  if (!isOwners(kind)) throw new Error(`owners get no mail of the kind ${kind}`);
  return email.purpose === "showing"
    ? WORDS[kind](home, email)
    : appointmentWords(kind, home, email);
}

function factsOf(home: Home, email: DueEmail, { more = [] }: OwnerWords): Fact[] {
  return [
    { label: "Home", value: home.title },
    { label: "Where", value: home.address },
    { label: "When", value: home.when },
    ...more,
    ...(email.purpose === "showing" ? visitorFacts(email) : partyFacts(email)),
  ];
}

function noteOf(email: DueEmail, { hasNote = true }: OwnerWords): Letter["note"] {
  return hasNote ? visitorNote(email) : undefined;
}

function eventOf({ home, email }: { home: Home; email: DueEmail }): ShowingEvent {
  const { kind, purpose, listing_id: home_id, was_requested, holds_time } = email;
  if (!isOwners(kind) || kind === "reminder_day" || kind === "reminder_hours")
    throw new Error(`an email about several showings has none of the kind ${kind}`);
  return {
    event: kind === "confirmed" && !was_requested ? "booked" : kind,
    purpose,
    day: holds_time ? home.day : null,
    home: home.title,
    home_id,
  };
}

const OPEN = "See the showing";

function isOwners(kind: DueEmail["kind"]): kind is OwnersKind {
  return Object.hasOwn(WORDS, kind);
}

const WORDS: Record<OwnersKind, (home: Home, email: DueEmail) => OwnerWords> = {
  requested: (home, email) =>
    email.holds_time ? requestForTime(home, email) : requestForOther(home, email),
  confirmed: (home, email) =>
    email.was_requested
      ? {
          subject: `A showing is confirmed: ${aboutOf(home, email)}`,
          heading: "The showing is in the calendar",
          text: "This showing is confirmed, and the visitor knows. Here is everything you need for the day.",
          action: OPEN,
        }
      : {
          subject: `New showing: ${aboutOf(home, email)}`,
          heading: "Someone is coming to see your home",
          text:
            "A visitor has booked a showing, and it was confirmed automatically, as you chose. If the time " +
            "does not suit you, you can propose another one.",
          action: OPEN,
        },
  moved: (home, email) => ({
    subject: `A showing has moved: ${aboutOf(home, email)}`,
    heading: "The showing has a new time",
    text:
      "The visitor has agreed to another time, and the showing is confirmed. The attached file " +
      "updates your calendar.",
    action: OPEN,
  }),
  cancelled: (home, email) => ({
    subject: `A showing was cancelled: ${aboutOf(home, email)}`,
    heading: "This showing will not take place",
    text:
      (email.cancelled_by === "visitor"
        ? "The visitor has cancelled this showing. "
        : "This showing was cancelled, and we told the visitor. ") +
      "Other visitors can now book the time, unless it has passed.",
    action: OPEN,
    hasNote: false,
  }),
  proposal: (home, email) => ({
    subject: `The visitor proposes another time: ${aboutOf(home, email)}`,
    heading: "Could it be another time?",
    text:
      "Your visitor proposes another time for this showing. Accept one with a tap, or " +
      "leave the showing as it is.",
    more: proposalFacts(home),
    action: "Answer the proposal",
    hasNote: false,
  }),
  reminder_day: (home) => ({
    subject: `Tomorrow at ${home.hour}: a showing of ${home.title}`,
    heading: "A showing tomorrow",
    text: "Someone is coming to see your home. Here is everything you need for the day.",
    action: OPEN,
  }),
  reminder_hours: (home) => ({
    subject: `Today at ${home.hour}: a showing of ${home.title}`,
    heading: "A showing soon",
    text: "Someone is coming to see your home shortly.",
    action: OPEN,
  }),
};

/** What the mail is about, in its subject: an owner of six showings tells them apart in the list of their mail. */
function aboutOf(home: Home, email: DueEmail): string {
  return `${home.day}, ${home.hour}, ${shortNameOf(email) || "a visitor"}`;
}

/** A subject is read before anything says who wrote it, so the name in it has no links or contact details. */
function shortNameOf(email: DueEmail): string {
  return plainTitle(oneLine(email.visitor_name, 40));
}

function nameOf(email: DueEmail): string {
  return oneLine(email.visitor_name, 100);
}

/** The owner knows an inspector or appraiser by what they gave with the time. */
function partyFacts(email: DueEmail): Fact[] {
  const [, ...contact] = visitorFacts(email);
  return [
    { label: PARTY_NAMES[email.purpose], value: nameOf(email) },
    ...contact.filter(({ label }) => label === "Email" || label === "Phone"),
  ];
}

const PARTY_NAMES = { showing: "Visitor", inspection: "Inspector", appraisal: "Appraiser" };

const CONTACT_WORDS: Record<string, string> = {
  email: "by email",
  phone: "by phone",
  text: "by text message",
};

function visitorFacts(email: DueEmail): Fact[] {
  const address = oneLine(email.visitor_email, 254);
  const phone = oneLine(email.visitor_phone, 40);
  return [
    { label: "Visitor", value: nameOf(email) },
    { label: "Email", value: address, url: `mailto:${mailtoPath(address)}` },
    { label: "Phone", value: phone, url: phoneHref(phone) },
    { label: "Prefers to be reached", value: CONTACT_WORDS[email.contact_method] ?? "by email" },
    {
      label: "Coming as",
      value: email.agent_status === "agent" ? "a real estate agent" : "a buyer, without an agent",
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

function requestForTime(home: Home, email: DueEmail): OwnerWords {
  return {
    subject: `New showing request: ${aboutOf(home, email)}`,
    heading: "Someone would like to see your home",
    text:
      "You have a new showing request. The time is held until you answer, so please confirm " +
      "or cancel it soon.",
    action: "Answer the request",
  };
}

/** None of the offered times suited the visitor, so they ask for others. */
function requestForOther(home: Home, email: DueEmail): OwnerWords {
  return {
    subject: `${shortNameOf(email) || "A visitor"} asks for another time: ${home.title}`,
    heading: "Someone would like to see your home at another time",
    text:
      "None of your times works for this visitor. Please accept one of the times below within three " +
      "days, or propose another. No time is held until then.",
    more: proposalFacts(home),
    action: "Answer the request",
  };
}
