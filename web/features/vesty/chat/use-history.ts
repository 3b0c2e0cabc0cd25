import { useQuery } from "@tanstack/react-query";
import { chatHistoryQuery } from "@web/api/vesty/chat.ts";
import { useEffect } from "react";
import { chatStore, keepThread } from "./chat-store.ts";
import { dropTurn } from "./turns.ts";

/** The server's history of this conversation. */
export function useHistory(userId: string) {
  const threadId = chatStore((state) => (state.hasHistory ? state.threadId : null));
  const history = useQuery(chatHistoryQuery(userId, threadId));

  useEffect(() => {
    if (!history.data || threadId !== chatStore.getState().threadId) return;
    // Decision 44: only the server's word discards a thread, a failed load does not.
    if (!history.data.exists) {
      keepThread(null);
      chatStore.setState({ threadId: null, hasHistory: false });
      return;
    }
    const kept = new Set(history.data.messages.map(({ id }) => id));
    for (const { id, state, isElsewhere } of chatStore.getState().turns) {
      if (kept.has(id) && (state !== "running" || isElsewhere)) dropTurn(id);
    }
  }, [history.data, threadId]);

  return {
    messages: (threadId !== null && history.data?.exists && history.data.messages) || [],
    isLoading: threadId !== null && history.isPending,
    hasFailed: threadId !== null && history.isError && !history.data,
    isFetching: history.isFetching,
    refetch: history.refetch,
  };
}
