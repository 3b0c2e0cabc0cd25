import { AppError } from "../../_shared/domain/errors.ts";
import type { OpenAiClients, OpenAiSettings } from "../../_shared/edge/openai.ts";
import type { HomeFacts } from "./access.ts";
import type { Picture } from "./pictures.ts";
import { DRAFT_NAME, DRAFT_SCHEMA, draftMessages } from "./prompt.ts";

/** A model that describes photos. */
export type PhotoModel = {
  /** @returns its raw answer. @throws AppError `analysis_not_set_up`, `analysis_failed`. */
  describe(pictures: readonly Picture[], facts: HomeFacts): Promise<string>;
};

const MAX_TOKENS = 4_000;

export function createPhotoModel(openai: OpenAiClients, settings: OpenAiSettings): PhotoModel {
  return {
    async describe(pictures, facts) {
      const client = await openai.connect();
      if (!client) throw new AppError("analysis_not_set_up");
      const request = client.chat.completions.create(
        {
          model: settings.model,
          messages: draftMessages(pictures, facts),
          max_completion_tokens: MAX_TOKENS,
          response_format: {
            type: "json_schema",
            json_schema: { name: DRAFT_NAME, strict: true, schema: DRAFT_SCHEMA },
          },
        },
        // The SDK's own timeout covers only the first byte; this one covers the whole answer.
        { signal: AbortSignal.timeout(settings.timeoutMs) },
      );
      const completion = await request.catch((cause) => {
        throw new AppError("analysis_failed", { cause });
      });
      // A refusal has no content, and an answer may lack choices.
      const content = completion?.choices?.[0]?.message?.content;
      if (typeof content !== "string") throw new AppError("analysis_failed");
      return content;
    },
  };
}
