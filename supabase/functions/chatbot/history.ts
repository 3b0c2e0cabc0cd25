import type { ChatRole } from "../_shared/domain/vesty/chat.ts";

export type Said = { role: ChatRole; content: string };

/** The messages of which the model is reminded. Every message costs money again with each question that follows it. */
export const HISTORY_LIMITS = { messages: 12, charactersEach: 1_500 } as const;

/**
 * The end of a conversation, starting with a question, each message cut to the limit.
 * @param messages oldest first.
 */
export function recentHistory(messages: readonly Said[]): Said[] {
  const recent = messages.slice(-HISTORY_LIMITS.messages);
  const start = recent.findIndex(({ role }) => role === "user");
  return start < 0 ? [] : recent.slice(start).map(remembered);
}

/** Removes citation numbers, which mean nothing in the next answer. */
function remembered({ role, content }: Said): Said {
  const text = content.replace(/ ?\[\d{1,3}\]/g, "");
  return { role, content: text.slice(0, HISTORY_LIMITS.charactersEach) };
}
