import type { Source } from "../../_shared/domain/chat.ts";
import { AppError } from "../../_shared/domain/errors.ts";
import type { SubscriptionPlan } from "../../_shared/domain/plans.ts";
import type { OpenAiClients, OpenAiSettings } from "../../_shared/edge/openai.ts";
import { converse } from "./converse.ts";
import { createModel } from "./model.ts";
import type { OwnerData } from "./owner-data.ts";

/** What Vesty is asked. */
export type Question = {
  /** Earlier messages of the thread, oldest first. */
  history: { role: "user" | "assistant"; content: string }[];
  message: string;
  images: { type: string; bytes: Uint8Array }[];
  user: { id: string; name: string | null };
  plan: SubscriptionPlan;
  now: Date;
};

export type AssistantEvent =
  /** A tool is being asked; `label` is what a person reads meanwhile. */
  | { type: "status"; tool: string; label: string }
  /** The next piece of the answer. */
  | { type: "text"; text: string }
  /** Once, at last: all of the text, as the pieces gave it. */
  | {
      type: "end";
      text: string;
      sources: Source[];
      usage: { inputTokens: number; outputTokens: number };
    };

export type Assistant = {
  /**
   * @param signal ends the answer at once (somebody pressed stop); its reason is thrown then.
   * @throws AppError `chat_failed` for everything else that goes wrong, within the settings' time.
   */
  answer(question: Question, data: OwnerData, signal: AbortSignal): AsyncIterable<AssistantEvent>;
};

export function createAssistant(openai: OpenAiClients, settings: OpenAiSettings): Assistant {
  return {
    async *answer(question, data, signal) {
      const over = new AbortController();
      const deadline = AbortSignal.timeout(settings.timeoutMs);
      const either = AbortSignal.any([signal, deadline, over.signal]);
      try {
        either.throwIfAborted();
        const client = await openai.connect();
        if (!client) throw new AppError("chat_failed");
        const model = createModel(client, settings.model, either);
        yield* converse(question, data, model, either);
      } catch (cause) {
        signal.throwIfAborted();
        throw cause instanceof AppError ? cause : new AppError("chat_failed", { cause });
      } finally {
        // Whoever stops reading closes the request as well.
        over.abort();
      }
    },
  };
}
