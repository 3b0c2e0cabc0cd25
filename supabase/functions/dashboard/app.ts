import { summaryOf } from "../_shared/domain/people/next-step.ts";
import { suggestionsFor } from "../_shared/domain/people/suggestions.ts";
import { requireUser } from "../_shared/edge/caller.ts";
import { createApp, type EdgeContext, route } from "../_shared/edge/http.ts";
import type { DashboardGateways } from "./gateways.ts";
import { addProfileRoutes } from "./profile.ts";
import { addTimelineRoutes, homeOf } from "./timeline.ts";

/**
 * The dashboard's data (docs/product.md A§7). Failures are reported, so that defaults never pass
 * for the owner's own data (decision 45).
 */
export function createDashboardApp(gateways: DashboardGateways) {
  const app = createApp({ name: "dashboard", allowedOrigins: gateways.platform.allowedOrigins });
  route(app, "/summary", { get: (c) => summary(c, gateways) });
  route(app, "/suggestions", { get: (c) => suggestions(c, gateways) });
  addTimelineRoutes(app, gateways);
  addProfileRoutes(app, gateways);
  return app;
}

/** `GET /dashboard/summary` → DashboardSummary. */
async function summary(c: EdgeContext, gateways: DashboardGateways) {
  const { state } = await gateways.store.read(await requireUser(c, gateways.callers));
  return c.json(summaryOf(state, new Date()));
}

/** `GET /dashboard/suggestions` → three or four of {id, title, description, prompt}, about the home in `home`. */
async function suggestions(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  const [{ state }, buyer] = await Promise.all([
    gateways.store.read(user, homeOf(c)),
    gateways.store.buyer(user),
  ]);
  return c.json(suggestionsFor(state, buyer, homeOf(c)));
}
