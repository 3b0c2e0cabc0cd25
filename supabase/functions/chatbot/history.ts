import type { ChatRole } from "../_shared/domain/chat.ts";

export type Said = { role: ChatRole; content: string };

/** What the model is reminded of: each message costs again with every one that follows. */
export const HISTORY_LIMITS = { messages: 20, characters: 12_000 } as const;

/**
 * The end of a conversation, beginning with a question.
 * @param messages in order, the oldest first.
 */
export function recentHistory(messages: readonly Said[]): Said[] {
  const recent: Said[] = [];
  let characters = 0;
  for (const message of messages.slice(-HISTORY_LIMITS.messages).toReversed()) {
    characters += message.content.length;
    if (characters > HISTORY_LIMITS.characters) break;
    recent.unshift(message);
  }
  while (recent[0]?.role === "assistant") recent.shift();
  return recent;
}
