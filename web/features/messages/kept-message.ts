import { forgetDraft, keepDraft, readDraft } from "@web/lib/drafts.ts";

const FORM = "message";

/** `sent` is the last attempt: the same text goes out under the same id, so it arrives once. */
export type KeptMessage = { text: string; sent?: { id: string; text: string } };

/** An unsent message. @param about a conversation, home, viewing or link. */
export function readKeptMessage(userId: string | null, about: string): KeptMessage {
  const kept = readDraft(FORM, userId, about) as Partial<KeptMessage> | undefined;
  if (typeof kept?.text !== "string") return { text: "" };
  const { sent } = kept;
  const isWhole = typeof sent?.id === "string" && typeof sent.text === "string";
  return isWhole ? { text: kept.text, sent } : { text: kept.text };
}

export function keepMessage(userId: string | null, about: string, message: KeptMessage): void {
  if (message.text === "") forgetDraft(FORM, userId, about);
  else keepDraft(FORM, userId, message, about);
}
