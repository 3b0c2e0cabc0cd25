import { type Callers, requireCaller, type User } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import type { EdgeContext } from "../_shared/edge/http.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { DashboardStore } from "./store.ts";

export type DashboardGateways = {
  platform: Pick<Platform, "allowedOrigins" | "publicUrl">;
  callers: Callers;
  store: DashboardStore;
  profiles: ProfileStore;
};

/** @throws AppError `authentication_required` */
export async function callerOf(
  c: EdgeContext,
  { callers }: Pick<DashboardGateways, "callers">,
): Promise<User> {
  return requireCaller(await callers.identify(c.req.raw));
}
