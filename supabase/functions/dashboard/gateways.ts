import type { Callers } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { DashboardStore } from "./store.ts";

export type DashboardGateways = {
  platform: Pick<Platform, "allowedOrigins" | "publicUrl">;
  callers: Callers;
  store: DashboardStore;
  profiles: ProfileStore;
};
