import { isChatImagePath } from "@domain/vesty/chat.ts";
import * as drafts from "@web/lib/drafts.ts";
import { type ChatState, isUnanswered } from "./chat-store.ts";

/** Typed text and a message without an answer: they survive a reload and end with the tab. */
type ChatDraft = {
  userId: string;
  text: string;
  images: string[];
  /** Resent under the same id, so the server recognizes the repetition. */
  unanswered: { id: string; message: string; images: string[]; askedAt: string } | null;
};

/** @returns undefined when there is none, or it belongs to another user. */
export function readDraft(userId: string): ChatDraft | undefined {
  const draft = drafts.readDraft("vesty", userId);
  return isDraft(draft) && draft.userId === userId ? withOwnImages(draft) : undefined;
}

export function keepDraft({ userId, text, attachments, turns }: ChatState): void {
  if (userId === null) return;
  const open = turns.findLast(isUnanswered);
  const images = attachments.flatMap(({ path }) => path ?? []);
  if (text === "" && images.length === 0 && !open) {
    drafts.forgetDraft("vesty", userId);
    return;
  }
  const unanswered = open && {
    id: open.id,
    message: open.message,
    images: [...open.images],
    askedAt: open.askedAt,
  };
  const draft: ChatDraft = { userId, text, images, unanswered: unanswered ?? null };
  drafts.keepDraft("vesty", userId, draft);
}

function withOwnImages(draft: ChatDraft): ChatDraft {
  const own = (images: string[]) => images.filter((path) => isChatImagePath(path, draft.userId));
  const { unanswered } = draft;
  return {
    ...draft,
    images: own(draft.images),
    unanswered: unanswered && { ...unanswered, images: own(unanswered.images) },
  };
}

function isDraft(value: unknown): value is ChatDraft {
  const { userId, text, images, unanswered } = (value ?? {}) as Partial<ChatDraft>;
  return areTexts([userId, text]) && areTexts(images) && (!unanswered || isMessage(unanswered));
}

function isMessage({ id, message, images, askedAt }: Record<string, unknown>): boolean {
  return areTexts([id, message, askedAt]) && areTexts(images);
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}
