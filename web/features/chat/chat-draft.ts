import { isChatImagePath } from "@domain/chat.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { DRAFT_PREFIX } from "@web/session/personal-keys.ts";
import { type ChatState, isUnanswered } from "./chat-store.ts";

/** What was typed, and a message without an answer, outlive a reload and end with the tab. */
export type ChatDraft = {
  userId: string;
  text: string;
  images: string[];
  /** Under the same id the server takes a repetition for what it is. */
  unanswered: { id: string; message: string; images: string[]; askedAt: string } | null;
};

const KEY = `${DRAFT_PREFIX}vesty`;

/** @returns undefined when there is none, or it is somebody else's. */
export function readDraft(userId: string): ChatDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readItem(KEY, "session") ?? "null");
    return isDraft(draft) && draft.userId === userId ? withOwnImages(draft) : undefined;
  } catch {
    // Damaged: the composer starts empty.
    return undefined;
  }
}

export function keepDraft({ userId, text, attachments, turns }: ChatState): void {
  if (userId === null) return;
  const open = turns.findLast(isUnanswered);
  const images = attachments.flatMap(({ path }) => path ?? []);
  if (text === "" && images.length === 0 && !open) {
    forgetDraft();
    return;
  }
  const unanswered = open && {
    id: open.id,
    message: open.message,
    images: [...open.images],
    askedAt: open.askedAt,
  };
  const draft: ChatDraft = { userId, text, images, unanswered: unanswered ?? null };
  writeItem(KEY, JSON.stringify(draft), "session");
}

export function forgetDraft(): void {
  removeItem(KEY, "session");
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
