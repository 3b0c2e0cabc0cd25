import { startFunction } from "../_shared/edge/start.ts";
import { createDashboardApp } from "./app.ts";
import { createProfileStore } from "./profile-store.ts";
import { createDashboardStore } from "./store.ts";

Deno.serve(
  startFunction(
    "dashboard",
    () => ({}),
    (parts) =>
      createDashboardApp({
        ...parts,
        store: createDashboardStore(parts.database),
        profiles: createProfileStore(parts.database, parts.platform),
      }),
  ),
);
