import { type Attempt, isAttempt } from "@web/lib/attempt.ts";
import { forgetDraft, keepDraft, readDraft } from "@web/lib/drafts.ts";

const FORM = "message";

/** `sent` is the last try. */
export type KeptMessage = { text: string; sent?: Attempt | undefined };

/** An unsent message. @param about a conversation, home, showing or link. */
export function readKeptMessage(userId: string | null, about: string): KeptMessage {
  const kept = readDraft(FORM, userId, about) as Partial<KeptMessage> | undefined;
  if (typeof kept?.text !== "string") return { text: "" };
  const { sent } = kept;
  return isAttempt(sent) ? { text: kept.text, sent } : { text: kept.text };
}

export function keepMessage(userId: string | null, about: string, message: KeptMessage): void {
  if (message.text === "") forgetDraft(FORM, userId, about);
  else keepDraft(FORM, userId, message, about);
}
