import { AppError } from "@domain/site/errors/errors.ts";
import type { ChatHistory, ChatLimits, ChatThread } from "@domain/vesty/chat.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { callFunction, hasKeys, isList } from "../site/transport/functions.ts";
import { send } from "../site/transport/request.ts";

/** Conversations with Vesty. Asking is in chat-stream.ts, images in chat-images.ts. */

/** The rest of today's allowance; each answer updates it. */
export function chatLimitsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "chat", "limits"),
    queryFn: ({ signal }) =>
      callFunction("chatbot/limits", { signal, fallback: "unavailable" }, isLimits),
  });
}

/** Earlier conversations, most recent first. */
export function chatThreadsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "chat", "threads"),
    // Opening the list should show its current state.
    staleTime: 0,
    queryFn: ({ signal }) =>
      callFunction(
        "chatbot/threads",
        { signal, fallback: "chat_history_failed" },
        isList<ChatThread>,
      ),
  });
}

/**
 * The messages of a conversation; `exists` is false when it was deleted or belongs to another user.
 */
export function chatHistoryQuery(userId: string, threadId: string | null) {
  return queryOptions({
    queryKey: ownKey(userId, "chat", "history", threadId ?? ""),
    enabled: threadId !== null,
    queryFn: ({ signal }) =>
      callFunction(
        `chatbot/history?thread_id=${encodeURIComponent(threadId ?? "")}`,
        { signal, fallback: "chat_history_failed" },
        hasKeys<ChatHistory>("exists", "messages"),
      ),
  });
}

/** @throws AppError `network`, `unavailable`. An already deleted one counts as deleted. */
export async function deleteChatThread(threadId: string): Promise<void> {
  const path = `functions/v1/chatbot/thread/${encodeURIComponent(threadId)}`;
  const { status } = await send(path, { method: "DELETE", as: "member" });
  if (status === 401) throw new AppError("chat_login");
  if (status >= 400 && status !== 404) throw new AppError("unavailable");
}

function isLimits(answer: unknown): answer is ChatLimits {
  const { limit, remaining, resets_at } = (answer ?? {}) as Partial<ChatLimits>;
  return [limit, remaining].every(Number.isFinite) && typeof resets_at === "string";
}
