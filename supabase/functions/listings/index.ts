import { usualLoan } from "../_shared/domain/homes/mortgage.ts";
import { type Reader, readMortgageRate, readSiteUrl } from "../_shared/edge/env.ts";
import { createGeocoder, readGeocoderSettings } from "../_shared/edge/geocoder.ts";
import { createGeocoderLedger } from "../_shared/edge/geocoder-ledger.ts";
import { mortgageRate } from "../_shared/edge/mortgage-rate.ts";
import { createOpenAiAccess, readOpenAiSettings } from "../_shared/edge/openai.ts";
import { createTakePot, createTakeRate } from "../_shared/edge/rate.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createAnalysisAccess } from "./analysis/access.ts";
import { createPhotoModel } from "./analysis/model.ts";
import { createListingsApp } from "./app.ts";
import { createAdvertisementModel } from "./import/model.ts";
import { createOwnListingStore } from "./own-listing-store.ts";
import { createPageGateways, readDeployHook } from "./pages/gateways.ts";
import { createPhotoAddresses } from "./photos/addresses.ts";
import { createPhotoFiles } from "./photos/files.ts";
import { createPhotoStore } from "./photos/store.ts";
import { createPhraseModel } from "./phrases/model.ts";
import { createPhraseStore } from "./phrases/store.ts";
import { createPassageModel } from "./questions/model.ts";
import { createSourceStore } from "./questions/store.ts";
import { createReadStore } from "./read-store.ts";
import { createFeedStore } from "./reso/store.ts";

Deno.serve(
  startFunction("listings", readSettings, (parts) => {
    const { platform, database, geocoder, openai, deployHook, siteUrl, deployedRate } = parts;
    const access = createOpenAiAccess(openai, createThirdParty("model", database));
    // The counters are closed to every other role.
    const takeRate = createTakeRate(database.serviceClient());
    const takePot = createTakePot(database.serviceClient());
    return createListingsApp({
      ...parts,
      store: createReadStore(database, async () =>
        usualLoan(await mortgageRate(database, deployedRate)),
      ),
      writes: createOwnListingStore(database),
      geocoder: createGeocoder(
        geocoder,
        createGeocoderLedger(database),
        createThirdParty("geocoder", database),
      ),
      photos: {
        store: createPhotoStore(database),
        files: createPhotoFiles(database),
        addresses: createPhotoAddresses(platform),
      },
      pages: createPageGateways(deployHook, platform, database),
      analysis: {
        access: createAnalysisAccess(database),
        model: createPhotoModel(access),
        takePot,
      },
      questions: {
        sources: createSourceStore(database),
        model: createPassageModel(access),
        takeRate,
        takePot,
      },
      phrases: {
        store: createPhraseStore(database),
        model: createPhraseModel(access),
        takeRate,
        takePot,
      },
      imports: { model: createAdvertisementModel(access), takePot },
      feed: { store: createFeedStore(database), takeRate, siteUrl },
      visitors: createVisitors(platform.secretKey),
    });
  }),
);

function readSettings(read: Reader) {
  return {
    geocoder: readGeocoderSettings(read),
    openai: readOpenAiSettings(read),
    deployHook: readDeployHook(read),
    siteUrl: readSiteUrl(read),
    deployedRate: readMortgageRate(read),
  };
}
