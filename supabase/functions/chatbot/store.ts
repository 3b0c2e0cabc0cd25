import { CHAT_LIMITS } from "../_shared/domain/site/errors/first-limits.ts";
import type { ChatHistory, ChatLimits, ChatThread } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../_shared/edge/database.ts";
import { HISTORY_LIMITS, type Said } from "./history.ts";

/** A user's conversations. Everything runs as the caller, so row-level security applies. */
export type ChatStore = {
  /** @throws AppError `unavailable` */
  limits(user: User): Promise<ChatLimits>;
  /**
   * A new, empty conversation.
   * @throws AppError `chat_thread_failed`
   */
  openThread(user: User): Promise<string>;
  /**
   * Conversations with at least one message, latest first.
   * @throws AppError `chat_history_failed`
   */
  threads(user: User): Promise<ChatThread[]>;
  /**
   * An unknown conversation is not an error.
   * @returns its files that no other conversation shows.
   * @throws `unavailable`
   */
  deleteThread(threadId: string, user: User): Promise<string[]>;
  /** @throws AppError `chat_history_failed` */
  history(threadId: string, user: User): Promise<ChatHistory>;
  /**
   * The end of a conversation, in order.
   * @throws AppError `chat_failed`
   */
  recent(threadId: string, user: User): Promise<Said[]>;
};

/** The latest messages of a conversation that are shown. */
const SHOWN_MESSAGES = 200;
const MESSAGE = "id,role,content,timestamp:created_at,images,sources,stopped";

export function createChatStore(database: Database): ChatStore {
  const clientOf = ({ token }: User) => database.callerClient(token);
  return {
    limits: (user) => ask(clientOf(user).rpc("my_chat_limits"), "unavailable"),
    openThread: (user) => ask(clientOf(user).rpc("open_chat_thread"), "chat_thread_failed"),
    async threads(user) {
      return askRows(
        clientOf(user)
          .from("chat_threads")
          .select("id,title,created_at,updated_at")
          .not("title", "is", null)
          .order("updated_at", { ascending: false })
          .limit(CHAT_LIMITS.threads)
          .overrideTypes<{ title: string }[]>(),
        "chat_history_failed",
      );
    },
    deleteThread: (threadId, user) =>
      askRows(clientOf(user).rpc("delete_chat_thread", { p_thread_id: threadId }), "unavailable"),
    async history(threadId, user) {
      const client = clientOf(user);
      const [found, messages] = await Promise.all([
        askRows(client.from("chat_threads").select("id").eq("id", threadId), "chat_history_failed"),
        askRows(
          client
            .from("chat_messages")
            .select(MESSAGE)
            .eq("thread_id", threadId)
            .order("position", { ascending: false })
            .limit(SHOWN_MESSAGES),
          "chat_history_failed",
        ),
      ]);
      return { exists: found.length > 0, messages: found.length > 0 ? messages.toReversed() : [] };
    },
    async recent(threadId, user) {
      const messages = await askRows(
        clientOf(user)
          .from("chat_messages")
          .select("role,content")
          .eq("thread_id", threadId)
          .order("position", { ascending: false })
          .limit(HISTORY_LIMITS.messages),
        "chat_failed",
      );
      return messages.toReversed();
    },
  };
}
