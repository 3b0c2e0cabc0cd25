import type { Database } from "../../_shared/edge/database.ts";
import type { Platform } from "../../_shared/edge/env.ts";
import { createPhotoAddresses } from "./addresses.ts";
import type { PhotoGateways } from "./attach.ts";
import { createPhotoFiles } from "./files.ts";
import { createPhotoStore } from "./store.ts";

export function createPhotoGateways(platform: Platform, database: Database): PhotoGateways {
  return {
    store: createPhotoStore(database),
    files: createPhotoFiles(database),
    addresses: createPhotoAddresses(platform),
  };
}
