import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { type Reader, readPlatform, readSiteUrl } from "../_shared/edge/env.ts";
import { createGeocoder, readGeocoderSettings } from "../_shared/edge/geocoder.ts";
import { createGeocoderLedger } from "../_shared/edge/geocoder-ledger.ts";
import { createOpenAiClients, readOpenAiSettings } from "../_shared/edge/openai.ts";
import { createTakeRate } from "../_shared/edge/rate.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createAnalysisGateways } from "./analysis/gateways.ts";
import { createListingsApp } from "./app.ts";
import { createAdvertisementModel } from "./import/model.ts";
import { createPageGateways, readDeployHook } from "./pages/gateways.ts";
import { createPhotoGateways } from "./photos/gateways.ts";
import { createPassageModel } from "./questions/model.ts";
import { createSourceStore } from "./questions/store.ts";
import { createFeedStore } from "./reso/store.ts";
import { createListingStore } from "./store.ts";
import { createWriteStore } from "./write-store.ts";

Deno.serve(
  startFunction("listings", readSettings, ({ platform, geocoder, openai, deployHook, siteUrl }) => {
    const database = createDatabase(platform);
    // The counters are closed to every other role.
    const takeRate = createTakeRate(database.serviceClient());
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
        takeRate,
      },
      imports: { model: createAdvertisementModel(createOpenAiClients(openai), openai), takeRate },
      feed: { store: createFeedStore(database), takeRate, siteUrl },
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
    siteUrl: readSiteUrl(read),
  };
}
