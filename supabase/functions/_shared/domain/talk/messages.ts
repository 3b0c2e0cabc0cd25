import type { ListingImage } from "../homes/images.ts";
import type { BookingStatus } from "../showings/bookings.ts";
import { MESSAGE_LIMITS } from "../site/errors/limits.ts";
import { isVisible } from "../site/text/contact-details.ts";

/**
 * Messages that a buyer and an owner write to each other about a home. SQL keeps the same rules
 * (schemas/talk/conversations.sql and those after it).
 */

/** A message of this length or more shows how much room is left in the field. */
const COUNTED_FROM = 1800;

export type Side = "owner" | "buyer";

export type Message = {
  /** Made by the client, so that a retry is recognized. */
  id: string;
  conversation_id: string;
  /** Counts the messages of a conversation, from 1. */
  n: number;
  sender: Side;
  body: string;
  created_at: string;
  /** When moderators removed the message; the body then only says so. */
  removed_at?: string | null;
};

/** A home as shown in a conversation, never with its street. */
export type ConversationHome = {
  id: string;
  title: string;
  city: string;
  state: string;
  price: number | null;
  status: string;
  time_zone: string | null;
  is_public: boolean;
  image: Omit<ListingImage, "alt"> | null;
};

type ShowingStep = {
  sequence: number;
  status: BookingStatus;
  /** Null, like the time, while the showing had none. */
  date: string | null;
  time: string | null;
  taken_at: string;
};

/** One of the buyer's showings of that home, with all its changes. */
export type ConversationShowing = {
  id: string;
  status: BookingStatus;
  /** Null, like the time, while the buyer waits for one of the times they asked for. */
  date: string | null;
  time: string | null;
  /** The time that was requested last, if the step has no time. */
  starts_at: string;
  no_show: boolean;
  cancelled_by: "owner" | "visitor" | null;
  steps: ShowingStep[];
};

/** A conversation as one side sees it. */
export type Conversation = {
  id: string;
  side: Side;
  home: ConversationHome;
  /** The other side's first name, if they gave one. */
  other: string | null;
  /** The other side has deleted their account. */
  is_gone: boolean;
  message_count: number;
  has_ended: boolean;
  /** This side has ended the conversation, and may resume it. */
  can_resume: boolean;
  can_write: boolean;
  showings: ConversationShowing[];
  /** The first names of those who wrote for the owner, by message, where several people own the home. */
  writers?: Record<string, string>;
};

/** The answer of `my_conversation`. */
export type OwnConversation = Conversation & { read_n: number; unread: number };

/** The answer of `conversation_by_link`; without an id, nothing has been written yet. */
export type LinkedConversation = Omit<Conversation, "id" | "message_count" | "is_gone"> & {
  id: string | null;
  message_count?: number;
  is_gone?: boolean;
  /** The address of this link belongs to an account. */
  is_member: boolean;
  /** The link of one mail has this; null means the visitor's link to their showing. */
  answers_left?: number | null;
  messages: Message[];
};

/** The answer of `conversation_of_showing`. */
export type ShowingConversation = {
  /** Null when nothing has been written yet. */
  id: string | null;
  home: ConversationHome;
  other: string | null;
  can_write: boolean;
  showings: ConversationShowing[];
};

/** A row of the inbox. */
export type InboxItem = {
  id: string;
  side: Side;
  unread: number;
  last_message_at: string;
  home: ConversationHome;
  other: string | null;
  is_gone: boolean;
  has_ended: boolean;
  last: Pick<Message, "sender" | "body"> | null;
};

/** "Nora", or their role. */
export function nameOfOther({ side, other, is_gone }: Other): string {
  if (is_gone) return "Deleted account";
  return other ?? (side === "owner" ? "A buyer" : "The owner");
}

/** The label within a sentence: "Message to the owner". */
export function otherInSentence({ side, other, is_gone }: Other): string {
  if (is_gone) return "a deleted account";
  return other ?? (side === "owner" ? "the buyer" : "the owner");
}

type Other = Pick<Conversation, "side" | "other"> & { is_gone?: boolean };

/** Counts an emoji as one, as Postgres does. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}

export function isSendableMessage(text: string): boolean {
  const length = messageLength(text);
  return isVisible(text) && length <= MESSAGE_LIMITS.characters;
}

/** How much room is left, once it matters. */
export function messageCounter(text: string): string | undefined {
  const left = MESSAGE_LIMITS.characters - messageLength(text);
  if (left < 0) return `${-left} too many`;
  return left <= MESSAGE_LIMITS.characters - COUNTED_FROM ? `${left} left` : undefined;
}

/** Short, but recognizable: “Is the roof new?” */
export function shortenedMessage(body: string): string {
  const letters = [...body.replace(/\s+/g, " ").trim()];
  const most = 60;
  return letters.length > most
    ? `“${letters.slice(0, most - 1).join("")}…”`
    : `“${letters.join("")}”`;
}

/** The other side's latest messages, for choosing which one to report. */
export function reportableMessages(
  messages: readonly Message[],
  side: Side,
): { subject: string; name: string }[] {
  return [...messages]
    .filter(({ sender, removed_at }) => sender !== side && !removed_at)
    .sort((a, b) => b.n - a.n)
    .slice(0, 20)
    .map(({ id, body }) => ({ subject: id, name: shortenedMessage(body) }));
}

export type TimelineItem =
  | { kind: "message"; at: string; key: string; message: Message }
  | { kind: "showing"; at: string; key: string; showing: ConversationShowing; step: ShowingStep };

/**
 * Messages and changes to showings, in one timeline.
 *
 * @param since leave out earlier steps: older messages aren't loaded, so they would be misplaced.
 */
export function timelineOf(
  messages: readonly Message[],
  showings: readonly ConversationShowing[],
  since?: string,
): TimelineItem[] {
  const steps = showings.flatMap((showing) =>
    showing.steps.map((step) => ({
      kind: "showing" as const,
      at: step.taken_at,
      key: `${showing.id} ${step.sequence}`,
      showing,
      step,
    })),
  );
  const written = [...messages]
    .sort((a, b) => a.n - b.n)
    .map((message) => ({
      kind: "message" as const,
      at: message.created_at,
      key: message.id,
      message,
    }));
  const shown = since ? steps.filter(({ at }) => Date.parse(at) >= Date.parse(since)) : steps;
  // The sort is stable, so steps of one instant keep their sequence, and messages theirs.
  return [...shown, ...written].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The text of a step: "asked", "confirmed", "moved" … */
export function stepWords(
  { showing, step }: Pick<Extract<TimelineItem, { kind: "showing" }>, "showing" | "step">,
  side: Side,
): string {
  const before = showing.steps.find(({ sequence }) => sequence === step.sequence - 1);
  const isMoved = before?.date && (before.date !== step.date || before.time !== step.time);
  if (isMoved) return "Showing moved";
  if (step.status === "pending" && step.date === null)
    return side === "buyer" ? "You asked for another showing time" : "Another time requested";
  if (step.status === "pending")
    return side === "buyer" ? "You asked for a showing" : "Showing requested";
  if (step.status === "confirmed") return "Showing confirmed";
  if (step.status === "completed") return showing.no_show ? "Showing missed" : "Showing took place";
  const own = side === "owner" ? "owner" : "visitor";
  if (showing.cancelled_by === own) return "You cancelled the showing";
  return showing.cancelled_by === "owner"
    ? "The owner cancelled the showing"
    : showing.cancelled_by === "visitor"
      ? "The buyer cancelled the showing"
      : "The showing was cancelled";
}
