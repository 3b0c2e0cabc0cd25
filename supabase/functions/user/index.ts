import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createUserApp } from "./app.ts";
import { createSubscriptionStore } from "./store.ts";

Deno.serve(
  startFunction("user", readPlatform, (platform) => {
    const database = createDatabase(platform);
    return createUserApp({
      platform,
      callers: createCallers(platform, database),
      subscriptions: createSubscriptionStore(database),
    });
  }),
);
