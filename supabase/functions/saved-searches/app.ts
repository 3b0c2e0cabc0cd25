import { AppError } from "../_shared/domain/errors.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import { createApp, type EdgeContext, route } from "../_shared/edge/http.ts";
import type { Mailer } from "../_shared/edge/mail.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { deliverDue } from "./delivery.ts";
import type { SearchMailStore } from "./store.ts";

export type SavedSearchesGateways = {
  platform: Pick<Platform, "allowedOrigins" | "publicUrl">;
  mail: Pick<MailSettings, "from" | "siteUrl">;
  store: SearchMailStore;
  callers: Callers;
  visitors: Visitors;
  mailer: Mailer;
};

/**
 * `POST /saved-searches` sends the mail that is due; only our scheduler may ask, with the secret key.
 * `POST /saved-searches/unsubscribe?token=…` is what a mail program posts when its own
 * "unsubscribe" is pressed (RFC 8058).
 */
export function createSavedSearchesApp(gateways: SavedSearchesGateways) {
  const app = createApp({
    name: "saved-searches",
    allowedOrigins: gateways.platform.allowedOrigins,
  });
  route(app, "/", { post: (c) => send(c, gateways) });
  route(app, "/unsubscribe", { post: (c) => unsubscribe(c, gateways) });
  return app;
}

async function send(c: EdgeContext, gateways: SavedSearchesGateways) {
  if (!gateways.callers.isService(c.req.raw)) throw new AppError("forbidden");
  return c.json(await deliverDue(gateways));
}

/** The same answer for every link: it tells nobody which ones there are. */
async function unsubscribe(c: EdgeContext, { store }: SavedSearchesGateways) {
  await store.unsubscribe((c.req.query("token") ?? "").slice(0, 200));
  return c.body(null, 204);
}
