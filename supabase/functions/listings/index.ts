import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createListingsApp } from "./app.ts";
import { createListingStore } from "./store.ts";

Deno.serve(
  startFunction("listings", readPlatform, (platform) => {
    const database = createDatabase(platform);
    return createListingsApp({
      platform,
      store: createListingStore(database),
      callers: createCallers(platform, database),
      visitors: createVisitors(platform.secretKey),
    });
  }),
);
