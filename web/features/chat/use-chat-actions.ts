import type { ChatLimits } from "@domain/chat.ts";
import { useQueryClient } from "@tanstack/react-query";
import { chatLimitsQuery, chatThreadsQuery } from "@web/api/chat.ts";
import { getAccessToken } from "@web/session/token.ts";
import { useMemo } from "react";
import { retryTurn, sendComposed, sendMessage, type TurnListeners } from "./turns.ts";

/** What one can do in the conversation; the answers bring the limits up to date. */
export function useChatActions(userId: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey: limitsKey } = chatLimitsQuery(userId, getAccessToken);
    const { queryKey: threadsKey } = chatThreadsQuery(userId, getAccessToken);
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

export type ChatActions = ReturnType<typeof useChatActions>;
