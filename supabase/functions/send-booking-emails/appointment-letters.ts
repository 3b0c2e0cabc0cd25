import { lengthText } from "../_shared/domain/sales/appointments.ts";
import { PURPOSE_WORDS } from "../_shared/domain/showings/purposes.ts";
import type { DueEmail } from "./due-email.ts";
import { type Home, proposalFacts } from "./home.ts";
import { entryNotes, type OwnersKind, type OwnerWords, type VisitorWords } from "./letter-words.ts";

/**
 * Words of mail about the time that an inspector or an appraiser takes at a home under contract. Everything else in it is
 * as in mail about a showing.
 */

/** Letters to the owner of the home. */
export function appointmentWords(kind: OwnersKind, home: Home, email: DueEmail): OwnerWords {
  const { name, a } = PURPOSE_WORDS[email.purpose];
  const who = ROLES[email.purpose];
  const open = `See the ${name}`;
  switch (kind) {
    case "requested":
      return {
        subject: `Time for ${a}: ${home.title}`,
        heading: `The ${who} asks for a time`,
        text: `The buyer's ${who} would like to come for ${a} of ${lengthOf(email)}. The time is held until you answer, so please confirm or cancel it soon.`,
        action: "Answer the request",
      };
    case "confirmed":
      return email.was_requested
        ? {
            subject: `The ${name} is confirmed: ${home.title}`,
            heading: `The ${name} is in the calendar`,
            text: `This ${name} of ${lengthOf(email)} is confirmed, and we told the ${who} and the buyer.`,
            action: open,
          }
        : {
            subject: `New ${name}: ${home.title}`,
            heading: `The ${who} is coming`,
            text: `The buyer's ${who} has taken a time for ${a} of ${lengthOf(email)}. It was confirmed automatically, as you chose. If the time does not suit you, you can propose another one.`,
            action: open,
          };
    case "moved":
      return {
        subject: `The ${name} has moved: ${home.title}`,
        heading: `The ${name} has a new time`,
        text: `The ${name} is confirmed for the time below, and takes ${lengthOf(email)}. The attached file updates your calendar.`,
        action: open,
      };
    case "cancelled":
      return {
        subject: `The ${name} was cancelled: ${home.title}`,
        heading: `This ${name} will not take place`,
        text:
          email.cancelled_by === "visitor"
            ? `The ${who} has cancelled it, and can take another time. The buyer knows.`
            : `It was cancelled, and we told the ${who}.`,
        action: open,
        hasNote: false,
      };
    case "proposal":
      return {
        subject: `Another time for the ${name}: ${home.title}`,
        heading: "Could it be another time?",
        text: `The ${who} proposes another time for the ${name}. Accept it with a tap, or leave the ${name} as it is.`,
        more: proposalFacts(home),
        action: "Answer the proposal",
        hasNote: false,
      };
    case "reminder_day":
      return {
        subject: `Tomorrow at ${home.hour}: the ${name} of ${home.title}`,
        heading: `The ${name} is tomorrow`,
        text: `The ${who} comes for ${lengthOf(email)}. Please make sure that all rooms, the attic and the basement can be reached.`,
        action: open,
      };
    case "reminder_hours":
      return {
        subject: `Today at ${home.hour}: the ${name} of ${home.title}`,
        heading: `The ${name} is soon`,
        text: `The ${who} comes shortly, for ${lengthOf(email)}.`,
        action: open,
      };
  }
}

/** Letters to the inspector or appraiser. The link in them leads to the party's own page. */
export function partyWords(home: Home, email: DueEmail): VisitorWords {
  const { name } = PURPOSE_WORDS[email.purpose];
  const length = { label: "Takes", value: lengthOf(email) };
  const about = { closing: INVITED, more: [length], action: `See or change the ${name}` };
  const yours = `Use the link below to move or cancel it. Please keep it to yourself.`;
  switch (email.kind) {
    case "requested":
      return {
        ...about,
        subject: `Your time for the ${name} on ${home.day}`,
        heading: "We sent your time to the owner",
        paragraphs: [
          "You will hear from us as soon as the owner has answered. Until then the time is held for you.",
          yours,
        ],
        status: "Waiting for the owner",
      };
    case "confirmed":
      return {
        ...about,
        subject: `The ${name} on ${home.day} is confirmed`,
        heading: `The ${name} is confirmed`,
        paragraphs: ["The attached file puts it into your calendar.", yours],
        status: "Confirmed",
        note: entryNotes(email),
      };
    case "moved":
      return {
        ...about,
        subject: `The ${name} is now on ${home.day} at ${home.hour}`,
        heading: `The ${name} has moved`,
        paragraphs: ["It is confirmed. The attached file updates your calendar.", yours],
        status: "Confirmed",
        note: entryNotes(email),
      };
    case "proposal":
      return {
        ...about,
        subject: `Another time for the ${name} on ${home.day}?`,
        heading: "The owner proposes another time",
        paragraphs: [
          email.booking_status === "confirmed"
            ? `Could you come at one of these times instead? Until you choose one, the ${name} stays as it is.`
            : "The owner can't confirm your time yet. Could you come at one of these instead? Choose one, and it is confirmed.",
        ],
        more: [length, ...proposalFacts(home)],
        action: "Choose a time",
      };
    case "kept":
      return {
        ...about,
        subject: `The ${name} on ${home.day} stays as it is`,
        heading: "No new time for now",
        paragraphs: [
          email.booking_status === "confirmed"
            ? `The owner kept the ${name} as it was, so you are still expected at the time below.`
            : "The owner kept your request as it was and will still answer it. The time is held for you.",
          yours,
        ],
      };
    case "reminder_day":
    case "reminder_hours":
      return {
        ...about,
        subject:
          email.kind === "reminder_day"
            ? `Reminder: the ${name} on ${home.day} at ${home.hour}`
            : `Today at ${home.hour}: the ${name}`,
        heading: `The ${name} is ${email.kind === "reminder_day" ? "tomorrow" : "soon"}`,
        paragraphs: [
          "The owner is expecting you. If you can't come, please use the link below right away.",
        ],
        note: entryNotes(email),
      };
    case "cancelled":
      return {
        ...about,
        subject: `The ${name} on ${home.day} is cancelled`,
        heading: `This ${name} will not take place`,
        paragraphs: [
          email.cancelled_by === "visitor"
            ? "It is cancelled, as you asked, and we told the owner and the buyer."
            : "We are sorry: it was cancelled.",
          ...(email.token === null ? [] : ["You can take another time by the link below."]),
        ],
        status: "Cancelled",
        action: email.token === null ? "See the home" : "Take another time",
      };
    // Only visitors are asked for feedback, written to, and invited again.
    default:
      throw new Error(`an ${name} has no mail of the kind ${email.kind}`);
  }
}

const ROLES = { showing: "visitor", inspection: "inspector", appraisal: "appraiser" };

const INVITED = "You get this email because the home's buyer invited you.";

function lengthOf({ starts_at, ends_at }: DueEmail): string {
  return lengthText((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
}
