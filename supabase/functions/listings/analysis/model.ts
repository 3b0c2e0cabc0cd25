import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { askForJson, isAccountRefused, type OpenAiAccess } from "../../_shared/edge/openai.ts";
import type { HomeFacts } from "./access.ts";
import type { Picture } from "./pictures.ts";
import { DRAFT_NAME, DRAFT_SCHEMA, draftMessages } from "./prompt.ts";

/** A model that describes photos. */
export type PhotoModel = {
  /** @returns its raw answer. @throws AppError `analysis_not_set_up`, `analysis_refused`, `analysis_failed`. */
  describe(pictures: readonly Picture[], facts: HomeFacts): Promise<string>;
};

const MAX_TOKENS = 4_000;

export function createPhotoModel(openai: OpenAiAccess): PhotoModel {
  return {
    async describe(pictures, facts) {
      const answer = await askForJson(openai, {
        messages: draftMessages(pictures, facts),
        name: DRAFT_NAME,
        schema: DRAFT_SCHEMA,
        maxTokens: MAX_TOKENS,
      }).catch((cause) => {
        throw new AppError(isAccountRefused(cause) ? "analysis_refused" : "analysis_failed", {
          cause,
        });
      });
      if (answer === undefined) throw new AppError("analysis_not_set_up");
      return answer;
    },
  };
}
