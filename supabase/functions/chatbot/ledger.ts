import type { AnsweredChat, ReservedChat } from "../_shared/domain/site/database/stored-answers.ts";
import type { ChatReply, Source } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askJson, askRows, type Database } from "../_shared/edge/database.ts";
import type { Networks } from "../_shared/edge/visitor.ts";
import type { Asked } from "./request.ts";
import { type ChatSettings, reservedCost } from "./settings.ts";

export type Said = { text: string; sources: Source[]; isStopped: boolean; cost: number };

/** Usage and stored messages. Costs are in millionths of a dollar. */
export type ChatLedger = {
  /**
   * Reserves a message before the model is asked. Returns the existing reply to a message already
   * answered.
   * @throws AppError `chat_limit`, `chat_running`, `chat_paused`, `thread_not_found`,
   * `chat_images_invalid`, `chat_message_invalid`, `too_many_requests`, `chat_failed`
   */
  reserve(asked: Asked, user: User, networks: Networks): Promise<ReservedChat | AnsweredChat>;
  /**
   * Whether a reserved message may start now.
   * @throws AppError `chat_failed`
   */
  start(asked: Asked, taken: ReservedChat, user: User): Promise<boolean>;
  /**
   * Stores and counts question and answer, all or nothing. Null if the conversation was deleted in
   * the meantime.
   * @throws AppError `chat_failed`
   */
  finish(asked: Asked, taken: ReservedChat, said: Said, user: User): Promise<ChatReply | null>;
  /** @throws AppError `chat_failed`; the message is still given back when its lease ends. */
  giveBack(asked: Asked, taken: ReservedChat, cost: number, user: User): Promise<void>;
  /**
   * Names of files that no conversation shows.
   * @throws AppError `unavailable`
   */
  sweep(limit: number): Promise<string[]>;
};

/** Time besides the answer itself: reading the images before it, and storing it afterwards. */
const LEASE_RESERVE_MS = 40_000;

/** Uses the service client, because only this function may write usage and messages. */
export function createChatLedger(database: Database, settings: ChatSettings): ChatLedger {
  const service = database.serviceClient();
  const lease = Math.ceil((settings.waitMs + settings.answerMs + LEASE_RESERVE_MS) / 1000);
  const turnOf = (asked: Asked, taken: ReservedChat, user: User) => ({
    p_user_id: user.id,
    p_message_id: asked.id,
    p_turn: taken.turn,
  });
  return {
    async reserve(asked, user, networks) {
      const args = {
        p_user_id: user.id,
        p_message_id: asked.id,
        p_message: asked.message,
        p_thread_id: asked.threadId ?? null,
        p_images: asked.images,
        p_cost: reservedCost(settings, asked.images.length),
        p_budget: settings.dailyBudget,
        p_lease_seconds: lease,
        p_networks: [...networks],
      };
      return askJson(service.rpc("reserve_chat", args), isTaken, "chat_failed");
    },
    async start(asked, taken, user) {
      const args = { ...turnOf(asked, taken, user), p_lease_seconds: lease };
      return ask(service.rpc("start_chat", args), "chat_failed");
    },
    async finish(asked, taken, said, user) {
      const args = {
        ...turnOf(asked, taken, user),
        p_message: asked.message,
        p_answer: said.text,
        p_sources: said.sources,
        p_stopped: said.isStopped,
        p_cost: said.cost,
      };
      return askJson(service.rpc("finish_chat", args), isReply, "chat_failed");
    },
    async giveBack(asked, taken, cost, user) {
      const args = { ...turnOf(asked, taken, user), p_cost: cost };
      await ask(service.rpc("return_chat", args), "chat_failed");
    },
    sweep: (limit) => askRows(service.rpc("sweep_chat_images", { p_limit: limit }), "unavailable"),
  };
}

function isTaken(data: unknown): data is ReservedChat | AnsweredChat {
  const { state, turn, reply } = (data ?? {}) as Record<string, unknown>;
  return state === "answered" ? isReply(reply) : typeof turn === "string";
}

function isReply(data: unknown): data is ChatReply | null {
  return data === null || typeof (data as Partial<ChatReply>).response === "string";
}
