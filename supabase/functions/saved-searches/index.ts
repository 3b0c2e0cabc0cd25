import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readMailSettings, readPlatform } from "../_shared/edge/env.ts";
import { createMailer } from "../_shared/edge/mailer.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createSavedSearchesApp } from "./app.ts";
import { createSearchMailStore } from "./store.ts";

Deno.serve(
  startFunction(
    "saved-searches",
    (read) => ({ platform: readPlatform(read), mail: readMailSettings(read) }),
    ({ platform, mail }) => {
      const database = createDatabase(platform);
      return createSavedSearchesApp({
        platform,
        mail,
        store: createSearchMailStore(database),
        callers: createCallers(platform, database),
        visitors: createVisitors(platform.secretKey),
        mailer: createMailer(mail),
      });
    },
  ),
);
