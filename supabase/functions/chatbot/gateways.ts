import type { NamedRate } from "../_shared/domain/homes/mortgage.ts";
import type { Callers, User } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import type { Assistant } from "./assistant/assistant.ts";
import type { OwnerData } from "./assistant/owner-data.ts";
import type { ChatImages } from "./images.ts";
import type { ChatLedger } from "./ledger.ts";
import type { ChatSettings } from "./settings.ts";
import type { ChatStore } from "./store.ts";

export type ChatGateways = {
  /** The rate behind monthly payments. */
  rate: () => Promise<NamedRate | undefined>;
  platform: Pick<Platform, "allowedOrigins">;
  settings: Pick<ChatSettings, "waitMs" | "answerMs" | "inputPrice" | "outputPrice">;
  /** Whether this site has a model; without one Vesty says that she is not set up. */
  hasModel: boolean;
  callers: Callers;
  visitors: Pick<Visitors, "networks">;
  chats: ChatStore;
  ledger: ChatLedger;
  images: ChatImages;
  assistant: Assistant;
  /** The data that the assistant may look up, with the user's own permissions. */
  owners: (user: User) => OwnerData;
};
