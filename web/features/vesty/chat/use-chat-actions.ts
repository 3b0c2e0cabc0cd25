import type { ChatLimits } from "@domain/vesty/chat.ts";
import { useQueryClient } from "@tanstack/react-query";
import { chatHistoryQuery, chatLimitsQuery, chatThreadsQuery } from "@web/api/vesty/chat.ts";
import { useEffect, useMemo } from "react";
import { chatStore } from "./chat-store.ts";
import { onEndElsewhere } from "./other-tabs.ts";
import { retryTurn, sendComposed, sendMessage, type TurnListeners } from "./turns.ts";

/** The conversation's actions; each answer updates the limits. */
export function useChatActions(userId: string) {
  const queryClient = useQueryClient();
  // Another tab has used up messages in the meantime.
  useEffect(
    () =>
      onEndElsewhere(() => {
        const { threadId } = chatStore.getState();
        for (const { queryKey } of [
          chatLimitsQuery(userId),
          chatThreadsQuery(userId),
          chatHistoryQuery(userId, threadId),
        ])
          void queryClient.invalidateQueries({ queryKey });
      }),
    [userId, queryClient],
  );
  return useMemo(() => {
    const { queryKey: limitsKey } = chatLimitsQuery(userId);
    const { queryKey: threadsKey } = chatThreadsQuery(userId);
    const on: TurnListeners = {
      onLimits: (limits: ChatLimits) => queryClient.setQueryData(limitsKey, limits),
      onEnd: (hasAnswer) => {
        void queryClient.invalidateQueries({ queryKey: threadsKey });
        if (!hasAnswer) void queryClient.invalidateQueries({ queryKey: limitsKey });
      },
    };
    return {
      sendComposed: () => sendComposed(on),
      sendPrompt: (prompt: string) => sendMessage(prompt, [], on),
      retry: (turnId: string) => retryTurn(turnId, on),
    };
  }, [userId, queryClient]);
}
