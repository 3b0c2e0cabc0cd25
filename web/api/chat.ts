import type { ChatHistory, ChatLimits, ChatThread } from "@domain/chat.ts";
import { AppError } from "@domain/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import type { GetToken } from "./payments.ts";
import { send } from "./request.ts";

/** Conversations with Vesty (A§7). Asking is in chat-stream.ts, images in chat-images.ts. */

/** What is left of today; each answer brings it anew. */
export function chatLimitsQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "limits"],
    queryFn: async ({ signal }): Promise<ChatLimits> => {
      const limits = await callFunction<Partial<ChatLimits>>("chatbot/limits", {
        token: await getToken(),
        signal,
        fallback: "unavailable",
      });
      if (!isLimits(limits)) throw new AppError("unavailable");
      return limits;
    },
  });
}

/** Earlier conversations, the one spoken in last first. */
export function chatThreadsQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "threads"],
    // Whoever opens the list wants it as it is now.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ChatThread[]> => {
      const threads = await callFunction<ChatThread[]>("chatbot/threads", {
        token: await getToken(),
        signal,
        fallback: "chat_history_failed",
      });
      if (!Array.isArray(threads)) throw new AppError("chat_history_failed");
      return threads;
    },
  });
}

/** What was said in a conversation; `exists` is false for one that is gone, or somebody else's. */
export function chatHistoryQuery(userId: string, threadId: string | null, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "chat", "history", threadId ?? ""],
    enabled: threadId !== null,
    queryFn: async ({ signal }): Promise<ChatHistory> => {
      const history = await callFunction<Partial<ChatHistory>>(
        `chatbot/history?thread_id=${encodeURIComponent(threadId ?? "")}`,
        { token: await getToken(), signal, fallback: "chat_history_failed" },
      );
      if (typeof history.exists !== "boolean" || !Array.isArray(history.messages)) {
        throw new AppError("chat_history_failed");
      }
      return { exists: history.exists, messages: history.messages };
    },
  });
}

/** @throws AppError `network`, `unavailable`. One that is gone already counts as deleted. */
export async function deleteChatThread(threadId: string, token: string | undefined): Promise<void> {
  const path = `functions/v1/chatbot/thread/${encodeURIComponent(threadId)}`;
  const { status } = await send(path, { method: "DELETE", token });
  if (status === 401) throw new AppError("chat_login");
  if (status >= 400 && status !== 404) throw new AppError("unavailable");
}

function isLimits(limits: Partial<ChatLimits>): limits is ChatLimits {
  const { limit, remaining, resets_at } = limits;
  return [limit, remaining].every(Number.isFinite) && typeof resets_at === "string";
}
