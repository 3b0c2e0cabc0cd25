import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { isAccountRefused, type OpenAiAccess } from "../../_shared/edge/openai.ts";
import { converse } from "./converse.ts";
import { createModel } from "./model.ts";
import type { OwnerData } from "./owner-data.ts";
import type { AssistantEvent, Question } from "./question.ts";

export type Assistant = {
  /**
   * @param signal ends the answer right away, for example when the user presses stop, and its reason is thrown. @throws
   * AppError `chat_not_set_up`, `chat_refused` where the service refuses this site's account, `chat_failed` for any
   * other failure, within the settings' time.
   */
  answer(question: Question, data: OwnerData, signal: AbortSignal): AsyncIterable<AssistantEvent>;
};

export function createAssistant(openai: OpenAiAccess): Assistant {
  return {
    async *answer(question, data, signal) {
      const over = new AbortController();
      const deadline = AbortSignal.timeout(openai.timeoutMs);
      const either = AbortSignal.any([signal, deadline, over.signal]);
      try {
        either.throwIfAborted();
        const client = await openai.connect();
        if (!client) throw new AppError("chat_not_set_up");
        const model = createModel(client, openai.model, either);
        yield* converse(question, data, model, either);
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof AppError) throw cause;
        throw new AppError(isAccountRefused(cause) ? "chat_refused" : "chat_failed", { cause });
      } finally {
        // When the reader stops, the request to the model is closed as well.
        over.abort();
      }
    },
  };
}
