import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createDashboardApp } from "./app.ts";
import { createProfileStore } from "./profile-store.ts";
import { createDashboardStore } from "./store.ts";

Deno.serve(
  startFunction(
    "dashboard",
    (read) => ({ platform: readPlatform(read) }),
    ({ platform }) => {
      const database = createDatabase(platform);
      return createDashboardApp({
        platform,
        callers: createCallers(platform, database),
        store: createDashboardStore(database),
        profiles: createProfileStore(database, platform),
      });
    },
  ),
);
