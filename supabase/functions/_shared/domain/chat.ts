import { withSmallEnding } from "./images.ts";
import type { SubscriptionPlan } from "./plans.ts";

/**
 * Conversations with Vesty: limits, texts, and the shapes of `/chatbot/*`
 * (docs/product.md A§4, A§5, A§7, A§8).
 */
export const CHAT_LIMITS = {
  /** Characters of a message: code points, as Postgres counts them. */
  message: 1000,
  /** Above so many characters a counter is shown. */
  counterAbove: 800,
  /** Images of one message. */
  images: 5,
  /** Of one image, in bytes; the bucket's own limit. */
  imageBytes: 5 * 1024 * 1024,
  /** Files that somebody may have in the bucket. */
  storedImages: 200,
  /** Conversations of one person; the list answers no more. */
  threads: 100,
  /** Characters of a conversation's title, which is the beginning of its first message. */
  title: 80,
  /** Characters of an answer that are kept. */
  answer: 16_000,
  /** Sources of one answer. */
  sources: 12,
} as const;

/** How tall the field for a message grows, in px. */
export const COMPOSER_MAX_HEIGHT_PX = 200;

export const CHAT_IMAGES_BUCKET = "chat-images";
export const CHAT_IMAGE_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;
export type ChatImageExtension = keyof typeof CHAT_IMAGE_TYPES;

export const CHAT_TEXTS = {
  loginPlaceholder: "Please log in to chat...",
  placeholder: "Ask Vesty about selling your home...",
  clear: "Clear conversation",
  stopped: "You stopped this answer.",
  tooManyImages: `You can attach up to ${CHAT_LIMITS.images} images.`,
} as const;

export const CHAT_ROLES = ["user", "assistant"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

export const SOURCE_KINDS = [
  "handbook",
  "listing",
  "availability",
  "viewings",
  "timeline",
  "documents",
  "plan",
  "calculation",
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What an answer rests on. `href` is a path of our site. */
export type Source = { kind: SourceKind; title: string; href: string };

export type ChatMessage = {
  id: string;
  role: ChatRole;
  content: string;
  /** An instant, ISO 8601. */
  timestamp: string;
  /** Names of files in the bucket `chat-images`. */
  images: string[];
  sources: Source[];
  /** The person stopped this answer; what they had seen of it was kept. */
  stopped: boolean;
};

export type ChatThread = { id: string; title: string; created_at: string; updated_at: string };

/** The answer of `GET /chatbot/history`. A thread of somebody else does not exist. */
export type ChatHistory = { exists: boolean; messages: ChatMessage[] };

/** The answer of `GET /chatbot/limits`: messages of this day, which ends in UTC. */
export type ChatLimits = {
  plan: SubscriptionPlan;
  limit: number;
  used: number;
  remaining: number;
  resets_at: string;
};

/** The body of `POST /chatbot/chat`. `id` is the message's, so that a retry is recognised. */
export type ChatRequest = { message: string; thread_id?: string; images?: string[]; id?: string };

/** The answer of `POST /chatbot/chat`, and the event `done` of its stream. */
export type ChatReply = {
  response: string;
  thread_id: string;
  /** Of the assistant's message. */
  message_id: string;
  sources: Source[];
  limits: ChatLimits;
};

/** Whoever has not told us a name is greeted all the same. */
export function welcomeText(name: string | null | undefined): string {
  return `Hello ${name?.trim() || "there"}! I'm Vesty, your AI real estate assistant. How can I help you today?`;
}

/** A message as it is sent and stored: without its margins, and without what can't be stored. */
export function tidyMessage(text: string): string {
  return wellFormed(text.replaceAll("\0", "")).trim();
}

/** Code points, so that an emoji of one counts as one and SQL counts the same. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** "N characters remaining" above 800 characters; undefined below. */
export function counterText(message: string): string | undefined {
  const count = characterCount(message);
  if (count <= CHAT_LIMITS.counterAbove) return undefined;
  const left = CHAT_LIMITS.message - count;
  if (left >= 0) return `${left} characters remaining`;
  return `${-left} ${left === -1 ? "character" : "characters"} too many`;
}

/** Neither empty nor too long, as the server will judge it. */
export function isSendable(message: string): boolean {
  const count = characterCount(tidyMessage(message));
  return count >= 1 && count <= CHAT_LIMITS.message;
}

/** The last eight characters. */
export function threadLabel(threadId: string): string {
  return threadId.slice(-8);
}

/** Where an image is stored. Both ids are uuids. */
export function chatImagePath(
  userId: string,
  imageId: string,
  extension: ChatImageExtension,
): string {
  return `${userId}/${imageId}.${extension}`;
}

/** Whether a name is one of that person's files, and no way out of their folder. */
export function isChatImagePath(path: string, userId: string): boolean {
  const [folder, file, ...more] = path.split("/");
  return more.length === 0 && folder === userId && FILE_NAME.test(withSmallEnding(file ?? ""));
}

const FILE_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(jpg|png|webp)$/;

/** Half of a character made of two can't be stored; U+FFFD stands for it, as on the wire. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}
