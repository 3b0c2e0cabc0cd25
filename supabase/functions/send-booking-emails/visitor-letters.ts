import { directionsTo } from "../_shared/domain/showings/directions.ts";
import type { Letter } from "../_shared/edge/letter.ts";
import { partyWords } from "./appointment-letters.ts";
import type { DueEmail } from "./due-email.ts";
import { type Home, proposalFacts } from "./home.ts";
import { entryNotes, type VisitorsKind, type VisitorWords } from "./letter-words.ts";

/** Mail to the visitor, with nothing in it written by a visitor. */
export function visitorLetter(home: Home, email: DueEmail): Letter {
  const { kind } = email;
  if (!isVisitors(kind)) throw new Error(`visitors get no mail of the kind ${kind}`);
  const {
    subject,
    heading,
    paragraphs,
    more = [],
    when = "When",
    status,
    note,
    action,
    closing = NOT_YOU,
  } = email.purpose === "showing" ? WORDS[kind](home, email) : partyWords(home, email);
  return {
    subject,
    heading,
    greeting: "Hello,",
    paragraphs: [
      ...paragraphs,
      ...(email.street_hidden && email.booking_status === "pending" ? [STREET_LATER] : []),
      ...(email.notes_behind_link ? [GETTING_IN] : []),
      ...(email.lapses_at ? [OPEN_TO_KEEP] : []),
      ...(home.older ? [olderShowing(home.older.when)] : []),
    ],
    facts: [
      { label: "Home", value: home.title },
      { label: "Where", value: home.address },
      { label: when, value: home.when },
      ...more,
      ...(status ? [{ label: "Status", value: status }] : []),
    ],
    ...(note ? { note } : {}),
    action: { label: action, url: home.goOnUrl },
    choices: [
      ...directions(home, email),
      ...(home.older ? [{ label: "See or change your other showing", url: home.older.url }] : []),
      ...(home.goOnUrl === home.url ? [] : [{ label: "See the home again", url: home.url }]),
    ],
    closing,
  };
}

/** While the showing is ahead, and the visitor may know the street. */
function directions({ address }: Home, email: DueEmail): NonNullable<Letter["choices"]> {
  const isAhead = AHEAD.includes(email.booking_status) && email.kind !== "feedback";
  if (!isAhead || email.street_hidden || address === "") return [];
  return [{ label: "Directions", url: directionsTo(address) }];
}

const AHEAD = ["pending", "confirmed"];

const STREET_LATER =
  "The owner shows the street only to visitors whose showing is confirmed. We will send it to you then.";

const GETTING_IN =
  "The owner has written how to get into the home. Open the link below to read it.";

const OPEN_TO_KEEP =
  "We got several requests for showings with your email address. Please open the link below within 24 " +
  "hours to show us that you made this one. Otherwise we will cancel it.";

/** Only the mail says this, so that only the mailbox's owner learns of it. */
function olderShowing(when: string): string {
  return (
    `You already have a showing of this home: ${when}. If one is enough, please cancel the other; ` +
    "the link to it is below."
  );
}

const NOT_YOU =
  "If you did not ask for this, someone probably mistyped their email address. You can ignore this email.";
const CHANGE = "See or change your showing";
const YOUR_LINK =
  "Use the link below to cancel or propose another time. Please keep it to yourself.";

function isVisitors(kind: DueEmail["kind"]): kind is VisitorsKind {
  return Object.hasOwn(WORDS, kind);
}

const WORDS: Record<VisitorsKind, (home: Home, email: DueEmail) => VisitorWords> = {
  requested: (home, email) => (email.holds_time ? requestForTime(home) : requestForOther(home)),
  confirmed: (home, email) => ({
    subject: `Your showing on ${home.day} is confirmed`,
    heading: "See you there",
    paragraphs: [
      email.was_requested
        ? "Good news: the owner has confirmed your showing. The attached file puts it into your " +
          "calendar."
        : "Good news: your showing is confirmed. The attached file puts it into your calendar.",
      YOUR_LINK,
    ],
    status: "Confirmed",
    note: entryNotes(email),
    action: CHANGE,
  }),
  moved: (home, email) => ({
    subject: `Your showing is now on ${home.day} at ${home.hour}`,
    heading: "Your showing has moved",
    paragraphs: [
      (email.is_open_house
        ? "The owner has changed the time of the open house, and you keep your place. If that does not " +
          "work for you, please cancel, so that someone else can come. The "
        : "You and the owner have agreed on another time, and your showing is confirmed. The ") +
        "attached file updates your calendar.",
      YOUR_LINK,
    ],
    status: "Confirmed",
    note: entryNotes(email),
    action: CHANGE,
  }),
  cancelled: (home, email) => ({
    subject: email.holds_time
      ? `Your showing on ${home.day} is cancelled`
      : "No time was agreed for your showing",
    heading: "This showing will not take place",
    paragraphs: [
      email.cancelled_by === "visitor"
        ? "Your showing is cancelled, as you asked, and we told the owner. If the home is " +
          "still for sale, you are welcome to choose another time on its page."
        : "We are sorry: this showing was cancelled. If the home is still for sale, you are " +
          "welcome to choose another time on its page.",
    ],
    status: "Cancelled",
    action: "Choose another time",
  }),
  proposal: (home, email) => ({
    subject: `Another time for your showing on ${home.day}?`,
    heading: "The owner proposes another time",
    paragraphs: [
      email.booking_status === "confirmed"
        ? "Could you come at one of these times instead? Choose one with a tap. Until you do, your " +
          "showing stays as it is."
        : "The owner can't confirm the time you asked for yet. Could you come at one of these " +
          "instead? Choose one with a tap, and it is confirmed.",
    ],
    more: proposalFacts(home),
    action: "Choose a time",
  }),
  kept: (home, email) => ({
    subject: `Your showing on ${home.day} stays as it is`,
    heading: "No new time for now",
    paragraphs: [
      email.booking_status === "confirmed"
        ? "The owner kept your showing as it was. You are still expected at the time below."
        : "The owner kept your request as it was and will still answer it. The time is held for you.",
      YOUR_LINK,
    ],
    action: CHANGE,
  }),
  reminder_day: (home, email) => ({
    subject: `Reminder: your showing on ${home.day} at ${home.hour}`,
    heading: "Your showing is tomorrow",
    paragraphs: [
      "The owner is expecting you. If you can't come, please use the link below to cancel, so that " +
        "the owner does not wait for you.",
    ],
    note: entryNotes(email),
    action: CHANGE,
  }),
  reminder_hours: (home, email) => ({
    subject: `Today at ${home.hour}: your showing`,
    heading: "Your showing is soon",
    paragraphs: [
      "The owner is expecting you. If something came up, please use the link below to cancel right away.",
    ],
    note: entryNotes(email),
    action: CHANGE,
  }),
  feedback: (home) => ({
    subject: `How was your showing on ${home.day}?`,
    heading: "Three short questions",
    paragraphs: [
      "Thank you for your visit. What did you think of the home? Only its owner sees your " +
        "answers, and it takes less than a minute.",
    ],
    action: "Answer three questions",
  }),
  // Doesn't quote the message: its writer would decide what we say under our name.
  message: (home) => ({
    subject: `A message about your showing on ${home.day}`,
    heading: "The owner has written to you",
    paragraphs: [
      "The owner of this home has written to you. Use the link below to read the message and answer it: you " +
        "need no account, and neither of you sees the other's address. Please keep the link to yourself.",
    ],
    action: "Read and answer",
  }),
  again: (home) => ({
    subject: `The home you were going to see on ${home.day} is for sale again`,
    heading: "You are welcome to book again",
    paragraphs: [
      "Your showing was cancelled because the owner had agreed to a sale. That sale fell through, and the " +
        "owner invites you to see the home after all. Your time may be gone, so please choose a new one.",
    ],
    when: "Your cancelled showing",
    action: "Choose a time",
  }),
};

function requestForTime(home: Home): VisitorWords {
  return {
    subject: `Your showing request for ${home.day}`,
    heading: "We sent your request to the owner",
    paragraphs: [
      "Thank you for asking to see this home. The owner will look at your request and you " +
        "will hear from us as soon as it is answered. Until then the time is held for you.",
      YOUR_LINK,
    ],
    status: "Waiting for the owner",
    action: CHANGE,
  };
}

/** None of the offered times suited the visitor. */
function requestForOther(home: Home): VisitorWords {
  return {
    subject: "You asked to see a home at another time",
    heading: "We sent the owner the times you asked for",
    paragraphs: [
      "The owner can accept one of them within three days, or propose another. We will let you know. " +
        "Until then no time is held for you.",
      YOUR_LINK,
    ],
    more: proposalFacts(home),
    status: "Waiting for the owner",
    action: CHANGE,
  };
}
