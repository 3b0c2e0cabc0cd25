import { isChatImagePath } from "@domain/vesty/chat.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { type ChatState, isUnanswered } from "./chat-store.ts";

/** Typed text and a message without an answer: they survive a reload and end with the tab. */
type ChatDraft = {
  text: string;
  images: string[];
  /** Resent under the same id, so the server recognizes the repetition. */
  unanswered: { id: string; message: string; images: string[]; askedAt: string } | null;
};

const chatDraft = draftsOf("vesty", isChatDraft);

/** What was left unsent, with the pictures that are the person's own. */
export function unsentChat(userId: string): ChatDraft | undefined {
  const draft = chatDraft(userId).read();
  if (!draft) return undefined;
  const own = (images: string[]) => images.filter((path) => isChatImagePath(path, userId));
  const { text, images, unanswered } = draft;
  return {
    text,
    images: own(images),
    unanswered: unanswered && { ...unanswered, images: own(unanswered.images) },
  };
}

export function keepUnsentChat({ userId, text, attachments, turns }: ChatState): void {
  if (userId === null) return;
  const draft = chatDraft(userId);
  const open = turns.findLast(isUnanswered);
  const images = attachments.flatMap(({ path }) => path ?? []);
  const unanswered = open && {
    id: open.id,
    message: open.message,
    images: [...open.images],
    askedAt: open.askedAt,
  };
  if (text === "" && images.length === 0 && !open) draft.forget();
  else draft.keep({ text, images, unanswered: unanswered ?? null });
}

function isChatDraft(value: unknown): value is ChatDraft {
  const { text, images, unanswered } = (value ?? {}) as Partial<ChatDraft>;
  return areTexts([text]) && areTexts(images) && (!unanswered || isMessage(unanswered));
}

function isMessage({ id, message, images, askedAt }: Record<string, unknown>): boolean {
  return areTexts([id, message, askedAt]) && areTexts(images);
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}
