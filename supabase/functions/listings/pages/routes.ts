import type { Callers } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, requireService, route } from "../../_shared/edge/http.ts";
import type { PageGateways } from "./gateways.ts";

type Gateways = { pages: PageGateways; callers: Callers };

export function addPageRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/rebuild", { post: (c) => rebuild(c, gateways) });
}

/**
 * `POST /listings/rebuild`: called by our scheduler after something public was taken away, to rebuild the
 * prerendered pages. Without a hook, the operator does so (docs/operating.md).
 */
async function rebuild(c: EdgeContext, { pages, callers }: Gateways) {
  requireService(c, callers);
  const latest = await pages.waiting();
  if (latest === null) return c.json({ asked: false });
  const asked = await pages.askForBuild();
  await pages.forget(latest);
  return c.json({ asked });
}
