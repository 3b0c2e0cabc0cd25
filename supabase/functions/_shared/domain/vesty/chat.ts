import { withSmallEnding } from "../homes/images.ts";
import { CHAT_LIMITS } from "../site/errors/first-limits.ts";
import type { SubscriptionPlan } from "../site/plans/plans.ts";

/**
 * Conversations with Vesty: limits, texts, and the shapes of `/chatbot/*`
 * (docs/product.md A§4, A§5, A§7, A§8).
 */

/** Maximum height of the message field, in px. */
export const COMPOSER_MAX_HEIGHT_PX = 200;

export const CHAT_IMAGES_BUCKET = "chat-images";
export const CHAT_IMAGE_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;
type ChatImageExtension = keyof typeof CHAT_IMAGE_TYPES;

export const CHAT_TEXTS = {
  loginPlaceholder: "Please log in to chat...",
  placeholder: "Ask Vesty about selling your home...",
  clear: "Clear conversation",
  stopped: "This answer was stopped before its end.",
  tooManyImages: `You can attach up to ${CHAT_LIMITS.images} images.`,
} as const;

export type ChatRole = "user" | "assistant";

export const SOURCE_KINDS = [
  "handbook",
  "listing",
  "availability",
  "showings",
  "timeline",
  "documents",
  "plan",
  "calculation",
] as const;
type SourceKind = (typeof SOURCE_KINDS)[number];

/** A source cited by an answer. `href` is a path on our site. */
export type Source = { kind: SourceKind; title: string; href: string };

export type ChatMessage = {
  id: string;
  role: ChatRole;
  content: string;
  /** ISO 8601 instant. */
  timestamp: string;
  /** File names in the bucket `chat-images`. */
  images: string[];
  sources: Source[];
  /** The answer was stopped or broke off; the part that was seen is kept. */
  stopped: boolean;
};

export type ChatThread = { id: string; title: string; created_at: string; updated_at: string };

/** The answer of `GET /chatbot/history`. Another user's thread reports as nonexistent. */
export type ChatHistory = { exists: boolean; messages: ChatMessage[] };

/** The answer of `GET /chatbot/limits`: today's messages, where a day ends at midnight UTC. */
export type ChatLimits = {
  plan: SubscriptionPlan;
  limit: number;
  used: number;
  remaining: number;
  resets_at: string;
};

/** The body of `POST /chatbot/chat`. `id` identifies the message, so that a retry is recognized. */
export type ChatRequest = { message: string; thread_id?: string; images?: string[]; id?: string };

/** The answer of `POST /chatbot/chat`, and the `done` event of its stream. */
export type ChatReply = {
  response: string;
  thread_id: string;
  /** The id of the assistant's message. */
  message_id: string;
  sources: Source[];
  /** The answer broke off; this is the part that was seen. */
  stopped: boolean;
  limits: ChatLimits;
};

/** The greeting also fits users who haven't given a name. */
export function welcomeText(name: string | null | undefined): string {
  return `Hello ${name?.trim() || "there"}! I'm Vesty, your AI real estate assistant. How can I help you today?`;
}

/** The message as sent and stored: trimmed, without what Postgres can't store (NUL and lone surrogates). */
export function tidyMessage(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().trim();
}

/** Counts code points, so an emoji made of one counts as one, as in SQL. */
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

/** Whether the server will accept the message's length. */
export function isSendable(message: string): boolean {
  const count = characterCount(tidyMessage(message));
  return count >= 1 && count <= CHAT_LIMITS.message;
}

/** The last eight characters of the id. */
export function threadLabel(threadId: string): string {
  return threadId.slice(-8);
}

/** The storage path of an image. Both ids are uuids. */
export function chatImagePath(
  userId: string,
  imageId: string,
  extension: ChatImageExtension,
): string {
  return `${userId}/${imageId}.${extension}`;
}

/** Whether the path is one of this user's files and stays inside their folder. */
export function isChatImagePath(path: string, userId: string): boolean {
  const [folder, file, ...more] = path.split("/");
  return more.length === 0 && folder === userId && FILE_NAME.test(withSmallEnding(file ?? ""));
}

const FILE_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(jpg|png|webp)$/;
