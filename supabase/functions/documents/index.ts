import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createDocumentsApp } from "./app.ts";
import { createDocumentFiles } from "./files.ts";
import { drawDocument } from "./kit/draw.ts";
import { createKitStore } from "./kit/store.ts";
import { createDocumentStore } from "./store.ts";

Deno.serve(
  startFunction("documents", readPlatform, (platform) => {
    const database = createDatabase(platform);
    return createDocumentsApp({
      platform,
      callers: createCallers(platform, database),
      store: createDocumentStore(database),
      files: createDocumentFiles(platform, database),
      kit: createKitStore(database),
      draw: drawDocument,
    });
  }),
);
