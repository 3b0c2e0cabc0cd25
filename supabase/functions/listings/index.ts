import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { type Reader, readPlatform } from "../_shared/edge/env.ts";
import { createGeocoder, readGeocoderSettings } from "../_shared/edge/geocoder.ts";
import { createGeocoderLedger } from "../_shared/edge/geocoder-ledger.ts";
import { createOpenAiClients, readOpenAiSettings } from "../_shared/edge/openai.ts";
import { createTakeRate } from "../_shared/edge/rate.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createAnalysisGateways } from "./analysis/gateways.ts";
import { createListingsApp } from "./app.ts";
import { createPageGateways, readDeployHook } from "./pages/gateways.ts";
import { createPhotoGateways } from "./photos/gateways.ts";
import { createPassageModel } from "./questions/model.ts";
import { createSourceStore } from "./questions/store.ts";
import { createListingStore } from "./store.ts";
import { createWriteStore } from "./write-store.ts";

Deno.serve(
  startFunction("listings", readSettings, ({ platform, geocoder, openai, deployHook }) => {
    const database = createDatabase(platform);
    return createListingsApp({
      platform,
      store: createListingStore(database),
      writes: createWriteStore(database),
      geocoder: createGeocoder(geocoder, createGeocoderLedger(database)),
      photos: createPhotoGateways(platform, database),
      pages: createPageGateways(deployHook, platform, database),
      analysis: createAnalysisGateways(openai, database),
      questions: {
        sources: createSourceStore(database),
        model: createPassageModel(createOpenAiClients(openai), openai),
        // The counters are closed to every other role.
        takeRate: createTakeRate(database.serviceClient()),
      },
      callers: createCallers(platform, database),
      visitors: createVisitors(platform.secretKey),
    });
  }),
);

function readSettings(read: Reader) {
  return {
    platform: readPlatform(read),
    geocoder: readGeocoderSettings(read),
    openai: readOpenAiSettings(read),
    deployHook: readDeployHook(read),
  };
}
