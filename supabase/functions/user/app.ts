import { type Callers, requireSelf } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { createApp, type EdgeContext, route } from "../_shared/edge/http.ts";
import type { SubscriptionStore } from "./store.ts";

export type UserGateways = {
  platform: Pick<Platform, "allowedOrigins">;
  callers: Callers;
  subscriptions: SubscriptionStore;
};

/** What belongs to a user's account (A§7). */
export function createUserApp(gateways: UserGateways) {
  const app = createApp({ name: "user", allowedOrigins: gateways.platform.allowedOrigins });
  route(app, "/subscription/:userId", { get: (c) => subscription(c, gateways) });
  return app;
}

/** `GET /user/subscription/:userId` → {user_id, subscription_plan}: the caller's own. */
async function subscription(c: EdgeContext, { callers, subscriptions }: UserGateways) {
  const user = requireSelf(await callers.identify(c.req.raw), c.req.param("userId") ?? "");
  return c.json(await subscriptions.of(user));
}
