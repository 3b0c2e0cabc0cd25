import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readMailSettings, readPlatform } from "../_shared/edge/env.ts";
import { createMailer } from "../_shared/edge/mailer.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createNewsApp } from "./app.ts";
import { createNewsStore } from "./store.ts";

Deno.serve(
  startFunction(
    "news",
    (read) => ({ platform: readPlatform(read), mail: readMailSettings(read) }),
    ({ platform, mail }) => {
      const database = createDatabase(platform);
      return createNewsApp({
        platform,
        mail,
        store: createNewsStore(database),
        callers: createCallers(platform, database),
        visitors: createVisitors(platform.secretKey),
        mailer: createMailer(mail),
      });
    },
  ),
);
