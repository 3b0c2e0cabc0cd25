import { type Attempt, isAttempt } from "@web/lib/attempt.ts";
import { draftsOf } from "@web/lib/drafts.ts";

/** An unsent message; `sent` is the last try. */
export type MessageDraft = { text: string; sent?: Attempt | undefined };

/** Its subject is a conversation, home, showing or link. */
export const messageDraft = draftsOf("message", isMessageDraft);

function isMessageDraft(kept: unknown): kept is MessageDraft {
  const { text, sent } = (kept ?? {}) as Partial<MessageDraft>;
  return typeof text === "string" && (sent === undefined || isAttempt(sent));
}
