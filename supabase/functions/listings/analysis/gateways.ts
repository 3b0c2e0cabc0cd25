import type { Database } from "../../_shared/edge/database.ts";
import { createOpenAiClients, type OpenAiSettings } from "../../_shared/edge/openai.ts";
import { createAnalysisAccess } from "./access.ts";
import { createPhotoModel } from "./model.ts";
import type { AnalysisGateways } from "./routes.ts";

export function createAnalysisGateways(
  settings: OpenAiSettings,
  database: Database,
): AnalysisGateways {
  return {
    access: createAnalysisAccess(database),
    model: createPhotoModel(createOpenAiClients(settings), settings),
  };
}
