import type { Reader } from "../_shared/edge/env.ts";
import { mortgageRate } from "../_shared/edge/mortgage-rate.ts";
import { createOpenAiAccess, readOpenAiSettings } from "../_shared/edge/openai.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createChatbotApp } from "./app.ts";
import { createAssistant } from "./assistant/assistant.ts";
import { createOwnerData } from "./assistant/owner-data.ts";
import { createChatImages } from "./images.ts";
import { createChatLedger } from "./ledger.ts";
import { readChatSettings } from "./settings.ts";
import { createChatStore } from "./store.ts";

Deno.serve(
  startFunction("chatbot", readSettings, (parts) => {
    const { platform, database, openai, settings } = parts;
    return createChatbotApp({
      ...parts,
      rate: () => mortgageRate(database, settings.mortgageRate),
      hasModel: openai.apiKey !== "",
      visitors: createVisitors(platform.secretKey),
      chats: createChatStore(database),
      ledger: createChatLedger(database, settings),
      images: createChatImages(database),
      assistant: createAssistant(createOpenAiAccess(openai, createThirdParty("model", database))),
      owners: (user) => createOwnerData(database.callerClient(user.token), user),
    });
  }),
);

function readSettings(read: Reader) {
  const openai = readOpenAiSettings(read);
  return { openai, settings: readChatSettings(read, openai.timeoutMs) };
}
