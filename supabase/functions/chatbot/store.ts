import type { ChatHistory, ChatLimits, ChatMessage, ChatThread } from "../_shared/domain/chat.ts";
import { CHAT_LIMITS } from "../_shared/domain/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import { answered, type Database } from "../_shared/edge/database.ts";
import { HISTORY_LIMITS, type Said } from "./history.ts";

/** A person's conversations. All of it as the caller: row-level security decides. */
export type ChatStore = {
  /** @throws AppError `unavailable` */
  limits(user: User): Promise<ChatLimits>;
  /** A conversation in which nothing was said yet. @throws AppError `chat_thread_failed` */
  openThread(user: User): Promise<string>;
  /** Those in which something was said, the latest first. @throws AppError `chat_history_failed` */
  threads(user: User): Promise<ChatThread[]>;
  /** An unknown one is no error. @returns its files that nothing else shows. @throws `unavailable` */
  deleteThread(threadId: string, user: User): Promise<string[]>;
  /** @throws AppError `chat_history_failed` */
  history(threadId: string, user: User): Promise<ChatHistory>;
  /** The end of a conversation, in order. @throws AppError `chat_failed` */
  recent(threadId: string, user: User): Promise<Said[]>;
};

/** Messages of a conversation that are shown, the latest. */
const SHOWN_MESSAGES = 200;
const MESSAGE = "id,role,content,timestamp:created_at,images,sources,stopped";

export function createChatStore(database: Database): ChatStore {
  const clientOf = ({ token }: User) => database.callerClient(token);
  return {
    async limits(user) {
      const { data, error } = await clientOf(user).rpc("my_chat_limits").retry(false);
      return answered(data, error, isLimits, "unavailable");
    },
    async openThread(user) {
      const { data, error } = await clientOf(user).rpc("open_chat_thread").retry(false);
      return answered(data, error, isText, "chat_thread_failed");
    },
    async threads(user) {
      const { data, error } = await clientOf(user)
        .from("chat_threads")
        .select("id,title,created_at,updated_at")
        .not("title", "is", null)
        .order("updated_at", { ascending: false })
        .limit(CHAT_LIMITS.threads)
        .retry(false);
      return answered(data, error, isList<ChatThread>, "chat_history_failed");
    },
    async deleteThread(threadId, user) {
      const args = { p_thread_id: threadId };
      const { data, error } = await clientOf(user).rpc("delete_chat_thread", args).retry(false);
      return answered(data, error, isList<string>, "unavailable");
    },
    async history(threadId, user) {
      const client = clientOf(user);
      const [thread, messages] = await Promise.all([
        client.from("chat_threads").select("id").eq("id", threadId).retry(false),
        client
          .from("chat_messages")
          .select(MESSAGE)
          .eq("thread_id", threadId)
          .order("position", { ascending: false })
          .limit(SHOWN_MESSAGES)
          .retry(false),
      ]);
      const found = answered(thread.data, thread.error, isList, "chat_history_failed");
      const said = answered(
        messages.data,
        messages.error,
        isList<ChatMessage>,
        "chat_history_failed",
      );
      return { exists: found.length > 0, messages: found.length > 0 ? said.toReversed() : [] };
    },
    async recent(threadId, user) {
      const { data, error } = await clientOf(user)
        .from("chat_messages")
        .select("role,content")
        .eq("thread_id", threadId)
        .order("position", { ascending: false })
        .limit(HISTORY_LIMITS.messages)
        .retry(false);
      return answered(data, error, isList<Said>, "chat_failed").toReversed();
    },
  };
}

function isLimits(data: unknown): data is ChatLimits {
  return typeof (data as Partial<ChatLimits> | null)?.remaining === "number";
}

function isText(data: unknown): data is string {
  return typeof data === "string";
}

function isList<T>(data: unknown): data is T[] {
  return Array.isArray(data);
}
