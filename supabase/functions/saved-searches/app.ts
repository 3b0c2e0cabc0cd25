import { AppError } from "../_shared/domain/errors.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { createApp, type EdgeContext, route } from "../_shared/edge/http.ts";
import type { Sender } from "../_shared/edge/outbox.ts";

export type SavedSearchesGateways = {
  platform: Pick<Platform, "allowedOrigins">;
  database: Database;
  callers: Callers;
  sender: Sender;
};

/**
 * `POST /saved-searches/send` sends the mail that is due, for our scheduler with the secret key.
 * `POST /saved-searches/unsubscribe?token=…` is the one-click unsubscribe of mail programs (RFC
 * 8058).
 */
export function createSavedSearchesApp(gateways: SavedSearchesGateways) {
  const app = createApp({
    name: "saved-searches",
    allowedOrigins: gateways.platform.allowedOrigins,
  });
  route(app, "/send", { post: (c) => send(c, gateways) });
  route(app, "/unsubscribe", { post: (c) => unsubscribe(c, gateways) });
  return app;
}

async function send(c: EdgeContext, { callers, sender }: SavedSearchesGateways) {
  if (!callers.isService(c.req.raw)) throw new AppError("forbidden");
  return c.json(await sender.sendAll());
}

/** Answers every link alike, so that it doesn't reveal which ones exist. */
async function unsubscribe(c: EdgeContext, { database }: SavedSearchesGateways) {
  const token = (c.req.query("token") ?? "").slice(0, 200);
  await ask(database.anonymousClient().rpc("unsubscribe_saved_search", { token }), "unavailable");
  return c.body(null, 204);
}
