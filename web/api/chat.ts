import type { ChatHistory, ChatLimits, ChatThread } from "@domain/chat.ts";
import { AppError } from "@domain/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction, hasKeys, isList } from "./functions.ts";
import { send } from "./request.ts";

/** Conversations with Vesty. Asking is in chat-stream.ts, images in chat-images.ts. */

/** What is left of today; each answer brings it anew. */
export function chatLimitsQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "limits"],
    queryFn: ({ signal }) =>
      callFunction("chatbot/limits", { signal, fallback: "unavailable" }, isLimits),
  });
}

/** Earlier conversations, the one spoken in last first. */
export function chatThreadsQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "threads"],
    // Whoever opens the list wants it as it is now.
    staleTime: 0,
    queryFn: ({ signal }) =>
      callFunction(
        "chatbot/threads",
        { signal, fallback: "chat_history_failed" },
        isList<ChatThread>,
      ),
  });
}

/** What was said in a conversation; `exists` is false for one that is gone, or somebody else's. */
export function chatHistoryQuery(userId: string, threadId: string | null) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "history", threadId ?? ""],
    enabled: threadId !== null,
    queryFn: ({ signal }) =>
      callFunction(
        `chatbot/history?thread_id=${encodeURIComponent(threadId ?? "")}`,
        { signal, fallback: "chat_history_failed" },
        hasKeys<ChatHistory>("exists", "messages"),
      ),
  });
}

/** @throws AppError `network`, `unavailable`. One that is gone already counts as deleted. */
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
